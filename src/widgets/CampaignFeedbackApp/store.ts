import * as z from "zod/mini";
import { dictionaryOf } from "../../shared/contracts/fields.ts";
import { createStore } from "zustand/vanilla";
import { createFlow } from "../../shared/flow/flow.ts";
import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { queryParameter } from "../../shared/host/address.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { idInPath, isApprovalRequested, reviewerIn, takeToken } from "./address.ts";
import { createEffects, type ReviewAccess } from "./effects.ts";
import { initial, transition, type Event, type Intent, type State } from "./flow.ts";
import type { Options } from "./options.ts";
import { messageOf, loggedCount } from "./review.ts";

/** The key of the draft about the whole campaign; other drafts are keyed by their e-mail. */
export const campaignDraft = "general";

export interface ReviewPanel {
  readonly isConfirming: boolean;
  /** The key of the open form, or null. */
  readonly form: string | null;
  /** Whether the reviewer opened the form, so that it takes the focus. */
  readonly isFormAsked: boolean;
  /** The unsaved texts by key. */
  readonly drafts: Readonly<Record<string, string>>;
  /**
   * The key of a draft → the part of an e-mail that it is about, in the form that its message uses.
   */
  readonly pins: Readonly<Record<string, string>>;
  /** The chosen width of the previews. Null until the reviewer chooses one. */
  readonly width: "desktop" | "phone" | null;
}

export type CampaignFeedbackStore = ReturnType<typeof createCampaignFeedback>;

const storedTexts = dictionaryOf(z.string());

/** The open e-mails and typed texts of the reviewer. The texts survive a reload. */
function createReviewPanel(id: string | null) {
  const storageKeys = {
    drafts: `campaignDrafts:${id ?? ""}`,
    pins: `campaignPins:${id ?? ""}`,
  } as const;
  const drafts = readStored("session", storageKeys.drafts, storedTexts) ?? {};
  const draft = Object.keys(drafts).at(-1);
  const panel = createStore<ReviewPanel>(() => ({
    isConfirming: isApprovalRequested(),
    // After a reload, what was typed is in view again.
    form: draft ?? null,
    isFormAsked: false,
    drafts,
    pins: readStored("session", storageKeys.pins, storedTexts) ?? {},
    width: null,
  }));

  /** Stores a text for a reload. An empty text is removed. */
  function keep(kind: "drafts" | "pins", key: string, text: string): void {
    const texts = Object.fromEntries(
      Object.entries({ ...panel.getState()[kind], [key]: text }).filter(([, one]) => one),
    );
    panel.setState({ [kind]: texts });
    if (Object.keys(texts).length) writeStored("session", storageKeys[kind], texts);
    else removeText("session", storageKeys[kind]);
  }

  const saveDraft = (key: string, text: string): void => keep("drafts", key, text);
  /** Sets the part of the e-mail that a draft is about; empty for the whole e-mail. */
  const pin = (key: string, part: string): void => keep("pins", key, part);

  return { panel, saveDraft, pin };
}

/** Creates the store of one review: the campaign and the review panel. Called once per root. */
export function createCampaignFeedback({ options, environment }: StoreDeps<Options>) {
  const { signal } = environment();
  const id = options().campaignBrandId ?? idInPath();
  const token = takeToken(id);
  const access: ReviewAccess | null =
    id && token ? { id, token, reviewer: reviewerIn(queryParameter("em")) } : null;
  const { panel, saveDraft, pin } = createReviewPanel(id);

  function onWritten(intent: Intent): void {
    if (intent.kind === "approve") return environment().done("approved", { campaignBrandId: id });
    saveDraft(intent.draft, "");
    pin(intent.draft, "");
    panel.setState({ form: null });
    environment().done("changes-requested", { campaignBrandId: id, emailId: intent.emailId });
  }

  const flow = createFlow<State, Event>({
    initial,
    transition,
    signal,
    onBug: reportBug(environment),
    effects: createEffects({
      client: () => clientOf(environment()),
      access,
      onWritten,
    }),
  });

  // Loads while the campaign loads, so that nothing moves when its e-mails are shown.
  const mailTools = createLazyPart(() => import("./screens/mailTools.ts"));
  mailTools.prefetchWhenIdle(environment());

  return {
    flow,
    panel,
    mailTools: mailTools.store,
    reviewer: access?.reviewer ?? null,
    saveDraft,
    pin,
    openForm: (form: string | null) => panel.setState({ form, isFormAsked: true }),
    setConfirming: (isConfirming: boolean) => panel.setState({ isConfirming }),
    setWidth: (width: "desktop" | "phone") => panel.setState({ width }),
    approve() {
      panel.setState({ isConfirming: false });
      const state = flow.store.getState();
      if (state.kind === "reviewing" && state.review.isApprover)
        flow.send({ type: "writeRequested", intent: { kind: "approve" } });
    },
    requestChanges(draft: string, emailId: string | null, text: string) {
      const state = flow.store.getState();
      if (state.kind !== "reviewing") return;
      const message = messageOf(text, panel.getState().pins[draft]);
      flow.send({
        type: "writeRequested",
        intent: {
          kind: "change",
          draft,
          emailId,
          message,
          logged: loggedCount(state.review.log, message),
        },
      });
    },
    retry: () => flow.send({ type: "retried" }),
  };
}
