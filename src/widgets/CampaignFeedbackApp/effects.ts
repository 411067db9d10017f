import type { Client } from "../../shared/api/client.ts";
import { isUnknown, type Outcome, type Problem } from "../../shared/api/outcome.ts";
import {
  approveCampaign,
  readCampaign,
  requestChanges,
  type LogEntry,
} from "../../shared/contracts/campaigns.ts";
import type { EffectContext, Effects } from "../../shared/flow/flow.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { holdPage } from "../../shared/host/navigation.ts";
import type { Event, Intent, Notice, State } from "./flow.ts";
import { pendingIntent, settle, takePlace } from "./pending.ts";
import { isDecided, reviewOf, statusOf, timesLogged, type Review } from "./review.ts";

/** Who reviews what; null where the address lacks the id or the token. */
export interface Visit {
  readonly id: string;
  readonly token: string;
  readonly reviewer: string | null;
}

export interface EffectsStart {
  readonly client: () => Client;
  readonly visit: Visit | null;
  /** The server has carried it out. */
  readonly carriedOut: (intent: Intent) => void;
}

type Context = EffectContext<Event>;
type Written = { readonly status: string | null; readonly activityLog: LogEntry[] | null };

/** What each state does to the world: the only place that awaits. */
export function createEffects({ client, visit, carriedOut }: EffectsStart): Effects<State, Event> {
  if (!visit) return { reading: (_, { send }) => send({ type: "no-access" }) };
  const { id, token, reviewer } = visit;
  const parts = { path: { id }, query: { token } };

  /** Reads the campaign, and with it what became of a write. */
  async function read(intent: Intent | null, { send, signal }: Context): Promise<void> {
    const outcome = await client().call(readCampaign, parts, { signal });
    if (signal.aborted) return;
    if (!outcome.ok) return send({ type: isShut(outcome.problem) ? "no-access" : "read-failed" });
    if (outcome.value.kind === "refused") return send({ type: "no-access" });
    const review = reviewOf(outcome.value.brand);
    const notice = intent && concluded(intent, review);
    send({ type: "read", review, notice });
  }

  function concluded(intent: Intent, review: Review): Notice | null {
    settle(id);
    const isDone =
      intent.kind === "approve"
        ? isDecided(review)
        : timesLogged(review.log, intent.message) > intent.logged;
    if (isDone) carriedOut(intent);
    if (isDone) return intent.kind === "approve" ? null : { kind: "sent" };
    return isDecided(review) ? { kind: "approved-elsewhere" } : { kind: "not-recorded", intent };
  }

  function sent(intent: Intent, signal: AbortSignal): Promise<Outcome<Written>> {
    if (intent.kind === "approve")
      return client().call(approveCampaign, { ...parts, body: { email: reviewer } }, { signal });
    const { message, emailId } = intent;
    return client().call(
      requestChanges,
      { ...parts, body: { change_request: { message, email_id: emailId, email: reviewer } } },
      { signal },
    );
  }

  async function write(
    { intent, review }: Extract<State, { kind: "writing" }>,
    { send, signal }: Context,
  ): Promise<void> {
    const leave = takePlace(id, intent);
    if (!leave) return send({ type: "refused", notice: { kind: "busy", intent, seconds: null } });
    const release = holdPage();
    try {
      const outcome = await sent(intent, signal);
      leave();
      if (!signal.aborted) send(answered(intent, review, outcome));
    } finally {
      leave();
      release();
    }
  }

  function answered(intent: Intent, review: Review, outcome: Outcome<Written>): Event {
    if (!outcome.ok) return refusal(intent, outcome.problem);
    const { status, activityLog } = outcome.value;
    const now = {
      ...review,
      status: status === null ? review.status : statusOf(status),
      log: activityLog ?? review.log,
    };
    if (intent.kind === "approve" && !isDecided(now)) return { type: "left-unknown" };
    settle(id);
    carriedOut(intent);
    if (intent.kind === "approve") return { type: "carried-out", review: now, notice: null };
    const isStill = status === null && !isDecided(review);
    return {
      type: "carried-out",
      review: isStill ? { ...now, status: "changes_requested" } : now,
      notice: { kind: "sent" },
    };
  }

  function refusal(intent: Intent, problem: Problem): Event {
    if (isUnknown(problem) || isStatus(problem, 409)) return { type: "left-unknown" };
    settle(id);
    if (isStatus(problem, 401) || problem.kind === "signed-out") return { type: "no-access" };
    if (problem.kind !== "rejected")
      return { type: "refused", notice: { kind: "not-sent", intent } };
    if (problem.status === 429)
      return { type: "refused", notice: { kind: "busy", intent, seconds: problem.retryAfter } };
    return { type: "refused", notice: { kind: "refused", intent, message: problem.message } };
  }

  return {
    reading: (_, context) => read(pendingIntent(id), context),
    unreadable: (_, { send, signal }) => onOnline(signal, () => send({ type: "retried" })),
    writing: write,
    reconciling: ({ intent }, context) => read(intent, context),
    unconfirmed: (_, { send, signal }) => onOnline(signal, () => send({ type: "retried" })),
  };
}

/** The server's no, as against a broken line or a busy server (E10, G17). */
function isShut(problem: Problem): boolean {
  return (
    problem.kind === "signed-out" ||
    (problem.kind === "rejected" && problem.status !== 429 && problem.status !== 408)
  );
}

function isStatus(problem: Problem, status: number): boolean {
  return problem.kind === "rejected" && problem.status === status;
}
