import { createStore } from "zustand/vanilla";
import type { PartnerProject } from "../../shared/contracts/partnerProject.ts";
import { availableProjects, projectBySlug } from "../../shared/contracts/partnerProject.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { announceSession } from "../../shared/session/announce.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createSignInDoor } from "../../shared/signin/door.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { copy } from "./copy.ts";
import { createDrafts } from "./drafts.ts";
import { transition, type PortalEvent, type PortalState } from "./flow.ts";
import { createLeaving } from "./leaving.ts";
import { createNavigation } from "./navigation.ts";
import type { Options } from "./options.ts";
import { createRoute, dashboard, type Place } from "./place.ts";
import { createResources } from "./resources.ts";

export interface Toast {
  readonly key: number;
  readonly text: string | null;
}

export interface Ongoing {
  readonly text: string;
  /** Where it is looked after; null in another project. */
  readonly place: Place | null;
}

export type PortalStore = ReturnType<typeof createPortal>;

/** One portal: who is signed in, which project, where in it, and what is known. Made once per root. */
export function createPortal({ options, environment }: StoreStart<Options>) {
  const { signal, emit } = environment();
  const session = dinerSession();
  const client = () => clientOf(environment());
  const route = createRoute(environment());
  const drafts = createDrafts();
  const leaving = createLeaving();
  const navigation = createNavigation({ route, leaving, signal, isSignedIn: session.isSignedIn });
  const toast = createStore<Toast>(() => ({ key: 0, text: null }));
  const dialog = createStore<{ readonly open: null | "help" | "submit"; readonly message: string }>(
    () => ({ open: null, message: "" }),
  );
  /** What goes on elsewhere than on the present page. */
  const ongoing = createStore<{ readonly now: Ongoing | null }>(() => ({ now: null }));
  let life = new AbortController();
  const onBug = (error: unknown) =>
    environment().fail(
      "render",
      `PartnerPortal: ${error instanceof Error ? error.message : "an effect failed"}`,
    );

  announceSession(session, { signal, emit });

  const wantedSlug = (): string | null =>
    slugOf(navigation.store.getState().query.project) ?? slugOf(options().project);

  const flow = createFlow<PortalState, PortalEvent>({
    initial: session.isSignedIn() ? started(wantedSlug()) : { kind: "signedOut" },
    transition,
    signal,
    onBug,
    effects: {
      async finding(_, { send, signal: leave }) {
        send({
          type: "projectsAnswered",
          outcome: await client().call(availableProjects, {}, { signal: leave }),
        });
      },
      async reading({ slug }, { send, signal: leave }) {
        const outcome = await readProject(slug, leave);
        if (leave.aborted) return;
        if (outcome.ok && !drafts.claim(outcome.value.currentUser?.email ?? null)) endLife();
        send({ type: "projectAnswered", outcome });
      },
      failed: (_, { send, signal: leave }) => onOnline(leave, () => send({ type: "retried" })),
    },
  });

  function readProject(slug: string, until: AbortSignal) {
    return client().call(
      projectBySlug,
      { path: { slug }, query: { request_for: "all" } },
      { signal: until },
    );
  }

  const slug = (): string => {
    const state = flow.store.getState();
    return "slug" in state ? (state.slug ?? "") : "";
  };
  const resources = createResources({ client, slug, ending: signal });
  let refreshing = new AbortController();
  let isStale = false;
  let hasOfferedSubmit = false;
  let hasShownSubmit = false;

  /** Another person, or nobody: what was begun in the background ends. */
  function endLife(): void {
    life.abort();
    life = new AbortController();
  }

  function forgetWhatWasRead(): void {
    refreshing.abort();
    isStale = false;
    hasOfferedSubmit = false;
    hasShownSubmit = false;
    for (const resource of Object.values(resources)) resource.reset();
    leaving.reset();
    dialog.setState({ open: null });
  }

  const stop = session.subscribe((change) => {
    if (change === "signed-in") {
      // Another token may be another person: nothing of the one before stays.
      flow.send({ type: "signedOut" });
      forgetWhatWasRead();
      navigation.cameIn();
      return flow.send({ type: "signedIn", slug: wantedSlug() });
    }
    // What was typed stays in the drafts, so that the same person goes on at the same place (fault C1).
    flow.send({ type: "signedOut" });
    forgetWhatWasRead();
    navigation.sentToSignIn();
  });
  signal.addEventListener("abort", stop, { once: true });
  signal.addEventListener("abort", () => refreshing.abort(), { once: true });
  signal.addEventListener("abort", () => life.abort(), { once: true });
  if (session.isSignedIn()) navigation.cameIn();
  else navigation.sentToSignIn();

  return {
    environment,
    flow,
    navigation,
    leaving,
    drafts,
    toast,
    dialog,
    ongoing,
    /** Lasts as long as one person works here: a session that ends and goes on is one life, a logout ends it. */
    life: () => life.signal,
    resources,
    client,
    slug,
    door: createSignInDoor(environment, { siteArea: () => "partner_portal" }),
    retry: () => flow.send({ type: "retried" }),
    /** Reads the project again, in the background; the last reading wins. */
    async refreshProject(): Promise<void> {
      refreshing.abort();
      const own = (refreshing = new AbortController());
      isStale = false;
      const outcome = await readProject(slug(), own.signal);
      if (outcome.ok && !own.signal.aborted)
        flow.send({ type: "projectChanged", change: () => outcome.value });
    },
    /** Whether there was a write since the project was read: counts and warnings may have changed with it. */
    isStale: () => isStale,
    /** True once: the submit dialog opens by itself no more than that (P9). */
    mayOfferSubmit(): boolean {
      const may = !hasOfferedSubmit;
      hasOfferedSubmit = true;
      return may;
    },
    /** True once: the first showing is recorded once, whatever renders twice. */
    isFirstShowing(): boolean {
      const isFirst = !hasShownSubmit;
      hasShownSubmit = true;
      return isFirst;
    },
    /** News from a write. */
    changeProject(change: (project: PartnerProject) => PartnerProject): void {
      isStale = true;
      flow.send({ type: "projectChanged", change });
    },
    chooseProject(chosen: string): void {
      void leaving.leave(() => {
        forgetWhatWasRead();
        // A link that names no project leads on to where it points; another project's pages have nothing to do with these.
        const { page, id, query } =
          flow.store.getState().kind === "choosing" ? navigation.store.getState() : dashboard;
        navigation.goTo({ page, id, query: { ...query, project: chosen } }, "push");
        flow.send({ type: "projectChosen", slug: chosen });
      });
    },
    say: (text: string) => toast.setState(({ key }) => ({ key: key + 1, text })),
    dropToast: () => toast.setState({ text: null }),
    askForHelp: (message = "") => dialog.setState({ open: "help", message }),
    closeDialog: () => dialog.setState({ open: null }),
    /** The dialog's code did not come. */
    dialogFailed(): void {
      dialog.setState({ open: null });
      toast.setState(({ key }) => ({
        key: key + 1,
        text: `${copy.late.heading}. ${copy.late.text}`,
      }));
    },
    openSubmit: () => dialog.setState({ open: "submit" }),
    /** Ends the session and forgets everything, what was typed included (A4.07). */
    logOut(): void {
      drafts.clear();
      endLife();
      forgetWhatWasRead();
      navigation.forget();
      session.signOut();
      drafts.clear();
    },
  };
}

function started(slug: string | null): PortalState {
  return slug === null ? { kind: "finding", attempt: 1 } : { kind: "reading", attempt: 1, slug };
}

function slugOf(given: string | undefined): string | null {
  return given && /^[\w.-]{1,100}$/.test(given) ? given : null;
}
