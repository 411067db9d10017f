import { createStore } from "zustand/vanilla";
import type { PartnerProject } from "../../shared/contracts/partnerProject.ts";
import { availableProjects, projectBySlug } from "../../shared/contracts/partnerProject.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createLazySignIn } from "../../shared/signin/lazySignIn.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { copy } from "./copy.ts";
import { createDrafts } from "./drafts.ts";
import { transition, type PortalEvent, type PortalState } from "./flow.ts";
import { createUnsavedGuard } from "./unsavedGuard.ts";
import { createNavigation } from "./navigation.ts";
import type { Options } from "./options.ts";
import { createRouter, dashboardRoute, type PortalRoute } from "./route.ts";
import { createResources } from "./resources.ts";
import { sections } from "./sections.ts";

export interface Toast {
  readonly key: number;
  readonly text: string | null;
}

export interface BackgroundActivity {
  readonly text: string;
  /** The route where it is handled; null in another project. */
  readonly route: PortalRoute | null;
}

export type PortalStore = ReturnType<typeof createPortal>;

/** Creates the store of one portal: session, project, route and resources. Made once per root. */
export function createPortal({ options, environment }: StoreStart<Options>) {
  const { signal, emit } = environment();
  const session = dinerSession();
  const client = () => clientOf(environment());
  const router = createRouter(environment());
  const drafts = createDrafts();
  const unsavedGuard = createUnsavedGuard();
  const navigation = createNavigation({
    route: router,
    unsavedGuard,
    signal,
    isSignedIn: session.isSignedIn,
  });
  const toast = createStore<Toast>(() => ({ key: 0, text: null }));
  const dialog = createStore<{ readonly open: null | "help" | "submit"; readonly message: string }>(
    () => ({ open: null, message: "" }),
  );
  /** The background activity of pages other than the current one. */
  const activity = createStore<{ readonly current: BackgroundActivity | null }>(() => ({
    current: null,
  }));
  let userScope = new AbortController();
  const onBug = (error: unknown) =>
    environment().fail(
      "render",
      `PartnerPortal: ${error instanceof Error ? error.message : "an effect failed"}`,
    );

  emitSessionEvents(session, { signal, emit });

  const requestedSlug = (): string | null =>
    slugOf(navigation.store.getState().query.project) ?? slugOf(options().project);

  const flow = createFlow<PortalState, PortalEvent>({
    initial: session.isSignedIn() ? initialState(requestedSlug()) : { kind: "signedOut" },
    transition,
    signal,
    onBug,
    effects: {
      async finding(_, { send, signal: stateSignal }) {
        send({
          type: "projectsAnswered",
          outcome: await client().call(availableProjects, {}, { signal: stateSignal }),
        });
      },
      async reading({ slug }, { send, signal: stateSignal }) {
        prefetchPage();
        const outcome = await readProject(slug, stateSignal);
        if (stateSignal.aborted) return;
        if (outcome.ok && !drafts.claim(outcome.value.currentUser?.email ?? null)) endUserScope();
        send({ type: "projectAnswered", outcome });
      },
      failed: (_, { send, signal: stateSignal }) =>
        onOnline(stateSignal, () => send({ type: "retried" })),
    },
  });

  /** Loads the code of the page while its project is read. */
  function prefetchPage(): void {
    const { page } = navigation.store.getState();
    const section = page === "login" ? "dashboard" : page;
    if (section !== "lost") sections[section].prefetch();
  }

  function readProject(slug: string, readSignal: AbortSignal) {
    return client().call(
      projectBySlug,
      { path: { slug }, query: { request_for: "all" } },
      { signal: readSignal },
    );
  }

  const slug = (): string => {
    const state = flow.store.getState();
    return "slug" in state ? (state.slug ?? "") : "";
  };
  const resources = createResources({ client, slug, signal: signal });
  let refresh = new AbortController();
  let isStale = false;
  let hasOfferedSubmit = false;
  let hasShownSubmit = false;

  /** Ends background work when the user signs out or changes. */
  function endUserScope(): void {
    userScope.abort();
    userScope = new AbortController();
  }

  function resetData(): void {
    refresh.abort();
    isStale = false;
    hasOfferedSubmit = false;
    hasShownSubmit = false;
    for (const resource of Object.values(resources)) resource.reset();
    unsavedGuard.reset();
    dialog.setState({ open: null });
  }

  const unsubscribe = session.subscribe((change) => {
    if (change === "signed-in") {
      // A new token may belong to another user, so nothing of the previous one is kept.
      flow.send({ type: "signedOut" });
      resetData();
      navigation.returnFromSignIn();
      return flow.send({ type: "signedIn", slug: requestedSlug() });
    }
    // Input stays in the drafts, so that the same user can continue where they stopped (fault C1).
    flow.send({ type: "signedOut" });
    resetData();
    navigation.goToSignIn();
  });
  signal.addEventListener("abort", unsubscribe, { once: true });
  signal.addEventListener("abort", () => refresh.abort(), { once: true });
  signal.addEventListener("abort", () => userScope.abort(), { once: true });
  if (session.isSignedIn()) navigation.returnFromSignIn();
  else navigation.goToSignIn();

  return {
    environment,
    flow,
    navigation,
    unsavedGuard,
    drafts,
    toast,
    dialog,
    activity,
    /**
     * Aborts when the user logs out or changes; an expired session that is renewed does not abort
     * it.
     */
    userSignal: () => userScope.signal,
    resources,
    client,
    slug,
    signIn: createLazySignIn(environment, { siteArea: () => "partner_portal" }),
    retry: () => flow.send({ type: "retried" }),
    /** Reads the project again in the background; the last read wins. */
    async refreshProject(): Promise<void> {
      refresh.abort();
      const thisRefresh = (refresh = new AbortController());
      isStale = false;
      const outcome = await readProject(slug(), thisRefresh.signal);
      if (outcome.ok && !thisRefresh.signal.aborted)
        flow.send({ type: "projectChanged", change: () => outcome.value });
    },
    /**
     * Whether anything was written since the project was read, which may change its counts and
     * warnings.
     */
    isStale: () => isStale,
    /** Returns true once: the submit dialog opens by itself at most once (P9). */
    offerSubmitOnce(): boolean {
      const isFirstOffer = !hasOfferedSubmit;
      hasOfferedSubmit = true;
      return isFirstOffer;
    },
    /** Returns true once, so that the first showing is recorded once even if rendering repeats. */
    isFirstSubmitDialog(): boolean {
      const isFirst = !hasShownSubmit;
      hasShownSubmit = true;
      return isFirst;
    },
    /** Applies a write to the project. */
    changeProject(change: (project: PartnerProject) => PartnerProject): void {
      isStale = true;
      flow.send({ type: "projectChanged", change });
    },
    chooseProject(chosen: string): void {
      void unsavedGuard.leave(() => {
        resetData();
        // After choosing a project, a link without a project continues to its page; a change of
        // projects goes to the dashboard.
        const { page, id, query } =
          flow.store.getState().kind === "choosing" ? navigation.store.getState() : dashboardRoute;
        navigation.goTo({ page, id, query: { ...query, project: chosen } }, "push");
        flow.send({ type: "projectChosen", slug: chosen });
      });
    },
    showToast: (text: string) => toast.setState(({ key }) => ({ key: key + 1, text })),
    dismissToast: () => toast.setState({ text: null }),
    askForHelp: (message = "") => dialog.setState({ open: "help", message }),
    closeDialog: () => dialog.setState({ open: null }),
    /** Reports that the dialog's code failed to load. */
    dialogFailed(): void {
      dialog.setState({ open: null });
      toast.setState(({ key }) => ({
        key: key + 1,
        text: `${copy.loadFailed.heading}. ${copy.loadFailed.text}`,
      }));
    },
    openSubmit: () => dialog.setState({ open: "submit" }),
    /** Ends the session and forgets everything, what was typed included (A4.07). */
    logOut(): void {
      drafts.clear();
      endUserScope();
      resetData();
      navigation.reset();
      session.signOut();
      drafts.clear();
    },
  };
}

function initialState(slug: string | null): PortalState {
  return slug === null ? { kind: "finding", attempt: 1 } : { kind: "reading", attempt: 1, slug };
}

function slugOf(slug: string | undefined): string | null {
  return slug && /^[\w.-]{1,100}$/.test(slug) ? slug : null;
}
