import { describe, expect, it } from "vitest";
import { readErrorBody } from "./shared/api/errorBody.ts";
import { typedTip } from "./shared/bill/tip.ts";
import { humanized } from "./shared/contracts/humanized.ts";
import { retryAfterSeconds } from "./shared/contracts/retryAfter.ts";
import { csvField } from "./shared/csv/writeCsv.ts";
import { normalizeCode, normalizeDigitCode } from "./shared/forms/code.ts";
import { asciiDigits, onlyDigits } from "./shared/forms/digits.ts";
import { emailProblem } from "./shared/forms/email.ts";
import { formatPhoneInput, normalizePhone } from "./shared/forms/phone.ts";
import { wholeNumberText } from "./shared/gifting/digits.ts";
import { withoutEndSlashes } from "./shared/host/endSlashes.ts";
import { linkWith } from "./shared/host/linkWith.ts";
import { pathRoute } from "./shared/host/pathRoute.ts";
import { returnUrl } from "./shared/host/returnUrl.ts";
import { safeHref } from "./shared/host/safeHref.ts";
import { fromJson, toJson } from "./shared/json/json.ts";
import { pictureSrc, webHref } from "./shared/map/links.ts";
import { readPlaceText } from "./shared/map/placeLink.ts";
import { cash } from "./shared/money/cents.ts";
import { parseCents } from "./shared/money/parse.ts";
import { attributeValue } from "./shared/options/attribute.ts";
import { parseMoment } from "./shared/time/parse.ts";
import { parseClock } from "./shared/time/weekly.ts";
import { phoneDigits } from "./widgets/BulkGiftingApp/recipients/check.ts";
import { pictureUrl } from "./widgets/CampaignFeedbackApp/pictures.ts";
import { emailError, postalError } from "./widgets/Checkout/draft.ts";
import { imageUrl } from "./widgets/DynamicSlider/imageUrl.ts";
import { bannerText } from "./widgets/ManagersWebApp/banner.ts";
import { centsTyped } from "./widgets/ManagersWebApp/refundForm.ts";
import { pathOf } from "./widgets/ManagersWebApp/routes.ts";
import { menuLink } from "./widgets/MenuVisibilityForm/menuLink.ts";
import { prefillInHash, segmentsInHash } from "./widgets/OfferClaimApp/address.ts";
import { webAddress } from "./widgets/PartnerPortal/form/webAddress.ts";
import { readPlace } from "./widgets/PartnerPortal/place.ts";
import { spendFrom } from "./widgets/SubscriptionCalculator/spend.ts";

/** Whatever turns text of others into something: typed, pasted, of the address or of an answer. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  asciiDigits,
  attributeValue: (text) => attributeValue({ type: "array" }, text),
  bannerText,
  centsTyped,
  csvField,
  emailError,
  emailProblem,
  formatPhoneInput,
  fromJson,
  humanized,
  imageUrl,
  linkWith: (text) => linkWith(text, { a: 1 }),
  menuLink,
  normalizeCode,
  normalizeDigitCode: (text) => normalizeDigitCode(text, 6),
  normalizePhone,
  onlyDigits,
  parseCents,
  parseClock,
  parseMoment,
  pathOf,
  pathRoute: (text) => pathRoute("memory", text),
  phoneDigits: (text) => phoneDigits(text, "US"),
  pictureSrc,
  pictureUrl: (text) => pictureUrl(text, "cloud"),
  postalError,
  prefillInHash,
  readErrorBody,
  readPlace,
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

/** What patterns, splits and searches are slow on. */
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

/** Repeated, and ended with what may spoil the match. */
const worst = (unit: string, length: number): string =>
  `/1${unit.repeat(Math.ceil(length / unit.length))}!`;

function spentMs(parse: (text: string) => unknown, text: string): number {
  const begin = performance.now();
  parse(text);
  return performance.now() - begin;
}

/** The quickest of some runs: whatever else the machine does only ever adds to it. */
const quickestMs = (parse: (text: string) => unknown, text: string): number =>
  Math.min(...[1, 2, 3].map(() => spentMs(parse, text)));

const small = 16_000;
/** Below it a clock says nothing. */
const leastMs = 2;

describe("linear time", () => {
  it.each(Object.entries(parsers))(
    "%s takes it for 1 MB of its worst",
    { timeout: 60_000 },
    (_, parse) => {
      const slow = units.filter((unit) => {
        const before = Math.max(quickestMs(parse, worst(unit, small)), leastMs);
        // Four times the text takes four times as long, or sixteen where time is quadratic.
        return quickestMs(parse, worst(unit, 4 * small)) > 9 * before;
      });
      expect(slow).toEqual([]);
      for (const unit of units) parse(worst(unit, 1_000_000));
    },
  );
});
