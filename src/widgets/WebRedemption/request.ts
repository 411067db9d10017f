import * as z from "zod/mini";
import type { Ticket } from "../../shared/contracts/bill.ts";
import { queryParameter } from "../../shared/host/address.ts";
import { readStored, writeStored } from "../../shared/host/storage.ts";
import { toJson } from "../../shared/api/json.ts";
import { cash, type CashCents } from "../../shared/money/cents.ts";
import { parseCents } from "../../shared/money/parse.ts";
import { billName } from "../../shared/payment/core/facts.ts";
import type { IntentName } from "../../shared/payment/intent/names.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { Options } from "./options.ts";

/** The bill that the host page names. */
export interface Request {
  readonly pos: string;
  readonly location: string;
  /** The numbers of the tickets. Empty if the location determines them. */
  readonly numbers: readonly string[];
  /** The part of the bill to pay, if the page asks for only one check. */
  readonly payAmount: CashCents | null;
  /** The restaurant and its checks, as the host page gives them in the API's format (W1). */
  readonly hostData: { readonly project: unknown; readonly tickets: readonly unknown[] } | null;
  readonly returnUrl: string;
}

const mostTickets = 10;

/** The page's options, else its query. */
function requestOf(options: Options, { router }: Pick<Environment, "router">): Request {
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
  const requested = parseCents(read(options.payAmount, "pay_amount"));
  return {
    pos: read(options.pos, "pos").slice(0, 200),
    location: read(options.location, "location").slice(0, 200),
    numbers,
    payAmount: numbers.length === 1 && requested !== null && requested > 0 ? cash(requested) : null,
    hostData:
      !options.authRequired && options.project
        ? { project: options.project, tickets: options.tickets ?? [] }
        : null,
    returnUrl: options.returnUrl ?? read(undefined, "return_url"),
  };
}

/**
 * Reads the request. Once it has named a place, the bill that was named first is kept: if the page
 * changes its attributes, no payment moves to another bill.
 */
export function createRequest(
  options: () => Options,
  environment: () => Pick<Environment, "router">,
): () => Request {
  let first: Request | null = null;
  return () => {
    const currentRequest = requestOf(options(), environment());
    if (currentRequest.pos && currentRequest.location) first ??= currentRequest;
    return first ? { ...first, returnUrl: currentRequest.returnUrl } : currentRequest;
  };
}

/**
 * The name of a check's intent, which all tabs and widgets share. Without its ticket, the prefix of
 * the names of all checks with this number.
 */
export function nameOf({ pos, location }: Request, number: string, ticket?: Ticket): IntentName {
  return billName(pos, location, number, ticket);
}

const lastKey = "dining.redemption.last";
const lastNumber = z.object({ request: z.string(), number: z.string() });

/**
 * The check that this tab has paid last, so that a reload finds it. If there is only one check, the
 * one that was asked for.
 */
export function lastPaid(request: Request): string | null {
  const storedNumber = readStored("session", lastKey, lastNumber);
  return storedNumber?.request === requestKey(request)
    ? storedNumber.number
    : (request.numbers[0] ?? null);
}

export function keepLastPaid(request: Request, number: string): void {
  writeStored("session", lastKey, { request: requestKey(request), number });
}

function requestKey({ pos, location, numbers }: Request): string {
  return toJson([pos, location, ...numbers]);
}
