import * as z from "zod/mini";
import { tipMenu, type TipPreset } from "../../shared/bill/tip.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
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

/** What this tab remembers of the bill after a reload, if the same diner has chosen it. */
export function readChoice(place: Place, owner: string): KeptChoice | null {
  const kept = readStored("session", keyOf(place), choice);
  return kept?.owner === owner ? kept : null;
}

export function forgetChoice(place: Place): void {
  removeText("session", keyOf(place));
}

/** Keeps the tip and the stage for a reload. A tip that came with the order comes again anyway. */
export function keepChoice(
  place: Place,
  owner: string,
  stage: KeptChoice["stage"],
  { tip }: Order,
): void {
  if (tip.kind !== "preset" && tip.kind !== "typed") return;
  const text = tip.kind === "typed" ? tip.text : presetName(tip.preset);
  writeStored("session", keyOf(place), { owner, stage, tip: { kind: tip.kind, text } });
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
