import type { Problem } from "../../../shared/api/outcome.ts";
import type { ProjectRef } from "../../../shared/contracts/partnerProject.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { useProblemText } from "../problemText.ts";
import type { PortalStore } from "../storeType.ts";
import { texts } from "../texts.ts";

export function ProjectLoading() {
  const copy = useTexts(texts);
  return (
    <Screen screenKey="loading" heading={copy.project.loading} width="full">
      <Skeleton
        shape={["title", "line", "line", "control", "control"]}
        text={copy.project.loadingLong}
      />
    </Screen>
  );
}

/** Shown if the project cannot be read, with the reason and what to do next. */
export function ProjectFailure({ portal, problem }: { portal: PortalStore; problem: Problem }) {
  const copy = useTexts(texts);
  const problemText = useProblemText();
  const { support } = useEnvironment().config.links;
  const isMissing = problem.kind === "rejected" && problem.status === 404;
  return (
    <Screen
      screenKey="failed"
      heading={isMissing ? copy.project.missing : copy.project.failed}
      actions={
        <>
          <Button kind="primary" onClick={portal.retry}>
            {copy.again}
          </Button>
          <LinkButton href={support}>{copy.project.support}</LinkButton>
          <Button kind="quiet" onClick={portal.logOut}>
            {copy.logOut}
          </Button>
        </>
      }
    >
      <Alert>
        {isMissing ? copy.project.missingText : problemText(problem, copy.project.failedText)}
      </Alert>
    </Screen>
  );
}

/** Shown if the page names no project and the user has several or none. */
export function ProjectChoice({
  portal,
  projects,
}: {
  portal: PortalStore;
  projects: readonly ProjectRef[];
}) {
  const copy = useTexts(texts);
  const { support } = useEnvironment().config.links;
  if (!projects.length) {
    return (
      <Screen
        screenKey="none"
        heading={copy.project.none}
        lead={copy.project.noneText}
        actions={
          <>
            <LinkButton kind="primary" href={support}>
              {copy.project.support}
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
      heading={copy.project.choose}
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
