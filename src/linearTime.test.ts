import { describe, expect, it } from "vitest";
import { readErrorBody } from "./shared/api/errorBody.ts";
import { typedTip } from "./shared/bill/tip.ts";
import { humanized } from "./shared/contracts/humanized.ts";
import { retryAfterSeconds } from "./shared/contracts/retryAfter.ts";
import { csvField } from "./shared/list/writeCsv.ts";
import { normalizeCode, normalizeDigitCode } from "./shared/forms/code.ts";
import { asciiDigits, onlyDigits } from "./shared/forms/digits.ts";
import { emailAddressError } from "./shared/forms/email.ts";
import { formatPhoneInput, normalizePhone } from "./shared/forms/phone.ts";
import { wholeNumberText } from "./shared/gifting/wholeNumber.ts";
import { withoutEndSlashes } from "./shared/host/endSlashes.ts";
import { linkWith } from "./shared/host/linkWith.ts";
import { pathRoute } from "./shared/host/pathRoute.ts";
import { returnUrl } from "./shared/host/returnUrl.ts";
import { safeHref } from "./shared/host/safeHref.ts";
import { fromJson, toJson } from "./shared/api/json.ts";
import { pictureSrc, webHref } from "./shared/map/links.ts";
import { readPlaceText } from "./shared/map/placeLink.ts";
import { cash } from "./shared/money/cents.ts";
import { parseCents } from "./shared/money/parse.ts";
import { attributeValue } from "./shared/options/attribute.ts";
import { parseMoment } from "./shared/time/parse.ts";
import { parseClock } from "./shared/time/weekly.ts";
import { readAddressLine } from "./widgets/BulkGiftingApp/recipients/addressLine.ts";
import { layoutOf } from "./widgets/BulkGiftingApp/recipients/columns.ts";
import { imageUrl as mailImageUrl } from "./widgets/CampaignFeedbackApp/imageUrl.ts";
import { postalProblem } from "./shared/payment/purchase/usePayForm.ts";
import { emailError } from "./widgets/Checkout/draft.ts";
import { imageUrl } from "./widgets/DynamicSlider/imageUrl.ts";
import { bannerText } from "./widgets/ManagersWebApp/workspace/bannerText.ts";
import { centsTyped } from "./widgets/ManagersWebApp/refund/refundForm.ts";
import { pathOf } from "./widgets/ManagersWebApp/routes.ts";
import { menuLink } from "./widgets/MenuVisibilityForm/menuLink.ts";
import { prefillInHash, segmentsInHash } from "./widgets/OfferClaimApp/lookup/address.ts";
import { webAddress } from "./widgets/PartnerPortal/form/webAddress.ts";
import { parseRoute } from "./widgets/PartnerPortal/route.ts";
import { spendFrom } from "./widgets/SubscriptionCalculator/spend.ts";
import { growth, superlinear } from "../test/support/growth.ts";

/** Functions that parse other people's text: typed, pasted, from the address or from an answer. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  asciiDigits,
  attributeValue: (text) => attributeValue({ type: "array" }, text),
  bannerText: (text) => bannerText(text, ""),
  centsTyped,
  csvField,
  emailError,
  emailAddressError,
  formatPhoneInput: (text) => formatPhoneInput(text, "NZ"),
  fromJson,
  humanized,
  imageUrl,
  linkWith: (text) => linkWith(text, { a: 1 }),
  menuLink,
  normalizeCode,
  normalizeDigitCode: (text) => normalizeDigitCode(text, 6),
  normalizePhone: (text) => normalizePhone(text, "NZ"),
  onlyDigits,
  parseCents,
  parseClock,
  parseMoment,
  pathOf,
  pathRoute: (text) => pathRoute("memory", text),
  pictureSrc,
  mailImageUrl: (text) => mailImageUrl(text, "cloud"),
  postalProblem,
  prefillInHash,
  readAddressLine,
  readErrorBody,
  parseRoute,
  readPlaceText,
  retryAfterSeconds: (text) => retryAfterSeconds(text, text),
  returnUrl: (text) => returnUrl(text, []),
  safeHref,
  segmentsInHash,
  spendFrom,
  toJson,
  typedTip: (text) => typedTip(text, cash(0)),
  webAddress,
  webHref,
  wholeNumberText: (text) => wholeNumberText(text, 6),
  withoutEndSlashes,
};

/** Inputs for which patterns, splits and searches may be slow. */
const units = [
  "/",
  " ",
  "a",
  "0",
  "1,",
  "1 ",
  "-",
  ".",
  "a@",
  "a.",
  "%",
  "&a=",
  "\\",
  "<a",
  "<!--",
  "{",
  "\u00e9",
  "\uff11",
];

/** The input is repeated, and ends with a text that may make the match fail. */
const worst = (unit: string, length: number): string =>
  `/1${unit.repeat(Math.ceil(length / unit.length))}!`;

describe("linear time", () => {
  it.each(Object.entries(parsers))(
    "%s takes it for 1 MB of its worst",
    { timeout: 120_000 },
    (_, parse) => {
      const slow = units.filter(
        (unit) => growth((length) => worst(unit, length), 64_000, parse) >= superlinear,
      );
      expect(slow).toEqual([]);
      for (const unit of units) parse(worst(unit, 1_000_000));
    },
  );

  const halves = (first: string, second: string, count: number): string[] => [
    ...Array.from({ length: count / 2 }, () => first),
    ...Array.from({ length: count / 2 }, () => second),
  ];

  const columnsOf = (cells: readonly string[]): unknown => layoutOf(cells);

  it.each<[string, (count: number) => unknown, (input: never) => unknown]>([
    ["a row of known heads before unknown ones", (count) => halves("tel", "x", count), columnsOf],
    ["a row of phones before addresses", (count) => halves("2125550100", "@", count), columnsOf],
    [
      "an answer with many messages for one field",
      (count) => JSON.stringify({ errors: { email: halves("x", "y", count) } }),
      readErrorBody,
    ],
  ])("%s takes it", { timeout: 120_000 }, (_, inputOf, read) => {
    // SAFETY: each row's input belongs to its own reader.
    expect(growth((count) => inputOf(count) as never, 100_000, read)).toBeLessThan(superlinear);
  });
});
