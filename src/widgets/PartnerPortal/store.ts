import { logOut as endSession } from "../../shared/session/logOut.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createLazySignIn } from "../../shared/signin/lazySignIn.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { createDrafts } from "./drafts.ts";
import type { PortalState } from "./flow.ts";
import { createNavigation, type Navigation } from "./navigation.ts";
import type { Options } from "./options.ts";
import { createOverlays } from "./overlays.ts";
import { createProjectData } from "./projectData.ts";
import { createProjectFlow, slugIn, type ProjectFlow } from "./projectFlow.ts";
import { createResources } from "./resources.ts";
import { createRouter, dashboardRoute, type PortalRoute } from "./route.ts";
import { sections } from "./sections.ts";
import type { PortalStore } from "./storeType.ts";
import { createUnsavedGuard } from "./unsavedGuard.ts";
import { createUserScope } from "./userScope.ts";

/** Creates the store of one portal: session, project, route and resources. Made once per root. */
export function createPortal({ options, environment }: StoreDeps<Options>): PortalStore {
  const { signal, emit } = environment();
  const session = dinerSession();
  const { isSignedIn } = session;
  const client = () => clientOf(environment());
  const drafts = createDrafts();
  const userScope = createUserScope(signal);
  const unsavedGuard = createUnsavedGuard();
  const overlays = createOverlays(environment);
  const route = createRouter(environment());
  const navigation = createNavigation({ route, unsavedGuard, signal, isSignedIn });
  const requestedSlug = (): string | null =>
    slugOf(navigation.store.getState().query.project) ?? slugOf(options().project);
  const flow = createProjectFlow({
    initial: isSignedIn() ? initialState(requestedSlug()) : { kind: "signedOut" },
    client,
    signal,
    onBug: reportBug(environment),
    onReading: () => prefetchPage(navigation.store.getState()),
    onRead({ currentUser }) {
      if (!drafts.claim(currentUser?.email ?? null)) userScope.end();
    },
  });
  const slug = (): string => slugIn(flow);
  const resources = createResources({ client, slug, signal });
  const { resetProjectData, ...projectData } = createProjectData(flow, client, signal);

  function resetData(): void {
    resetProjectData();
    for (const resource of Object.values(resources)) resource.reset();
    unsavedGuard.reset();
    overlays.closeDialog();
  }

  /** Ends the session and forgets everything. */
  function logOut(): void {
    drafts.clear();
    userScope.end();
    resetData();
    navigation.reset();
    endSession(environment().config, session);
    drafts.clear();
  }

  emitSessionEvents(session, { signal, emit });
  const unsubscribe = session.subscribe((change) => {
    // A new token may belong to another user, so only drafts stay, which belong to a named user
    // (fault C1).
    flow.send({ type: "signedOut" });
    resetData();
    if (change !== "signed-in") return navigation.goToSignIn();
    navigation.returnFromSignIn();
    flow.send({ type: "signedIn", slug: requestedSlug() });
  });
  signal.addEventListener("abort", unsubscribe, { once: true });
  navigation.start();

  return {
    ...overlays,
    ...projectData,
    environment,
    flow,
    navigation,
    unsavedGuard,
    drafts,
    userSignal: userScope.signal,
    resources,
    client,
    slug,
    signIn: createLazySignIn(environment, { siteArea: () => "partner_portal" }),
    retry: () => flow.send({ type: "retried" }),
    chooseProject: (chosen: string) =>
      void unsavedGuard.leave(() => {
        resetData();
        openProject(flow, navigation, chosen);
      }),
    logOut,
  };
}

/**
 * Opens a project. A link without a project continues to its page after the user has chosen one.
 * Changing projects leads to the dashboard.
 */
function openProject(flow: ProjectFlow, navigation: Navigation, slug: string): void {
  const { page, id, query } =
    flow.store.getState().kind === "choosing" ? navigation.store.getState() : dashboardRoute;
  navigation.goTo({ page, id, query: { ...query, project: slug } }, "push");
  flow.send({ type: "projectChosen", slug });
}

/** Loads the code of the page while its project is read. */
function prefetchPage({ page }: PortalRoute): void {
  const section = page === "login" ? "dashboard" : page;
  if (section !== "lost") sections[section].prefetch();
}

function initialState(slug: string | null): PortalState {
  return slug === null
    ? { kind: "loadingProjects", attempt: 1 }
    : { kind: "loadingProject", attempt: 1, slug };
}

function slugOf(slug: string | undefined): string | null {
  return slug && /^[\w.-]{1,100}$/.test(slug) ? slug : null;
}
