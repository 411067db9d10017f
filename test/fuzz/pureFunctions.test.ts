import fc from "fast-check";
import { parse as parseCsv } from "papaparse";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { readErrorBody } from "../../src/shared/api/errorBody.ts";
import { retryAfterSeconds } from "../../src/shared/contracts/retryAfter.ts";
import { writeCsv } from "../../src/shared/list/writeCsv.ts";
import { normalizeCode, normalizeDigitCode } from "../../src/shared/forms/code.ts";
import { asciiDigits, onlyDigits } from "../../src/shared/forms/digits.ts";
import { emailAddressError } from "../../src/shared/forms/email.ts";
import { displayPhone, formatPhoneInput, normalizePhone } from "../../src/shared/forms/phone.ts";
import { maxDigits, wholeNumberText } from "../../src/shared/gifting/wholeNumber.ts";
import { linkWith } from "../../src/shared/host/linkWith.ts";
import { returnUrl } from "../../src/shared/host/returnUrl.ts";
import { safeHref } from "../../src/shared/host/safeHref.ts";
import { fromJson, toJson } from "../../src/shared/api/json.ts";
import { readPlaceText } from "../../src/shared/map/placeLink.ts";
import { cash } from "../../src/shared/money/cents.ts";
import { formatMoney } from "../../src/shared/money/format.ts";
import { parseCents } from "../../src/shared/money/parse.ts";
import { bps, shareHalfUp } from "../../src/shared/money/share.ts";
import { cashOnWire, toWire } from "../../src/shared/money/wire.ts";
import { validate, ValidationError } from "../../src/shared/options/validate.ts";
import type { OptionSchema } from "../../src/shared/options/optionSchema.ts";
import { parseDay, parseMoment } from "../../src/shared/time/parse.ts";
import { minutesPerDay, wallClock } from "../../src/shared/time/weekly.ts";
import { ambassadorPage } from "../../src/shared/contracts/ambassadors.ts";
import { widgetCalls } from "../../src/shared/contracts/requests/widgetCalls.ts";
import { writeCounts } from "../soak/counts.ts";

const isFull = Boolean(process.env["SOAK"]);
const seed = Number(process.env["FAST_CHECK_SEED"] ?? 20_261_122);
/**
 * The number of inputs for each property: more than two million in total at full size, fifty
 * thousand in a quick run.
 */
const runs = isFull ? 95_000 : 2_300;

let properties = 0;
let inputs = 0;
afterAll(() => writeCounts("pure functions", { seed, properties, inputs }));

/**
 * Checks one property with a number of inputs that depends on the size of the run. `share` reduces
 * it if one input costs more.
 */
function holds<T>(
  title: string,
  arbitrary: fc.Arbitrary<T>,
  check: (input: T) => void,
  share = 1,
): void {
  // oxlint-disable-next-line vitest/valid-title -- the callers pass strings
  test(title, { timeout: 900_000 }, () => {
    const numRuns = Math.ceil(runs * share);
    fc.assert(
      fc.property(arbitrary, (input) => {
        inputs++;
        check(input);
      }),
      { seed, numRuns },
    );
    properties++;
    expect(inputs).toBeGreaterThanOrEqual(numRuns);
  });
}

