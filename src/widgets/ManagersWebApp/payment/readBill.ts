import type { Client } from "../../../shared/api/client.ts";
import { failed, type Outcome } from "../../../shared/api/outcome.ts";
import { readCheck, readGuest } from "../../../shared/contracts/managers.ts";
import type { Reading } from "./checkoutState.ts";
import type { Order } from "./order.ts";

/**
 * The guest and, where the bill has a number, the check. With `isWhole` both have to be read, as
 * before a payment; after one, each alone may prove it.
 */
export async function readBill(
  client: Client,
  { location, guest, number }: Order,
  signal: AbortSignal,
  isWhole: boolean,
): Promise<Outcome<Reading>> {
  const [payer, ticket] = await Promise.all([
    client.call(
      readGuest,
      { path: { user_id: guest.id }, query: { location_id: location.id } },
      { signal },
    ),
    number === null
      ? null
      : client.call(
          readCheck,
          { path: { location_id: location.id, ticket_number: number } },
          { signal },
        ),
  ]);
  const problems = [payer, ticket].flatMap((outcome) =>
    outcome && !outcome.ok ? [outcome.problem] : [],
  );
  const [first] = problems;
  const signedOut = problems.find(({ kind }) => kind === "signed-out");
  if (signedOut) return failed(signedOut);
  if (first && (isWhole || problems.length > 1 || ticket === null)) return failed(first);
  return {
    ok: true,
    value: { guest: payer.ok ? payer.value : null, ticket: ticket?.ok ? ticket.value : null },
  };
}
