import { useEffect } from "react";
import { useStore } from "zustand";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { isTeamEditable, isSubmitAllowed } from "../../access.ts";
import { missingOf } from "../../missing.ts";
import { Page } from "../../shell/Page.tsx";
import type { PortalStore } from "../../storeType.ts";
import css from "./Dashboard.css?inline";
import { HelpCard } from "./HelpCard.tsx";
import { MissingList } from "./MissingList.tsx";
import { isItemEditable } from "./missingRoute.ts";
import { NextTask } from "./NextTask.tsx";
import { SectionCards } from "./SectionCards.tsx";
import { progressOfSections } from "./sectionProgress.ts";
import { StatusPill } from "./StatusPill.tsx";
import { SubmitCard } from "./SubmitCard.tsx";
import { isOpenToSubmit } from "./isOpenToSubmit.ts";
import { TeamStrip } from "./TeamStrip.tsx";
import { Warnings } from "./Warnings.tsx";

interface DashboardProps {
  portal: PortalStore;
  project: PartnerProject;
}

/** The project's progress, missing values, team and submission (P3). */
export function Dashboard({ portal, project }: DashboardProps) {
  useSheet(css);
  const { product } = useEnvironment().config;
  const missing = missingOf(project);
  const canSubmit = isSubmitAllowed(project, product.key);
  const isInProgress = isOpenToSubmit(project.status) && missing.length > 0;
  const next = isInProgress
    ? missing.find((item) => isItemEditable(project, item, product.key))
    : undefined;
  useFreshProject(portal);
  useSubmitOnce(
    portal,
    !missing.length &&
      canSubmit &&
      isOpenToSubmit(project.status) &&
      project.submitModalDisplayedAt === null,
  );
  const submit = (
    <SubmitCard
      project={project}
      missing={missing.length}
      canSubmit={canSubmit}
      onSubmit={portal.openSubmit}
    />
  );
  return (
    <Page
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
          {project.warnings.length > 0 && <Warnings portal={portal} warnings={project.warnings} />}
          {!isInProgress && submit}
          {next && <NextTask portal={portal} task={next} left={missing.length} />}
          {(missing.length > 0 || project.warnings.length === 0) && (
            <MissingList portal={portal} project={project} missing={missing} isCounted={!next} />
          )}
          {isInProgress && submit}
          <SectionCards portal={portal} sections={progressOfSections(project, missing)} />
        </div>
        <aside className="dash-side" aria-label={project.projectName ?? project.slug}>
          <TeamStrip portal={portal} isManaged={isTeamEditable(project, product.key)} />
          <HelpCard portal={portal} specialist={project.onboardingSpecialist} />
        </aside>
      </div>
    </Page>
  );
}

/** Refreshes the project when the dashboard opens after a write. */
function useFreshProject(portal: PortalStore): void {
  useEffect(() => {
    if (portal.isStale()) void portal.refreshProject();
  }, [portal]);
}

/** Opens the submit dialog automatically, once per project (P9). */
function useSubmitOnce(portal: PortalStore, isDue: boolean): void {
  const { open } = useStore(portal.dialog);
  useEffect(() => {
    if (isDue && open === null && portal.offerSubmitOnce()) portal.openSubmit();
  }, [portal, isDue, open]);
}

function addressOf({ addressOne, addressTwo, city, state, zipCode }: PartnerProject): string {
  const town = [city, [state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [addressOne, addressTwo, town].filter(Boolean).join(" · ");
}
