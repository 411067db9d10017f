import type { Problem } from "../../../shared/api/outcome.ts";
import type { ProjectRef } from "../../../shared/contracts/partnerProject.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { problemText } from "../problemText.ts";
import type { PortalStore } from "../store.ts";

export function ProjectLoading() {
  return (
    <Screen screenKey="loading" heading={copy.early.loading} width="full">
      <Skeleton
        shape={["title", "line", "line", "control", "control"]}
        text={copy.early.loadingLong}
      />
    </Screen>
  );
}

/** The project could not be read: why, and what can be done. */
export function ProjectFailure({ portal, problem }: { portal: PortalStore; problem: Problem }) {
  const { support } = useEnvironment().config.links;
  const isMissing = problem.kind === "rejected" && problem.status === 404;
  return (
    <Screen
      screenKey="failed"
      heading={isMissing ? copy.early.missing : copy.early.failed}
      actions={
        <>
          <Button kind="primary" onClick={portal.retry}>
            {copy.again}
          </Button>
          <LinkButton href={support}>{copy.early.support}</LinkButton>
          <Button kind="quiet" onClick={portal.logOut}>
            {copy.logOut}
          </Button>
        </>
      }
    >
      <Alert>
        {isMissing ? copy.early.missingText : problemText(problem, copy.early.failedText)}
      </Alert>
    </Screen>
  );
}

/** The page names no project and the person has several, or none. */
export function ProjectChoice({
  portal,
  projects,
}: {
  portal: PortalStore;
  projects: readonly ProjectRef[];
}) {
  const { support } = useEnvironment().config.links;
  if (!projects.length) {
    return (
      <Screen
        screenKey="none"
        heading={copy.early.none}
        lead={copy.early.noneText}
        actions={
          <>
            <LinkButton kind="primary" href={support}>
              {copy.early.support}
            </LinkButton>
            <Button onClick={portal.logOut}>{copy.logOut}</Button>
          </>
        }
      />
    );
  }
  return (
    <Screen
      screenKey="choosing"
      heading={copy.early.choose}
      actions={
        <Button kind="quiet" onClick={portal.logOut}>
          {copy.logOut}
        </Button>
      }
    >
      <ul className="stack">
        {projects.map(({ slug, name }) => (
          <li key={slug}>
            <Button wide onClick={() => portal.chooseProject(slug)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
