import type { Client } from "../../shared/api/client.ts";
import { isOutcomeUnknown, type Outcome, type Problem } from "../../shared/api/outcome.ts";
import {
  approveCampaign,
  readCampaign,
  requestChanges,
  type LogEntry,
} from "../../shared/contracts/campaigns.ts";
import type { EffectContext, Effects } from "../../shared/flow/flow.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import type { Event, Intent, Notice, State } from "./flow.ts";
import { acquireWriteLock, clearPendingWrite, isWriteOpen, pendingIntent } from "./writeLock.ts";
import { isDecided, reviewOf, statusOf, loggedCount, type Review } from "./review.ts";

/** The campaign and its reviewer; null if the address lacks the id or the token. */
export interface ReviewAccess {
  readonly id: string;
  readonly token: string;
  readonly reviewer: string | null;
}

export interface EffectDeps {
  readonly client: () => Client;
  readonly access: ReviewAccess | null;
  /** Called when the server has carried out the write. */
  readonly onWritten: (intent: Intent) => void;
}

type Context = EffectContext<Event>;
type WriteAnswer = { readonly status: string | null; readonly activityLog: LogEntry[] | null };

/** The dependencies of reading and writing one campaign. */
interface CampaignAccess extends ReviewAccess {
  readonly client: () => Client;
  readonly onWritten: (intent: Intent) => void;
}

/** The side effects of each state; the only code that awaits. */
export function createEffects({ client, access, onWritten }: EffectDeps): Effects<State, Event> {
  if (!access) return { loading: (_, { send }) => send({ type: "noAccess" }) };
  const campaign = { ...access, client, onWritten };
  return {
    loading: (_, context) => read(campaign, pendingIntent(access.id), context),
    unreadable: (_, { send, signal }) => onOnline(signal, () => send({ type: "retried" })),
    writing: (state, context) => write(campaign, state, context),
    reconciling: ({ intent }, context) => read(campaign, intent, context),
    unconfirmed: (_, { send, signal }) => onOnline(signal, () => send({ type: "retried" })),
  };
}

function requestOf({ id, token }: CampaignAccess) {
  return { path: { id }, query: { token } };
}

/** Reads the campaign, which also shows the outcome of a write. */
async function read(
  campaign: CampaignAccess,
  intent: Intent | null,
  { send, signal }: Context,
): Promise<void> {
  const outcome = await campaign.client().call(readCampaign, requestOf(campaign), { signal });
  if (signal.aborted) return;
  if (!outcome.ok)
    return send({ type: isAccessRefused(outcome.problem) ? "noAccess" : "loadFailed" });
  if (outcome.value.kind === "refused") return send({ type: "noAccess" });
  const review = reviewOf(outcome.value.brand);
  send({ type: "loaded", review, notice: intent && reconcile(campaign, intent, review) });
}

/** The outcome of a write, by the campaign that was read after it. */
function reconcile(
  { id, onWritten }: CampaignAccess,
  intent: Intent,
  review: Review,
): Notice | null {
  clearPendingWrite(id);
  const isDone =
    intent.kind === "approve"
      ? isDecided(review)
      : loggedCount(review.log, intent.message) > intent.logged;
  if (isDone) onWritten(intent);
  if (isDone) return intent.kind === "approve" ? null : { kind: "sent", intent };
  return isDecided(review) ? { kind: "approved-elsewhere" } : { kind: "not-recorded", intent };
}

/** Sends the write. It belongs to the page: a widget that is removed does not abort it. */
function sendWrite(campaign: CampaignAccess, intent: Intent): Promise<Outcome<WriteAnswer>> {
  const { client, reviewer } = campaign;
  const request = requestOf(campaign);
  if (intent.kind === "approve")
    return client().call(approveCampaign, { ...request, body: { email: reviewer } });
  const { message, emailId } = intent;
  return client().call(requestChanges, {
    ...request,
    body: { change_request: { message, email_id: emailId, email: reviewer } },
  });
}

async function write(
  campaign: CampaignAccess,
  { intent, review }: Extract<State, { kind: "writing" }>,
  { send, signal }: Context,
): Promise<void> {
  const wasOpen = isWriteOpen(campaign.id);
  const lock = await acquireWriteLock(campaign.id, intent);
  if (!lock) return send({ type: "refused", notice: { kind: "busy", intent, seconds: null } });
  // Another tab has sent a write and does not know its outcome. The campaign tells.
  if (wasOpen) {
    lock.release();
    return send({ type: "outcomeUnknown" });
  }
  const unblockUnload = blockUnload();
  try {
    const outcome = await sendWrite(campaign, intent);
    lock.release();
    if (!signal.aborted) send(writeEvent(campaign, intent, review, outcome));
  } finally {
    lock.release();
    unblockUnload();
  }
}

function writeEvent(
  { id, onWritten }: CampaignAccess,
  intent: Intent,
  review: Review,
  outcome: Outcome<WriteAnswer>,
): Event {
  if (!outcome.ok) return refusal(id, intent, outcome.problem);
  const { status, activityLog } = outcome.value;
  const updated = {
    ...review,
    status: status === null ? review.status : statusOf(status),
    log: activityLog ?? review.log,
  };
  if (intent.kind === "approve" && !isDecided(updated)) return { type: "outcomeUnknown" };
  clearPendingWrite(id);
  onWritten(intent);
  if (intent.kind === "approve") return { type: "carriedOut", review: updated, notice: null };
  const keepsStatus = status === null && !isDecided(review);
  return {
    type: "carriedOut",
    review: keepsStatus ? { ...updated, status: "changes_requested" } : updated,
    notice: { kind: "sent", intent },
  };
}

function refusal(id: string, intent: Intent, problem: Problem): Event {
  if (isOutcomeUnknown(problem) || hasStatus(problem, 409)) return { type: "outcomeUnknown" };
  clearPendingWrite(id);
  if (hasStatus(problem, 401) || problem.kind === "signed-out") return { type: "noAccess" };
  if (problem.kind !== "rejected") return { type: "refused", notice: { kind: "not-sent", intent } };
  if (problem.status === 429)
    return { type: "refused", notice: { kind: "busy", intent, seconds: problem.retryAfter } };
  return { type: "refused", notice: { kind: "refused", intent, message: problem.message } };
}

/** Whether access is refused, as opposed to a network failure or a busy server (E10, G17). */
function isAccessRefused(problem: Problem): boolean {
  return (
    problem.kind === "signed-out" ||
    (problem.kind === "rejected" && problem.status !== 429 && problem.status !== 408)
  );
}

function hasStatus(problem: Problem, status: number): boolean {
  return problem.kind === "rejected" && problem.status === status;
}
