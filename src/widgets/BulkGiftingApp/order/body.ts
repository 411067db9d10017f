import type { CountryCode } from "../../../shared/country/countries.ts";
import { toJson } from "../../../shared/api/json.ts";
import type { WireOrder, WireRecipient } from "../../../shared/contracts/bulkGifting.ts";
import { JsonText } from "../../../shared/api/jsonText.ts";
import { yieldToMain } from "../../../shared/host/yieldToMain.ts";
import { parseCents } from "../../../shared/money/parse.ts";
import { toWire } from "../../../shared/money/wire.ts";
import { cash } from "../../../shared/money/cents.ts";
import { isoDay } from "../../../shared/time/calendar.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import { normalizePhone } from "../../../shared/forms/phone.ts";
import type { Refusal } from "../recipients/recipientList.ts";
import type { Person, Row } from "../recipients/row.ts";
import type { Draft } from "./draft.ts";
import type { Plan } from "./plan.ts";

/** The number of rows that are written before the clock is checked again. */
const rowsAtATime = 50;

interface Ordered {
  readonly draft: Draft;
  readonly plan: Plan;
  readonly rows: readonly Row[];
  readonly source: string;
  readonly country: CountryCode;
}

/** The body of an order (BG5), built for many recipients without blocking the page. */
export async function orderBody({
  draft,
  plan,
  rows,
  source,
  country,
}: Ordered): Promise<WireOrder> {
  return {
    external_id: draft.externalId,
    name: draft.name.trim(),
    sender_name: draft.senderName.trim(),
    message: draft.message.trim(),
    delivery: {
      method: methodOf(draft, rows),
      // Links are delivered as soon as the order is paid.
      deliver_at: (draft.method === "addresses" && draft.sendOn) || null,
    },
    recipients: await recipientsText(draft.method === "addresses" ? rows : [], country),
    recipient_count: plan.count,
    amount_per_recipient: toWire(plan.perPerson),
    subtotal: toWire(plan.total),
    discount_percent: plan.rate / 100,
    total: toWire(plan.pay),
    stripe_source_id: source,
    agrees_with_tos_privacy: "on",
    country,
  };
}

/**
 * Builds the JSON in parts: for tens of thousands of recipients it has megabytes, which would block
 * the page for a quarter of a second.
 */
async function recipientsText(
  rows: readonly Row[],
  country: CountryCode,
): Promise<JsonText<readonly WireRecipient[]>> {
  const texts: string[] = [];
  for (const row of rows) {
    texts.push(toJson(wireRecipient(row, country)));
    if (texts.length % rowsAtATime === 0) await yieldToMain();
  }
  const text = `[${texts.join()}]`;
  await yieldToMain();
  return new JsonText(text);
}

/**
 * Requests text messages only if no recipient has an e-mail address. Otherwise the server chooses
 * for each recipient.
 */
function methodOf({ method }: Draft, rows: readonly Row[]): "email" | "sms" | "link" {
  if (method === "links") return "link";
  return rows.some(({ email }) => email) ? "email" : "sms";
}

function wireRecipient(
  { firstName, lastName, email, phone, amount, message, deliverOn }: Person,
  country: CountryCode,
): WireRecipient {
  const digits = phone && normalizePhone(phone, country);
  const cents = amount ? parseCents(amount) : null;
  const day = deliverOn ? parseDay(deliverOn) : null;
  return {
    first_name: firstName,
    ...(lastName && { last_name: lastName }),
    ...(email && { email }),
    ...(digits && { phone: digits }),
    ...(cents !== null && { amount: toWire(cash(cents)) }),
    ...(message && { message }),
    ...(day && { deliver_at: isoDay(day) }),
  };
}

const wireFields: Readonly<Record<string, keyof Person>> = {
  first_name: "firstName",
  last_name: "lastName",
  email: "email",
  phone: "phone",
  amount: "amount",
  message: "message",
  deliver_at: "deliverOn",
};

/**
 * The server's errors about single recipients, by their position in the order: `recipients.3.email`
 * (BG5).
 */
export function refusalsIn(
  fields: Readonly<Record<string, readonly string[]>>,
): Map<number, Refusal> {
  const refusals = new Map<number, Refusal>();
  for (const [name, [message]] of Object.entries(fields)) {
    const [, index, field = ""] = /^recipients\.(\d{1,6})(?:\.(\w+))?$/.exec(name) ?? [];
    if (index && message && !refusals.has(Number(index)))
      refusals.set(Number(index), {
        field: (Object.hasOwn(wireFields, field) && wireFields[field]) || "email",
        message,
      });
  }
  return refusals;
}