const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
const unicode = fc.string({ unit: "binary", maxLength: 60 });
/** Texts similar to what people and servers write: digits, signs, dates, markup, addresses. */
const nearly = fc.oneof(
  unicode,
  fc.stringMatching(/^[-+$0-9., ()e٠-٩０-９]{0,24}$/),
  fc.stringMatching(/^[-0-9T:.Z+ ]{0,30}$/),
  fc.stringMatching(/^[a-zA-Z0-9@.<>&"'/\\:#?%= _-]{0,60}$/),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "NaN",
    "Infinity",
    "-0",
    "1e21",
    "0x10",
    "\uFEFF1",
    "null",
    "\u202E1",
  ),
);

describe("money", () => {
  holds("parseCents gives null or whole cents that are safe to count with", nearly, (text) => {
    const parsed = parseCents(text);
    expect(parsed === null || (Number.isSafeInteger(parsed) && !Object.is(parsed, -0))).toBe(true);
  });
  holds("parseCents reads what formatMoney writes", cents, (amount) =>
    expect(parseCents(formatMoney(cash(amount), "US"))).toBe(amount + 0),
  );
  holds("cents survive the way over the wire and back", cents, (amount) =>
    expect(z.parse(cashOnWire, toWire(cash(amount)))).toBe(amount + 0),
  );
  holds(
    "a share is within half a cent of the exact one, and mirrors its refund",
    fc.tuple(cents, fc.integer({ min: 0, max: 20_000 })),
    ([amount, rate]) => {
      const share = shareHalfUp(bps(rate), cash(amount));
      const twice = 20_000n * BigInt(share) - 2n * BigInt(rate) * BigInt(amount);
      expect(twice <= 10_000n && twice >= -10_000n).toBe(true);
      expect(shareHalfUp(bps(rate), cash(-amount)) + share).toBe(0);
    },
  );
});

describe("time", () => {
  holds("parseMoment gives null or a finite moment", nearly, (text) => {
    const moment = parseMoment(text);
    expect(moment === null || Number.isFinite(moment)).toBe(true);
  });
  holds(
    "parseMoment reads every ISO instant",
    fc.date({ min: new Date("1971-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
    (date) => expect(parseMoment(date.toISOString())).toBe(date.getTime()),
  );
  holds("parseDay gives null or a day of the calendar", nearly, (text) => {
    const day = parseDay(text);
    if (day)
      expect(new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDate()).toBe(day.day);
  });
  holds(
    "the clock on the wall shows a minute of the day in every zone",
    fc.tuple(
      fc.constantFrom(
        "America/Chicago",
        "Pacific/Auckland",
        "Asia/Kathmandu",
        "UTC",
        "Nowhere/Else",
        null,
      ),
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
    ),
    ([zone, atMs]) => {
      const clock = wallClock(zone, atMs);
      expect(Object.values(clock).every((part) => typeof part !== "number" || part >= 0)).toBe(
        true,
      );
      expect(JSON.stringify(clock)).not.toContain("null");
      expect(minutesPerDay).toBe(1440);
    },
    0.2,
  );
});

describe("phone numbers, codes and emails", () => {
  const countries = fc.constantFrom("US", "NZ", "AU");
  holds(
    "normalizePhone gives null or digits alone, and reads them again",
    fc.tuple(nearly, countries),
    ([text, country]) => {
      const digits = normalizePhone(text, country);
      if (digits !== null) {
        expect(digits).toMatch(/^\d{7,15}$/);
        expect(normalizePhone(`+${digits}`, country)).toBe(digits);
        expect(onlyDigits(displayPhone(digits)).length).toBeGreaterThan(0);
      }
    },
  );
  holds(
    "a phone number that is formatted twice is the same",
    fc.tuple(nearly, countries),
    ([text, country]) => {
      const once = formatPhoneInput(text, country);
      expect(formatPhoneInput(once, country)).toBe(once);
    },
  );
  holds("digits of every script become ASCII digits, as many as there were", unicode, (text) => {
    expect(onlyDigits(text)).toMatch(/^[0-9]*$/);
    expect(onlyDigits(asciiDigits(text))).toBe(onlyDigits(text));
  });
  holds(
    "a code holds letters and digits alone, and normalizing it again changes nothing",
    nearly,
    (text) => {
      const code = normalizeCode(text);
      expect(code).toMatch(/^[A-Z0-9]*$/);
      expect(normalizeCode(code)).toBe(code);
      expect(normalizeDigitCode(text, 6)).toMatch(/^\d{0,6}$/);
    },
  );
  holds("an email that passes has one @ and no space", nearly, (text) => {
    if (emailAddressError(text) === null) expect(text.trim()).toMatch(/^[^\s@]+@[^\s@]+$/);
  });
  holds("a whole-number field holds digits alone, no more than it may", nearly, (text) =>
    expect(wholeNumberText(text, maxDigits.budget)).toMatch(/^\d{0,7}$/),
  );
});

describe("CSV", () => {
  holds(
    "reads back as it was written, but for cells that a spreadsheet would run, which are disarmed",
    fc.array(
      fc.array(
        fc.oneof(
          nearly,
          fc.constantFrom("=1+1", "+1", "-x", "@a", "\t=1", "\r=1", "\n=1", "＝1", "−1"),
        ),
        { minLength: 2, maxLength: 2 },
      ),
      { maxLength: 5 },
    ),
    (rows) => {
      const { data } = parseCsv<string[]>(writeCsv(["a", "b"], rows).slice(1), {
        skipEmptyLines: false,
        delimiter: ",",
      });
      const back = data.slice(1, 1 + rows.length);
      for (const [index, row] of rows.entries())
        for (const [at, cell] of row.entries()) {
          const read = back[index]?.[at] ?? "";
          const isDisarmed = read === `'${cell}`;
          expect(read === cell || isDisarmed).toBe(true);
          if (/^[=+@\t\r\n\0＝＋－＠]/.test(cell) && !/^[+-]?[\d.,]+$/.test(cell))
            expect(isDisarmed).toBe(true);
        }
    },
    0.4,
  );
});

describe("addresses and links", () => {
  const url = fc.oneof(
    nearly,
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc
      .tuple(
        fc.constantFrom(
          "javascript:",
          "JAVASCRIPT:",
          "java\nscript:",
          "data:text/html,",
          "//",
          "/\\",
          "https:",
          "https://user@",
          "vbscript:",
          "blob:",
          "\u0001javascript:",
        ),
        nearly,
      )
      .map(([start, rest]) => start + rest),
  );
  holds("safeHref gives null or an address that runs nothing", url, (text) => {
    const href = safeHref(text);
    if (href !== null)
      expect(new URL(href, location.href).protocol).toMatch(/^(https?|tel|mailto|sms):$/);
  });
  holds("returnUrl gives null or an address of an allowed origin", url, (text) => {
    const back = returnUrl(text, ["https://order.example.com"]);
    if (back !== null)
      expect(["https://order.example.com", location.origin]).toContain(new URL(back).origin);
  });
  holds(
    "linkWith keeps origin and path of a link, whatever it adds",
    fc.tuple(fc.webUrl(), unicode),
    ([link, value]) => {
      const url = new URL(linkWith(link, { utm: value }) ?? "about:blank");
      expect([url.origin, url.pathname]).toEqual([new URL(link).origin, new URL(link).pathname]);
    },
  );
  holds("a place in an address is within the globe or absent", nearly, (text) => {
    const position = readPlaceText(text)?.position;
    if (position) {
      expect(Math.abs(position.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(position.longitude)).toBeLessThanOrEqual(180);
    }
  });
});

describe("options and answers", () => {
  const schema: OptionSchema = {
    type: "object",
    properties: {
      title: { type: "string", default: "A" },
      count: { type: "integer", minimum: 0, maximum: 21 },
      kinds: { type: "array", items: { type: "string", enum: ["a", "b"] } },
    },
  };
  holds(
    "options are valid or refused with a reason, and never bring a prototype",
    fc.jsonValue(),
    (value) => {
      try {
        const valid = validate(schema, value);
        expect(Object.getPrototypeOf(valid)).toBe(Object.prototype);
        expect(validate(schema, valid)).toEqual(valid);
      } catch (error) {
        expect(error).toBeInstanceOf(ValidationError);
      }
    },
  );
  holds(
    "any JSON is written so that it reads back the same",
    fc.jsonValue({ noUnicodeString: false }),
    (value) => expect(toJson(fromJson(toJson(value)))).toBe(toJson(value)),
  );
  holds("texts of an error's body are short and are texts", fc.oneof(nearly, fc.json()), (body) => {
    for (const message of readErrorBody(body).messages) expect(typeof message).toBe("string");
    expect(readErrorBody(body).messages.join("").length).toBeLessThanOrEqual(10_000);
  });
  holds(
    "a server's wait is null or whole seconds, not below zero",
    fc.tuple(nearly, nearly),
    ([header, date]) => {
      const seconds = retryAfterSeconds(header, date);
      expect(seconds === null || (Number.isInteger(seconds) && seconds >= 0)).toBe(true);
    },
  );
  const outputs = [...new Set(Object.values(widgetCalls).flat())];
  holds(
    "every call's schema takes any JSON or refuses it, without throwing or touching Object.prototype",
    fc.tuple(fc.integer({ min: 0, max: outputs.length - 1 }), fc.jsonValue()),
    ([index, body]) => {
      z.safeParse((outputs[index] ?? ambassadorPage).output, body);
      expect(Reflect.get({}, "polluted")).toBeUndefined();
    },
    0.6,
  );
});
