import type { Outcome } from "../../shared/api/outcome.ts";
import { readTicket, type Project, type Ticket } from "../../shared/contracts/bill.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import type { BillReading } from "../../shared/payment/core/reading.ts";
import { ticketQuery } from "../../shared/payment/payload.ts";
import { requestedBill, type EffectDeps, type RedeemContext } from "./effectDeps.ts";
import { ownChoice, readChoice } from "./keptChoice.ts";
import type { Order } from "./order.ts";
import { readProject } from "./readProject.ts";
import type { RedeemEvent, RedeemState } from "./state.ts";

/** The effects that read the project and the bill. */
export function billEffects(deps: EffectDeps) {
  const { clock, request, intents, purchases } = deps;
  // The stored choice is read when the page loads, and used for the first reading of the bill only.
  // Later, another widget may have stored one, or another diner may have signed in.
  let kept = readChoice(deps);
  return {
    loadingProject({ resume }, context) {
      // Whoever has signed in has nothing to resume: what was begun before is another diner's.
      if (!resume) {
        intents.forget();
        purchases.intents.forget();
      }
      return answerProject(deps, context);
    },
    reloading: (_state, context) => answerProject(deps, context),
    async loadingBill({ project, payAmount }, { send, signal }) {
      const outcome = await readBill(deps, { project, payAmount }, signal);
      const name = requestedBill(deps, outcome.ok ? outcome.value : undefined);
      send({
        type: "billAnswered",
        outcome,
        nowMs: clock(),
        request: request(),
        heldBy: await intents.heldBy(name),
        record: outcome.ok ? intents.read(name) : (intents.latest(name)?.record ?? null),
        unfinishedPurchase: purchases.unfinished(),
        purchaseHeldBy: await purchases.intents.heldBy(purchases.name()),
        kept: ownChoice(kept, deps),
      });
      kept = null;
    },
    async splitting({ order, payAmount }, { send, signal }) {
      const outcome = await readForPayment(deps, { ...order, payAmount }, signal);
      const record = intents.read(requestedBill(deps, order.ticket));
      send({ type: "billRead", outcome, nowMs: clock(), record });
    },
  } satisfies Effects<RedeemState, RedeemEvent>;
}

/** Reads the bill, or its amounts if only a part is paid. */
export function readBill(
  { client, request }: EffectDeps,
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

/**
 * Reads the bill. Right before a payment (`isWhole`), also reads the diner's credit, offers and
 * cards.
 */
export async function readForPayment(
  deps: EffectDeps,
  part: Parameters<typeof readBill>[1],
  signal: AbortSignal,
  isWhole: boolean = false,
): Promise<Outcome<BillReading>> {
  if (isWhole) deps.purchases.noteShown();
  const [ticket, project] = await Promise.all([
    readBill(deps, part, signal),
    isWhole ? readProject(deps, signal) : null,
  ]);
  if (!ticket.ok) return ticket;
  if (project && !project.ok) return project;
  return { ok: true, value: { ticket: ticket.value, project: project?.value ?? null } };
}

async function answerProject(deps: EffectDeps, { send, signal }: RedeemContext): Promise<void> {
  const { clock, intents, purchases, request } = deps;
  purchases.noteShown();
  const outcome = await readProject(deps, signal);
  const record = intents.latest(requestedBill(deps))?.record ?? null;
  send({ type: "projectAnswered", outcome, nowMs: clock(), request: request(), record });
}
