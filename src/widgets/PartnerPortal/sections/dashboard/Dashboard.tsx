import { useEffect } from "react";
import { useStore } from "zustand";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { isTeamEditable, maySubmit } from "../../access.ts";
import { missingOf } from "../../complete.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import type { PortalStore } from "../../store.ts";
import css from "./Dashboard.css?inline";
import { HelpCard } from "./HelpCard.tsx";
import { MissingList } from "./MissingList.tsx";
import { SectionCards } from "./SectionCards.tsx";
import { standings } from "./standing.ts";
import { StatusPill } from "./StatusPill.tsx";
import { SubmitCard } from "./SubmitCard.tsx";
import { isOpenToSubmit } from "./submittable.ts";
import { TeamStrip } from "./TeamStrip.tsx";

interface DashboardProps {
  portal: PortalStore;
  project: PartnerProject;
}

/** Where the project stands: what is done, what is missing and where it is mended, who is on it, and the way to a submit (P3). */
export function Dashboard({ portal, project }: DashboardProps) {
  useSheet(css);
  const { product } = useEnvironment().config;
  const missing = missingOf(project);
  const canSubmit = maySubmit(project, product.key);
  useFreshProject(portal);
  useSubmitOnce(
    portal,
    !missing.length &&
      canSubmit &&
      isOpenToSubmit(project.status) &&
      project.submitModalDisplayedAt === null,
  );
  return (
    <PageHead
      screenKey="dashboard"
      heading={project.projectName ?? project.slug}
      lead={
        <>
          <span>{addressOf(project)}</span> <StatusPill status={project.status} />
        </>
      }
    >
      <div className="dash">
        <div className="dash-main">
          <SectionCards portal={portal} standings={standings(project, missing)} />
          <MissingList portal={portal} project={project} missing={missing} />
        </div>
        <aside className="dash-side" aria-label={project.projectName ?? project.slug}>
          <SubmitCard
            project={project}
            missing={missing.length}
            canSubmit={canSubmit}
            onSubmit={portal.openSubmit}
          />
          <TeamStrip portal={portal} isManaged={isTeamEditable(project, product.key)} />
          <HelpCard portal={portal} specialist={project.onboardingSpecialist} />
        </aside>
      </div>
    </PageHead>
  );
}

/** What others have changed shows as soon as the dashboard is looked at; not right after the project was read. */
function useFreshProject(portal: PortalStore): void {
  useEffect(() => {
    if (portal.isStale()) void portal.refreshProject();
  }, [portal]);
}

/** The submit dialog opens by itself, once in a project's life (P9). */
function useSubmitOnce(portal: PortalStore, isDue: boolean): void {
  const { open } = useStore(portal.dialog);
  useEffect(() => {
    if (isDue && open === null && portal.mayOfferSubmit()) portal.openSubmit();
  }, [portal, isDue, open]);
}

function addressOf({ addressOne, addressTwo, city, state, zipCode }: PartnerProject): string {
  const town = [city, [state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [addressOne, addressTwo, town].filter(Boolean).join(" · ");
}
