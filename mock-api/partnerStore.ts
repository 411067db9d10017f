import type { Backend } from "./backend.ts";
import { harborGroup, lakeGroup } from "./partnerProjects.ts";
import type { WireProject } from "./partnerState.ts";

export interface PartnerState {
  projects: WireProject[];
  /** The number of the write, counted from the next, that finds its session ended; 0 for none. */
  sessionEndsAt: number;
  /** How many writes fail, and with which status; status 0 fails the connection. */
  failingWrites: number;
  failsWith: number;
  /** How many saves of a location are carried out without an answer. */
  losesSaves: number;
  losesSubmit: boolean;
  /** Whether a colleague changes the location that is read next. */
  colleagueChanges: boolean;
  requiresMore: boolean;
  listsPermissionsPlainly: boolean;
  signsUploads: boolean;
  /** Whether signatures are nearly an hour old. */
  signsOld: boolean;
  /** How many direct uploads fail, and whether the image host never answers. */
  failingUploads: number;
  stallsUploads: boolean;
  popupsMissing: number;
  uploads: Record<string, string>;
  uploadsMade: number;
  accountsMade: number;
  membersMade: number;
  imagesMade: number;
}

/** The area's part of the state, apart from its handlers, which use it too. */
export const partnerStore = {
  key: "partner",
  initial: (): PartnerState => ({
    projects: [harborGroup(), lakeGroup()],
    sessionEndsAt: 0,
    failingWrites: 0,
    failsWith: 500,
    losesSaves: 0,
    losesSubmit: false,
    colleagueChanges: false,
    requiresMore: false,
    listsPermissionsPlainly: false,
    signsUploads: true,
    signsOld: false,
    failingUploads: 0,
    stallsUploads: false,
    popupsMissing: 0,
    uploads: {},
    uploadsMade: 0,
    accountsMade: 0,
    membersMade: 0,
    imagesMade: 0,
  }),
};

export const staffEmail = "staff@example.com";

/** The projects of an account, as listed by `available_projects`. */
export function projectsOf(
  backend: Backend,
  email: string,
): { slug: string; project_name: string }[] {
  const accessible = backend
    .state(partnerStore)
    .projects.filter(
      ({ members }) => email === staffEmail || members.some((member) => member.email === email),
    );
  return accessible.map(({ slug, project_name }) => ({ slug, project_name }));
}
