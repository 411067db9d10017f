import * as z from "zod/mini";
import { queryParameter } from "../../shared/host/address.ts";
import { readStored, writeStored } from "../../shared/host/storage.ts";
import { toJson } from "../../shared/json/json.ts";
import { cash, type CashCents } from "../../shared/money/cents.ts";
import { parseCents } from "../../shared/money/parse.ts";
import { billName } from "../../shared/payment/core/facts.ts";
import type { IntentName } from "../../shared/payment/intent/names.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { Options } from "./options.ts";

/** What the page asks to be paid. */
export interface Request {
  readonly pos: string;
  readonly location: string;
  /** The tickets' numbers; empty where the location itself says which. */
  readonly numbers: readonly string[];
  /** A part of the bill, where only one check is asked for. */
  readonly payAmount: CashCents | null;
  /** What the page itself knows of the restaurant and its checks, as the API writes it (W1). */
  readonly given: { readonly project: unknown; readonly tickets: readonly unknown[] } | null;
  readonly returnUrl: string;
}

const mostTickets = 10;

/** The page's options, else its query. */
export function requestOf(options: Options, { router }: Pick<Environment, "router">): Request {
  const read = (option: string | number | undefined, name: string): string =>
    `${option ?? (router === "memory" ? null : queryParameter(name)) ?? ""}`.trim().slice(0, 2000);
  const numbers = [
    ...new Set(
      read(options.ticket, "ticket")
        .split(",")
        .map((number) => number.trim().slice(0, 200))
        .filter(Boolean),
    ),
  ].slice(0, mostTickets);
  const asked = parseCents(read(options.payAmount, "pay_amount"));
  return {
    pos: read(options.pos, "pos").slice(0, 200),
    location: read(options.location, "location").slice(0, 200),
    numbers,
    payAmount: numbers.length === 1 && asked !== null && asked > 0 ? cash(asked) : null,
    given:
      !options.authRequired && options.project
        ? { project: options.project, tickets: options.tickets ?? [] }
        : null,
    returnUrl: options.returnUrl ?? read(undefined, "return_url"),
  };
}

/** A check's name in every tab and widget. */
export function nameOf({ pos, location }: Request, number: string): IntentName {
  return billName(pos, location, number);
}

const lastKey = "dining.redemption.last";
const lastNumber = z.object({ asked: z.string(), number: z.string() });

/** Which of several checks this tab has paid last, so that a reload finds it; the one that was asked for where there is only one. */
export function lastPaid(request: Request): string | null {
  const kept = readStored("session", lastKey, lastNumber);
  return kept?.asked === askedIn(request) ? kept.number : (request.numbers[0] ?? null);
}

export function keepLastPaid(request: Request, number: string): void {
  writeStored("session", lastKey, { asked: askedIn(request), number });
}

function askedIn({ pos, location, numbers }: Request): string {
  return toJson([pos, location, ...numbers]);
}
