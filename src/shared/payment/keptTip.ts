import * as z from "zod/mini";
import { tipMenu, type TipPreset } from "../bill/tip.ts";
import type { BillOrder, TipChoice } from "./order.ts";

/** A tip in this tab's storage. `text`: the typed text, or the preset's name. */
export const keptTip = z.object({
  kind: z.enum(["preset", "typed"]),
  text: z.string().check(z.maxLength(40)),
});

export type KeptTip = z.output<typeof keptTip>;

/** Returns what to keep of a tip. Null for a tip that came with the order, which comes again anyway. */
export function tipToKeep(tip: TipChoice): KeptTip | null {
  if (tip.kind === "typed") return { kind: "typed", text: tip.text };
  return tip.kind === "preset" ? { kind: "preset", text: presetName(tip.preset) } : null;
}

/** The order with the kept tip. A preset that the bill no longer offers is not chosen. */
export function withKeptTip<O extends BillOrder>(order: O, tip: KeptTip): O {
  if (tip.kind === "typed") return { ...order, tip: { kind: "typed", text: tip.text } };
  const { presets } = tipMenu(order.ticket, order.project);
  const preset = presets.find((each) => presetName(each) === tip.text);
  return preset ? { ...order, tip: { kind: "preset", preset } } : order;
}

function presetName(preset: TipPreset): string {
  return preset.kind === "percent" ? `${preset.rate} bps` : `${preset.amount} cents`;
}
