import { useStore } from "zustand";
import type { PartnerProject } from "../../../shared/contracts/partnerProject.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import { Toast } from "../../../shared/ui/Toast.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import { copy } from "../copy.ts";
import { dashboard, type Page, type Place } from "../place.ts";
import { Dashboard } from "../sections/dashboard/Dashboard.tsx";
import type { PortalStore } from "../store.ts";
import { LateDialogs } from "./LateDialogs.tsx";
import { LateSectionView } from "./LateSectionView.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { Lost } from "./Lost.tsx";
import { PortalLink } from "./PortalLink.tsx";
import css from "./Shell.css?inline";
import { useCurrentInView } from "./useCurrentInView.ts";

interface ShellProps {
  portal: PortalStore;
  project: PartnerProject;
  place: Place;
}

const pages = ["dashboard", "locations", "brands", "finances", "integrations", "team"] as const;

/** What stands around every page: project, ways to the sections, help and the way out. */
export function Shell({ portal, project, place }: ShellProps) {
  useSheet(css);
  const toast = useStore(portal.toast);
  const nav = useCurrentInView<HTMLElement>(place.page);
  return (
    <div className="portal" data-page={place.page}>
      <header className="portal-head">
        <ProjectName portal={portal} project={project} />
        <div className="portal-tools">
          <Button kind="quiet" onClick={() => portal.askForHelp()}>
            {copy.shell.help}
          </Button>
          <Button kind="quiet" onClick={() => void portal.leaving.leave(portal.logOut)}>
            {copy.logOut}
          </Button>
        </div>
      </header>
      <nav ref={nav} className="portal-nav" aria-label={copy.nav.label}>
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <PortalLink
                portal={portal}
                to={placeOf(page)}
                aria-current={place.page === page ? "page" : undefined}
              >
                {copy.nav[page]}
              </PortalLink>
            </li>
          ))}
        </ul>
      </nav>
      <OngoingBar portal={portal} place={place} />
      <div className="portal-page">
        <PageOf portal={portal} project={project} place={place} />
      </div>
      <LeaveDialog portal={portal} />
      <LateDialogs portal={portal} project={project} place={place} />
      <Toast toastKey={toast.key} onGone={portal.dropToast}>
        {toast.text}
      </Toast>
    </div>
  );
}

/** What goes on elsewhere, with a way there. */
function OngoingBar({ portal, place }: Pick<ShellProps, "portal" | "place">) {
  const { now } = useStore(portal.ongoing);
  const to = now?.place;
  const isThere = to && to.page === place.page && to.id === place.id;
  return (
    <p className="portal-ongoing small" role="status">
      {now &&
        !isThere &&
        (to ? (
          <PortalLink portal={portal} to={to}>
            {now.text}
          </PortalLink>
        ) : (
          now.text
        ))}
    </p>
  );
}

function PageOf({ portal, project, place }: ShellProps) {
  switch (place.page) {
    case "dashboard":
    case "login":
      return <Dashboard portal={portal} project={project} />;
    case "lost":
      return <Lost portal={portal} />;
    default:
      return (
        <LateSectionView
          key={place.page}
          section={place.page}
          portal={portal}
          project={project}
          place={place}
        />
      );
  }
}

/** The project's name; a choice where the person has several. */
function ProjectName({ portal, project }: Pick<ShellProps, "portal" | "project">) {
  const available = project.currentUser?.availableProjects ?? [];
  const name = project.projectName ?? project.slug;
  if (available.length < 2) return <p className="portal-name">{name}</p>;
  const options = available.map(({ slug, name: label }) => ({ value: slug, label }));
  const known = options.some(({ value }) => value === project.slug)
    ? options
    : [{ value: project.slug, label: name }, ...options];
  return (
    <div className="portal-switch">
      <Select
        label={copy.shell.project}
        value={project.slug}
        options={known}
        onChange={(slug) => slug !== project.slug && portal.chooseProject(slug)}
      />
    </div>
  );
}

function placeOf(page: Page): Place {
  return { ...dashboard, page };
}
