import type { Client } from "../../shared/api/client.ts";
import type { PartnerProject } from "../../shared/contracts/partnerProject.ts";
import type { LazySignInStore } from "../../shared/signin/lazySignIn.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { Drafts } from "./drafts.ts";
import type { Navigation } from "./navigation.ts";
import type { Overlays } from "./overlays.ts";
import type { ProjectData } from "./projectData.ts";
import type { ProjectFlow } from "./projectFlow.ts";
import type { Resources } from "./resources.ts";
import type { PortalRoute } from "./route.ts";
import type { UnsavedGuard } from "./unsavedGuard.ts";

/** The store as the screens of a portal use it. `createPortal` creates it. */
export interface PortalStore extends Overlays, Omit<ProjectData, "resetProjectData"> {
  environment(): Environment;
  /** The session and the project: signed out, choosing, loading or open. */
  readonly flow: ProjectFlow;
  readonly navigation: Navigation;
  readonly unsavedGuard: UnsavedGuard;
  readonly drafts: Drafts;
  /** Aborted when another user signs in. */
  userSignal(): AbortSignal;
  readonly resources: Resources;
  client(): Client;
  /** The slug of the project that is open or requested. */
  slug(): string;
  readonly signIn: LazySignInStore;
  /** Reads again what could not be read. */
  retry(): void;
  /** Opens another project, once nothing is unsaved. */
  chooseProject(slug: string): void;
  /** Ends the session and forgets everything, including what was typed (A4.07). */
  logOut(): void;
}

/** The props of every section. */
export interface SectionProps {
  portal: PortalStore;
  project: PartnerProject;
  route: PortalRoute;
}
