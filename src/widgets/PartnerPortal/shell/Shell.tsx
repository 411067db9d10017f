import { useStore } from "zustand";
import type { PartnerProject } from "../../../shared/contracts/partnerProject.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import { Toast } from "../../../shared/ui/Toast.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { dashboardRoute, type Page, type PortalRoute } from "../route.ts";
import type { PortalStore } from "../storeType.ts";
import { texts } from "../texts.ts";
import { LazyDialogs } from "./LazyDialogs.tsx";
import { LazySection } from "./LazySection.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { NotFound } from "./NotFound.tsx";
import { PortalLink } from "./PortalLink.tsx";
import css from "./Shell.css?inline";

interface ShellProps {
  portal: PortalStore;
  project: PartnerProject;
  route: PortalRoute;
}

const pages = ["dashboard", "locations", "brands", "finances", "integrations", "team"] as const;

/** The frame of every page: project, navigation, help and logout. */
export function Shell({ portal, project, route }: ShellProps) {
  const copy = useTexts(texts);
  useSheet(css);
  const toast = useStore(portal.toast);
  return (
    <div className="portal" data-page={route.page}>
      <header className="portal-head">
        <ProjectName portal={portal} project={project} />
        <div className="portal-tools">
          <Button kind="quiet" onClick={() => portal.askForHelp()}>
            {copy.shell.help}
          </Button>
          <Button kind="quiet" onClick={() => void portal.unsavedGuard.leave(portal.logOut)}>
            {copy.logOut}
          </Button>
        </div>
      </header>
      <nav className="portal-nav" aria-label={copy.nav.label}>
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <PortalLink
                portal={portal}
                to={routeOf(page)}
                aria-current={route.page === page ? "page" : undefined}
              >
                {copy.nav[page]}
              </PortalLink>
            </li>
          ))}
        </ul>
      </nav>
      <ActivityBar portal={portal} route={route} />
      <div className="portal-page">
        <CurrentPage portal={portal} project={project} route={route} />
      </div>
      <LeaveDialog portal={portal} />
      <LazyDialogs portal={portal} project={project} route={route} />
      <Toast toastKey={toast.key} onHide={portal.dismissToast}>
        {toast.text}
      </Toast>
    </div>
  );
}

/** Shows a background activity with a link to its page. */
function ActivityBar({ portal, route }: Pick<ShellProps, "portal" | "route">) {
  const { current } = useStore(portal.activity);
  const to = current?.route;
  const isCurrentPage = to && to.page === route.page && to.id === route.id;
  return (
    <p className="portal-ongoing small" role="status">
      {current &&
        !isCurrentPage &&
        (to ? (
          <PortalLink portal={portal} to={to}>
            {current.text}
          </PortalLink>
        ) : (
          current.text
        ))}
    </p>
  );
}

function CurrentPage({ portal, project, route }: ShellProps) {
  switch (route.page) {
    case "lost":
      return <NotFound portal={portal} />;
    default:
      return (
        <LazySection
          key={route.page}
          section={route.page === "login" ? "dashboard" : route.page}
          portal={portal}
          project={project}
          route={route}
        />
      );
  }
}

/** The project's name, or a select if the user has several projects. */
function ProjectName({ portal, project }: Pick<ShellProps, "portal" | "project">) {
  const copy = useTexts(texts);
  const available = project.currentUser?.availableProjects ?? [];
  const name = project.projectName ?? project.slug;
  if (available.length < 2) return <p className="portal-name">{name}</p>;
  const options = available.map(({ slug, name: label }) => ({ value: slug, label }));
  const allOptions = options.some(({ value }) => value === project.slug)
    ? options
    : [{ value: project.slug, label: name }, ...options];
  return (
    <div className="portal-switch">
      <Select
        label={copy.shell.project}
        value={project.slug}
        options={allOptions}
        onChange={(slug) => slug !== project.slug && portal.chooseProject(slug)}
      />
    </div>
  );
}

function routeOf(page: Page): PortalRoute {
  return { ...dashboardRoute, page };
}
