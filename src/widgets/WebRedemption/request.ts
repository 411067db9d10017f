import { queryParameter } from "../../shared/host/address.ts";
import { cash, type CashCents } from "../../shared/money/cents.ts";
import { parseCents } from "../../shared/money/parse.ts";
import type { BillName } from "../../shared/payment/billMemory.ts";
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

/** A check's name in this tab's memory. */
export function nameOf({ pos, location }: Request, number: string): BillName {
  return { pos, location, ticket: number };
}

/** What was asked for as a whole has a name as well, so that a reload finds the payment of one of several checks. */
export function wholeOf(request: Request): BillName {
  return nameOf(request, request.numbers.join(","));
}
