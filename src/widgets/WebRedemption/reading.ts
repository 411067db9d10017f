import { failed, type Outcome } from "../../shared/api/outcome.ts";
import type { Client } from "../../shared/api/client.ts";
import type { Ticket } from "../../shared/contracts/bill.ts";
import {
  redemptionPlace,
  redemptionTickets,
  type RedemptionPlace,
} from "../../shared/contracts/redemption.ts";
import type { CashCents } from "../../shared/money/cents.ts";
import { toWire } from "../../shared/money/wire.ts";
import type { Request } from "./request.ts";
import type { OpenCheck, Loaded } from "./state.ts";

export interface Reader {
  readonly client: () => Client;
  readonly request: () => Request;
  readonly isGuest: boolean;
  /** What this browser knows about an earlier payment of a check. */
  readonly knownOf: (
    number: string,
    ticket: Ticket,
  ) => Promise<Pick<OpenCheck, "record" | "heldBy">>;
  readonly signal: AbortSignal;
}

/**
 * Reads the project and every ticket that can be read. Fails only if none can be read. `part`: the
 * amount of a single check that the page asks for.
 */
export async function readAll(
  reader: Reader,
  part: { readonly number: string; readonly amount: CashCents } | null,
): Promise<Outcome<Loaded>> {
  const place = await readPlace(reader);
  if (!place.ok) return place;
  const project = reader.isGuest ? asGuest(place.value) : place.value;
  const { numbers, hostData } = reader.request();
  if (!numbers.length || hostData) {
    const tickets = place.value.tickets.filter(
      (ticket) => !numbers.length || numbers.includes(checkNumberOf(ticket) ?? ""),
    );
    const rows = tickets.map((ticket) => ({ ticket, number: checkNumberOf(ticket) }));
    return { ok: true, value: { project, checks: await checksOf(reader, rows) } };
  }
  const answers = await Promise.all(
    numbers.map(async (number) => ({
      number,
      outcome: await readTickets(
        reader,
        project,
        number,
        part?.number === number ? part.amount : null,
      ),
    })),
  );
  const read = answers.flatMap(({ number, outcome }) =>
    outcome.ok
      ? outcome.value.map((ticket) => ({
          ticket,
          number: outcome.value.length > 1 ? checkNumberOf(ticket) : number,
        }))
      : [],
  );
  const refusals = answers.flatMap(({ outcome }) => (outcome.ok ? [] : [outcome]));
  const worst =
    refusals.find(({ problem }) => problem.kind === "signed-out") ??
    (read.length ? undefined : refusals[0]);
  return worst ?? { ok: true, value: { project, checks: await checksOf(reader, read) } };
}

/** Reads one check, or its amounts if this part of it is paid. */
export async function readOne(
  reader: Reader,
  project: RedemptionPlace,
  number: string,
  payAmount: CashCents | null,
): Promise<Outcome<Ticket>> {
  const outcome = await readTickets(reader, project, number, payAmount);
  if (!outcome.ok) return outcome;
  const ticket =
    outcome.value.length > 1
      ? outcome.value.find((one) => checkNumberOf(one) === number)
      : outcome.value[0];
  return ticket
    ? { ok: true, value: ticket }
    : failed({ kind: "off-contract", detail: "not the ticket that was asked for" });
}

/** The location id, unless the location is a project (C7.16). */
export function placeQuery(
  { locationType, locationId }: RedemptionPlace,
  pos: string,
): { pos: string; location_id?: string } {
  return { pos, ...(locationId && locationType !== "Project" && { location_id: locationId }) };
}

function readTickets(
  { client, request, signal }: Reader,
  project: RedemptionPlace,
  ticket: string,
  payAmount: CashCents | null,
): Promise<Outcome<Ticket[]>> {
  const query = {
    ...placeQuery(project, request().pos),
    ...(payAmount !== null && { pay_amount: toWire(payAmount) }),
  };
  return client().call(
    redemptionTickets,
    { path: { project_id: project.projectId, ticket }, query },
    { signal },
  );
}

/** The restaurant from the page's options, otherwise from the API. */
export async function readPlace({
  client,
  request,
  signal,
}: Reader): Promise<Outcome<RedemptionPlace>> {
  const { pos, location, hostData } = request();
  const hostAnswer =
    hostData &&
    redemptionPlace.output.safeParse({
      project: { ...Object(hostData.project), tickets: hostData.tickets },
    });
  if (hostAnswer?.success) return { ok: true, value: hostAnswer.data };
  if (!pos || !location)
    return failed({ kind: "off-contract", detail: "the page names no location" });
  return client().call(redemptionPlace, { path: { pos, location } }, { signal });
}

function checkNumberOf({ ticketCode, id }: Ticket): string | null {
  return ticketCode ?? id;
}

interface Row {
  readonly ticket: Ticket;
  readonly number: string | null;
}

async function checksOf({ knownOf }: Reader, rows: readonly Row[]): Promise<OpenCheck[]> {
  const checks = await Promise.all(
    rows.map(async ({ ticket, number }) =>
      number ? [{ ticket, number, ...(await knownOf(number, ticket)) }] : [],
    ),
  );
  return checks.flat();
}

/** Removes credit, offers and cards, which a guest never has, whatever the answer contains. */
function asGuest(place: RedemptionPlace): RedemptionPlace {
  return {
    ...place,
    balance: null,
    creditBalance: null,
    ikPassBalance: null,
    creditCards: [],
    offers: [],
    offer: null,
  };
}
