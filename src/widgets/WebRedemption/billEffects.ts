import type { Outcome } from "../../shared/api/outcome.ts";
import type { RedemptionPlace } from "../../shared/contracts/redemption.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import type { BillReading } from "../../shared/payment/core/reading.ts";
import { asRefusal, type EffectDeps, type RedemptionContext } from "./effectDeps.ts";
import { readChoice } from "./keptChoice.ts";
import type { Order } from "./order.ts";
import { readAll, readOne, readPlace, type Reader } from "./reading.ts";
import { lastPaid, nameOf } from "./request.ts";
import type { In, RedemptionEvent, RedemptionState } from "./state.ts";

/** The effects that read the restaurant and its checks. */
export function billEffects(deps: EffectDeps) {
  const { clock, intents, request } = deps;
  return {
    loading: (state, context) => load(deps, state, context),
    async splitting({ order, payAmount }, { send, signal }) {
      const outcome = await readForPayment(deps, { ...order, payAmount }, signal);
      const record = intents.read(nameOf(request(), order.number, order.ticket));
      send({ type: "billRead", outcome, nowMs: clock(), record });
    },
  } satisfies Effects<RedemptionState, RedemptionEvent>;
}

/**
 * Reads one check, or its amounts if only a part is paid. Right before a payment (`isWhole`), also
 * reads the diner's credit, offers and cards. A guest has none.
 */
export async function readForPayment(
  deps: EffectDeps,
  { project, number, payAmount }: Pick<Order, "project" | "number" | "payAmount">,
  signal: AbortSignal,
  isWhole: boolean = false,
): Promise<Outcome<BillReading<RedemptionPlace>>> {
  const reader = readerOf(deps, signal);
  const [ticket, place] = await Promise.all([
    readOne(reader, project, number, payAmount),
    isWhole && !deps.isGuest ? readPlace(reader) : null,
  ]);
  if (!ticket.ok) return asRefusal(deps, ticket);
  if (place && !place.ok) return place;
  return { ok: true, value: { ticket: ticket.value, project: place?.value ?? null } };
}

async function load(
  deps: EffectDeps,
  { resume, isRest }: In<"loading">,
  { send, signal }: RedemptionContext,
): Promise<void> {
  const { clock, intents, request } = deps;
  // After a sign-in there is nothing to resume: earlier payments belong to another diner.
  if (!resume) intents.forget();
  const { numbers, payAmount } = request();
  const part = resume
    ? { number: resume.order.number, amount: resume.order.payAmount }
    : { number: numbers[0] ?? "", amount: isRest ? null : payAmount };
  const outcome = await readAll(
    readerOf(deps, signal),
    part.amount === null ? null : { number: part.number, amount: part.amount },
  );
  const number = lastPaid(request());
  const record =
    number === null ? null : (intents.latest(nameOf(request(), number))?.record ?? null);
  send({
    type: "loaded",
    outcome: asRefusal(deps, outcome),
    nowMs: clock(),
    payAmount: part.amount,
    last: number !== null && record ? { number, record } : null,
    kept: readChoice(deps),
  });
}

function readerOf({ client, intents, isGuest, request }: EffectDeps, signal: AbortSignal): Reader {
  return {
    client,
    request,
    isGuest,
    async knownOf(number, ticket) {
      const name = nameOf(request(), number, ticket);
      return { heldBy: await intents.heldBy(name), record: intents.read(name) };
    },
    signal,
  };
}
