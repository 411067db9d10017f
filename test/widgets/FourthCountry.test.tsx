import { expect, it, vi } from "vitest";
import type { CountryRules } from "../../src/shared/country/rules.ts";
import type { Example } from "../../src/shared/widget/examples.ts";
import { examples as panelExamples } from "../../src/widgets/HousePanel/examples.ts";
import { examples as accountExamples } from "../../src/widgets/NewLoginCreateAccount/examples.ts";
import { mountWidget } from "../support/mountWidget.ts";

/** A country that does not exist. A fourth country needs only such an object. */
await vi.hoisted(async () => {
  const erewhon: CountryRules = {
    callingCode: "999",
    trunkPrefix: "7",
    nationalNumber: /^5\d{5}$/,
    firstGroups: () => [2, 2],
    lastSeparator: "-",
    phoneExample: "750 12-34",
    postalCodeInput: "text",
    postalCode: /^[A-Z]\d{2}$/,
    postalCodeExample: "A12",
    postalCodeName: "postcode",
    locale: "en-GB",
    currency: "EUR",
    isMetric: true,
    tax: "gst",
    taxPaper: "invoice",
    giftCardYears: 7,
    expectsSurcharges: true,
    bulkGift: "voucher",
    box: [60, 61, 10, 11],
  };
  const { countries } = await import("../../src/shared/country/countries.ts");
  Object.assign(countries, { XE: erewhon });
});

const attributes = { country: "XE" };
const textOf = async (widget: string, example: Partial<Example> = {}) => {
  const { shadow } = await mountWidget(widget, { ...example, attributes });
  return () => shadow.textContent ?? "";
};

it("a country that is one object gives widgets its currency, expiry law, phone numbers and words", async () => {
  const panel = await textOf("HousePanel", panelExamples[0]);
  await expect.poll(panel).toContain("€");
  await expect.poll(panel).toContain("valid for at least 7 years");

  const calculator = await textOf("BulkGiftingSavingsCalculator");
  await expect.poll(calculator).toContain("€");
  await expect.poll(calculator).toMatch(/voucher/i);

  const account = await textOf(
    "NewLoginCreateAccount",
    accountExamples.find(({ key }) => key === "create-account"),
  );
  await expect.poll(account).toContain("like 750 12-34");
});

it("functions that ask for a country read the object alone", async () => {
  const [
    { normalizePhone, displayPhone, formatPhoneInput },
    { formatMoney },
    { cash },
    geo,
    places,
  ] = await Promise.all([
    import("../../src/shared/forms/phone.ts"),
    import("../../src/shared/money/format.ts"),
    import("../../src/shared/money/cents.ts"),
    import("../../src/shared/map/distance.ts"),
    import("../../src/shared/contracts/position.ts"),
  ]);
  const { serverCountry } = await import("../../src/shared/contracts/serverCountry.ts");
  const { countryOf } = await import("../../src/shared/country/countries.ts");
  const { termsOf } = await import("../../src/widgets/BulkGiftingApp/account/terms.ts");
  const { locationSchema } =
    await import("../../src/widgets/PartnerPortal/sections/locations/values.ts");
  const { texts } = await import("../../src/widgets/PartnerPortal/sections/locations/texts.ts");
  const { commonOptions } = await import("../../src/shared/widget/commonOptions.ts");
  const { configSchema } = await import("../../src/shared/config/configSchema.ts");
  const code = countryOf(" xe ");
  if (!code) throw new Error("the country is not known");

  expect(normalizePhone("7501234", code)).toBe("999501234");
  expect(displayPhone("999501234")).toBe("+999 50 12-34");
  expect(formatPhoneInput("7501234", code)).toBe("750 12-34");
  expect(formatMoney(cash(123_450), code)).toBe("€1,234.50");
  expect(geo.distanceText(10, code, "en")).toBe("16.1 km");
  expect(places.position(10.5, 60.5)).toEqual({ latitude: 60.5, longitude: 10.5 });
  expect(termsOf(null, code, "credit")).toMatchObject({ country: "XE", isVoucher: true });
  expect(serverCountry({ country: "US" }, "xe")).toBe("XE");
  const { errors } = texts.messages;
  const problemsOf = (postalCode: string) =>
    (locationSchema(code, errors).safeParse({ zip_code: postalCode }).error?.issues ?? [])
      .filter(({ path }) => path[0] === "zip_code")
      .map(({ message }) => message);
  expect(problemsOf("A12")).toEqual([]);
  expect(problemsOf("78701")).toEqual([errors.postcode]);
  for (const { schema } of [commonOptions, configSchema])
    expect(JSON.stringify(schema)).toContain('"XE"');
});
