import type { Outcome } from "../../shared/api/outcome.ts";
import {
  externalLocation,
  readTicket,
  type Project,
  type Ticket,
} from "../../shared/contracts/bill.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { ticketQuery } from "../../shared/payment/payload.ts";
import {
  requestedBill,
  type EffectDependencies,
  type RedeemContext,
} from "./effectDependencies.ts";
import type { Order } from "./order.ts";
import type { RedeemEvent, RedeemState } from "./state.ts";

/** The effects that read the project and the bill. */
export function billEffects(dependencies: EffectDependencies) {
  const { clock, request, intents, purchaseLog } = dependencies;
  return {
    loadingProject: (_state, context) => readProject(dependencies, context),
    reloading: (_state, context) => readProject(dependencies, context),
    async loadingBill({ project, payAmount }, { send, signal }) {
      const outcome = await readBill(dependencies, { project, payAmount }, signal);
      send({
        type: "billAnswered",
        outcome,
        nowMs: clock(),
        request: request(),
        record: intents.read(requestedBill(dependencies)),
        isPurchasePending: purchaseLog.isPending(),
      });
    },
    async splitting({ order: { project }, payAmount }, { send, signal }) {
      const outcome = await readBill(dependencies, { project, payAmount }, signal);
      const record = intents.read(requestedBill(dependencies));
      send({ type: "billRead", outcome, nowMs: clock(), record });
    },
  } satisfies Effects<RedeemState, RedeemEvent>;
}

/** Reads the bill, or what it would be for a part of it. */
export function readBill(
  { client, request }: EffectDependencies,
  { project, payAmount }: { readonly project: Project; readonly payAmount: Order["payAmount"] },
  signal: AbortSignal,
): Promise<Outcome<Ticket>> {
  const path = { project_id: project.projectId, ticket: request().ticket };
  return client().call(
    readTicket,
    { path, query: ticketQuery(project, request().pos, payAmount) },
    { signal },
  );
}

async function readProject(
  dependencies: EffectDependencies,
  { send, signal }: RedeemContext,
): Promise<void> {
  const { client, clock, intents, purchaseLog, request } = dependencies;
  const { pos, location } = request();
  purchaseLog.readRecord();
  const outcome = await client().call(externalLocation, { path: { pos, location } }, { signal });
  const record = intents.read(requestedBill(dependencies));
  send({ type: "projectAnswered", outcome, nowMs: clock(), request: request(), record });
}
