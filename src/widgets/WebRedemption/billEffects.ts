import type { Outcome } from "../../shared/api/outcome.ts";
import type { Ticket } from "../../shared/contracts/bill.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import {
  asRefusal,
  type EffectDependencies,
  type RedemptionContext,
} from "./effectDependencies.ts";
import type { Order } from "./order.ts";
import { readAll, readOne, type Reader } from "./reading.ts";
import { lastPaid, nameOf } from "./request.ts";
import type { In, RedemptionEvent, RedemptionState } from "./state.ts";

/** The effects that read the restaurant and its checks. */
export function billEffects(dependencies: EffectDependencies) {
  const { clock, intents, request } = dependencies;
  return {
    loading: (state, context) => load(dependencies, state, context),
    async splitting({ order, payAmount }, { send, signal }) {
      const outcome = await readCheck(dependencies, { ...order, payAmount }, signal);
      const record = intents.read(nameOf(request(), order.number));
      send({ type: "billRead", outcome, nowMs: clock(), record });
    },
  } satisfies Effects<RedemptionState, RedemptionEvent>;
}

/** One check as it is now, or what it would be for a part of it. */
export async function readCheck(
  dependencies: EffectDependencies,
  { project, number, payAmount }: Pick<Order, "project" | "number" | "payAmount">,
  signal: AbortSignal,
): Promise<Outcome<Ticket>> {
  const reader = readerOf(dependencies, signal);
  return asRefusal(dependencies, await readOne(reader, project, number, payAmount));
}

async function load(
  dependencies: EffectDependencies,
  { resume, isRest }: In<"loading">,
  { send, signal }: RedemptionContext,
): Promise<void> {
  const { clock, intents, request } = dependencies;
  const { numbers, payAmount } = request();
  const part = resume
    ? { number: resume.order.number, amount: resume.order.payAmount }
    : { number: numbers[0] ?? "", amount: isRest ? null : payAmount };
  const outcome = await readAll(
    readerOf(dependencies, signal),
    part.amount === null ? null : { number: part.number, amount: part.amount },
  );
  const number = lastPaid(request());
  const record = number === null ? null : intents.read(nameOf(request(), number));
  send({
    type: "loaded",
    outcome: asRefusal(dependencies, outcome),
    nowMs: clock(),
    payAmount: part.amount,
    last: number !== null && record ? { number, record } : null,
  });
}

function readerOf(
  { client, intents, isGuest, request }: EffectDependencies,
  signal: AbortSignal,
): Reader {
  return {
    client,
    request,
    isGuest,
    recordOf: (number) => intents.read(nameOf(request(), number)),
    signal,
  };
}
