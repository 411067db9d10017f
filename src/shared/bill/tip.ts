import type { Project, Ticket } from "../contracts/bill.ts";
import { add, maxOf } from "../money/arithmetic.ts";
import { cash, type CashCents } from "../money/cents.ts";
import { parseCents } from "../money/parse.ts";
import { bps, halfUp, percent, shareHalfUp, type Bps } from "../money/share.ts";
import { billOf, grandTotalOf, gratuityDueOf, leftUnpaidOf } from "./ticket.ts";

/** A tip that people choose with one press: a share of the base, or an amount. */
export type TipPreset =
  | { readonly kind: "percent"; readonly rate: Bps }
  | { readonly kind: "fixed"; readonly amount: CashCents };

/**
 * `percent` for bills from 10 dollars on, `fixed` for smaller ones, `gratuity` if the bill already
 * includes one, `custom` if the location has its own percentages.
 */
export type TipMode = "percent" | "gratuity" | "fixed" | "custom";

export interface TipMenu {
  readonly mode: TipMode;
  readonly presets: readonly TipPreset[];
  readonly initial: TipPreset;
  /** The amount that percentages refer to. */
  readonly base: CashCents;
  /** The base excludes tax, so it is less than the whole bill. */
  readonly isBeforeTax: boolean;
}

const percentFrom = cash(1000);
const percents = { percent: [0, 18, 20, 22, 25], gratuity: [0, 2, 4, 8, 10] } as const;
const fixed = [0, 75, 100, 200, 300] as const;

/** Tips at or below this amount are refused, but no tip at all is allowed (B5.07, R11). */
export const smallestTip = cash(50);

/** The presets of a bill, and which one is selected at first (B9.01–B9.08, R7, R8, W12). */
export function tipMenu(ticket: Ticket, project: Project | null): TipMenu {
  const { base, isBeforeTax } = tipBaseOf(ticket);
  const locationPercents = project ? customPercents(project) : [];
  const hasGratuity = gratuityDueOf(ticket) > 0;
  const mode =
    grandTotalOf(ticket) < percentFrom
      ? "fixed"
      : hasGratuity
        ? "gratuity"
        : locationPercents.length
          ? "custom"
          : "percent";
  const presets =
    mode === "fixed"
      ? fixed.map((cents) => ({ kind: "fixed", amount: cash(cents) }) as const)
      : (mode === "custom" ? [0, ...locationPercents] : percents[mode]).map(percentPreset);
  const initial =
    mode === "custom"
      ? initialCustom(locationPercents)
      : { percent: 2, gratuity: 1, fixed: 2 }[mode];
  return { mode, presets, initial: presets[initial] ?? presets[0]!, base, isBeforeTax };
}

/** The amount of a preset in whole cents, rounded half up. */
export function tipOf(preset: TipPreset, base: CashCents): CashCents {
  return preset.kind === "fixed" ? preset.amount : shareHalfUp(preset.rate, base);
}

/**
 * The base for percentages: `tip_calculation_base`, else the subtotal, else the whole bill (R7). If
 * only a part of the bill is paid, the same part of the base.
 */
export function tipBaseOf(ticket: Ticket): {
  readonly base: CashCents;
  readonly isBeforeTax: boolean;
} {
  const beforeTax = ticket.tipCalculationBase ?? ticket.subTotal;
  const base = maxOf(cash(0), beforeTax ?? grandTotalOf(ticket));
  return {
    base: shareOf(base, ticket),
    isBeforeTax: beforeTax !== null && beforeTax < grandTotalOf(ticket),
  };
}

/**
 * The part of `base` that belongs to the part of the bill that is paid now, rounded half up. All of
 * it if nothing stays open.
 */
function shareOf(base: CashCents, ticket: Ticket): CashCents {
  const [paid, left] = [billOf(ticket), leftUnpaidOf(ticket)];
  const whole = maxOf(grandTotalOf(ticket), add(paid, left));
  return left > 0 ? cash(halfUp((base * paid) / whole)) : base;
}

const currency = /^\$?(\d{1,3}(,\d{3})*|\d+)?(\.\d{1,2})?$/;

/** The longest text that is read as a tip, in characters: a formatted million dollars. */
const maxLength = 16;

export type TypedTip =
  | { readonly ok: true; readonly amount: CashCents }
  | { readonly ok: false; readonly problem: "invalid" | "too-small" };

/**
 * Parses a typed tip: `$1,234.50`, `5`, `.75`. Empty means no tip (R10). Together with the due
 * gratuity it must be zero or above $0.50 (R11, B5.07).
 */
export function typedTip(text: string, gratuityDue: CashCents): TypedTip {
  const amount = tipCents(text);
  if (amount === null) return { ok: false, problem: "invalid" };
  return isTooSmall(amount, gratuityDue)
    ? { ok: false, problem: "too-small" }
    : { ok: true, amount };
}

export function isTooSmall(tip: CashCents, gratuityDue: CashCents): boolean {
  const total = add(tip, gratuityDue);
  return total > 0 && total <= smallestTip;
}

function tipCents(text: string): CashCents | null {
  const trimmed = text.trim();
  if (!trimmed) return cash(0);
  if (trimmed.length > maxLength || !currency.test(trimmed) || !/\d/.test(trimmed)) return null;
  const cents = parseCents(trimmed);
  return cents === null || cents > 99_999_999 ? null : cash(cents);
}

/**
 * A tip that came with the order, in dollars (R9, B4.14–B4.16). Above 0.5 it is the tip, and below
 * zero it is charged to the card on file. Otherwise the diner is asked.
 */
export type PresetTip =
  | { readonly kind: "none" }
  | { readonly kind: "given"; readonly amount: CashCents }
  | { readonly kind: "card-on-file" };

export function presetTip(dollars: string | number | null | undefined): PresetTip {
  const cents = dollars === null || dollars === undefined ? null : parseCents(dollars);
  if (cents === null) return { kind: "none" };
  if (cents < 0) return { kind: "card-on-file" };
  return cents > smallestTip ? { kind: "given", amount: cash(cents) } : { kind: "none" };
}

/**
 * The tip that an order came with, for the bill that was read: one above the whole bill counts as none, so that it is asked for. An
 * address or an attribute may have been written by anybody.
 */
export function boundedTip(tip: PresetTip, ticket: Ticket): PresetTip {
  return tip.kind === "given" && tip.amount > grandTotalOf(ticket) ? { kind: "none" } : tip;
}

/** The location's own percents in order, 0.18 or 18; missing and invalid ones are left out. */
function customPercents({
  customTipPercent0,
  customTipPercent1,
  customTipPercent2,
  customTipPercent3,
}: Project): number[] {
  return [customTipPercent0, customTipPercent1, customTipPercent2, customTipPercent3]
    .flatMap((value) =>
      value === null || !(value > 0) || value > 100 ? [] : [value < 1 ? value * 100 : value],
    )
    .filter((value, index, all) => all.indexOf(value) === index);
}

/**
 * The preselected preset: the second custom one, else the one nearest to 20 (W12). The index
 * includes the zero before them.
 */
function initialCustom(locationPercents: readonly number[]): number {
  return locationPercents.length > 1 ? 2 : 1;
}

function percentPreset(value: number): TipPreset {
  return { kind: "percent", rate: value === 0 ? bps(0) : percent(value) };
}
