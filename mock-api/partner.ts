import type { Area } from "./backend.ts";
import { brandCalls } from "./partnerBrandCalls.ts";
import { financeCalls } from "./partnerFinanceCalls.ts";
import { locationCalls } from "./partnerLocationCalls.ts";
import { projectCalls } from "./partnerProjectCalls.ts";
import { chain, newProject, readyProject } from "./partnerProjects.ts";
import type { WireProject, WireSection } from "./partnerState.ts";
import { partnerStore, type PartnerState } from "./partnerStore.ts";
import { teamCalls } from "./partnerTeamCalls.ts";

function first(state: PartnerState): WireProject {
  const [project] = state.projects;
  if (!project) throw new Error("the partner account has no project");
  return project;
}

function onlyLocked(project: WireProject): void {
  const sections: WireSection[] = ["locations", "brands", "finances", "integrations"];
  for (const section of sections) project.editable[section] = false;
}

/** Partner projects; sign in as partner@, editor@, viewer@ or staff@example.com. */
export const partner: Area<PartnerState> = {
  ...partnerStore,
  scenarios: {
    "partner-new": (state) => void (state.projects = [newProject()]),
    "partner-nothing": (state) =>
      void (state.projects = [
        { ...newProject(), brands: [], locations: [], onboarding_specialist: null },
      ]),
    "partner-ready": (state) => void (state.projects = [readyProject()]),
    "partner-ready-submit-lost": (state) =>
      Object.assign(state, {
        projects: [{ ...readyProject(), submit_modal_displayed_at: "2026-11-01T09:00:00Z" }],
        losesSubmit: true,
      }),
    "partner-submitted": (state) => {
      state.projects = [
        {
          ...readyProject(),
          status: "submitted",
          submit_modal_displayed_at: "2026-11-01T09:00:00Z",
        },
      ];
      onlyLocked(first(state));
    },
    "partner-changes-requested": (state) => {
      state.projects = [
        {
          ...readyProject(),
          status: "changes_requested",
          submit_modal_displayed_at: "2026-11-01T09:00:00Z",
        },
      ];
      first(state).warnings = [
        {
          message: "The menu link of Harbor Grill Airport leads nowhere.",
          section: "locations",
          id: 102,
          step: "menu",
          field: "menu_url",
        },
        "Please check the opening photo of Casa Verde.",
      ];
    },
    "partner-unknown-status": (state) => void (first(state).status = "waiting_for_legal"),
    "partner-chain": (state) => void (state.projects = [chain(2_000)]),
    "partner-huge": (state) => void (state.projects = [chain(10_000)]),
    "partner-read-only": (state) => onlyLocked(first(state)),
    "partner-inconsistent": (state) => void (first(state).contradicts = true),
    "partner-session-ends": (state) => void (state.sessionEndsAt = 1),
    "partner-write-fails": (state) => Object.assign(state, { failingWrites: 1, failsWith: 500 }),
    "partner-write-refused": (state) => Object.assign(state, { failingWrites: 99, failsWith: 403 }),
    "partner-write-conflict": (state) => Object.assign(state, { failingWrites: 1, failsWith: 409 }),
    "partner-save-lost": (state) => void (state.losesSaves = 1),
    "partner-meddled": (state) => void (state.colleagueChanges = true),
    "partner-requirements": (state) => {
      state.requiresMore = true;
      for (const account of first(state).accounts)
        Object.assign(account, {
          status: "restricted",
          requirements_due: ["individual.verification.document", "business_profile.url"],
        });
    },
    "partner-plain-permissions": (state) => void (state.listsPermissionsPlainly = true),
    "partner-unsigned-uploads": (state) => void (state.signsUploads = false),
    "partner-old-signature": (state) => void (state.signsOld = true),
    "partner-uploads-fail": (state) => void (state.failingUploads = 1),
    "partner-uploads-stall": (state) => void (state.stallsUploads = true),
    "partner-popup-missing": (state) => void (state.popupsMissing = 1),
    "partner-long-names": (state) => {
      const project = first(state);
      project.project_name = "Vereinigte Donaudampfschifffahrtsgaststättenbetriebsgesellschaft";
      for (const location of project.locations)
        location.name = `${location.name} — Hauptbahnhofsgaststättenverwaltungsgebäude 🍜 مطعم`;
    },
  },
  handlers: (backend) => [
    ...projectCalls(backend),
    ...locationCalls(backend).slice(0, -1),
    ...brandCalls(backend),
    ...financeCalls(backend),
    ...teamCalls(backend),
    ...locationCalls(backend).slice(-1),
  ],
};
