import * as z from "zod/mini";
import { tipMenu, type TipPreset } from "../../shared/bill/tip.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { ownerOf } from "../../shared/payment/intent/owner.ts";
import type { Session } from "../../shared/session/session.ts";
import type { Order, Request } from "./order.ts";

const choice = z.object({
  /** Who has chosen it, as `ownerOf` tells people apart. */
  owner: z.string(),
  stage: z.enum(["redeemCredit", "review"]),
  tip: z.object({
    kind: z.enum(["preset", "typed"]),
    /** The typed text, or the preset's name. */
    text: z.string().check(z.maxLength(40)),
  }),
});

/** How far a diner has come with a bill, and the tip. */
export type KeptChoice = z.output<typeof choice>;

type Place = Pick<Request, "pos" | "location" | "ticket">;

const keyOf = ({ pos, location, ticket }: Place) =>
  `redeem:choice:${pos}/${location}/${ticket}` as const;

/** Who pays which bill. */
interface Payer {
  readonly request: () => Place;
  readonly session: Pick<Session, "token">;
}

const ownerIn = ({ session }: Payer) => ownerOf(session.token());

/** What this tab remembers of the bill after a reload, if the same diner has chosen it. */
export function readChoice(payer: Payer): KeptChoice | null {
  return ownChoice(readStored("session", keyOf(payer.request()), choice), payer);
}

/** The choice, unless it is another diner's. */
export function ownChoice(kept: KeptChoice | null, payer: Payer): KeptChoice | null {
  return kept?.owner === ownerIn(payer) ? kept : null;
}

export function forgetChoice(place: Place): void {
  removeText("session", keyOf(place));
}

/** Keeps the tip and the stage for a reload. A tip that came with the order comes again anyway. */
export function keepChoice(payer: Payer, stage: KeptChoice["stage"], { tip }: Order): void {
  if (tip.kind !== "preset" && tip.kind !== "typed") return;
  const text = tip.kind === "typed" ? tip.text : presetName(tip.preset);
  const owner = ownerIn(payer);
  writeStored("session", keyOf(payer.request()), { owner, stage, tip: { kind: tip.kind, text } });
}

/** The order with the remembered tip. A preset that the bill no longer offers is not chosen. */
export function withChoice(order: Order, { tip }: KeptChoice): Order {
  if (tip.kind === "typed") return { ...order, tip: { kind: "typed", text: tip.text } };
  const { presets } = tipMenu(order.ticket, order.project);
  const preset = presets.find((each) => presetName(each) === tip.text);
  return preset ? { ...order, tip: { kind: "preset", preset } } : order;
}

function presetName(preset: TipPreset): string {
  return preset.kind === "percent" ? `${preset.rate} bps` : `${preset.amount} cents`;
}
