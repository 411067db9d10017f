import type { CashCents } from "../../shared/money/cents.ts";

/** A preset as text for the amount field: `50` or `12.50`. */
export function presetText(preset: CashCents): string {
  return preset % 100 ? (preset / 100).toFixed(2) : String(preset / 100);
}

/** The initial amount: the second preset, else the only one, else none (A9.04, H11). */
export function startText(presets: readonly CashCents[]): string {
  const preset = presets[1] ?? presets[0];
  return preset === undefined ? "" : presetText(preset);
}
