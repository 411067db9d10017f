import { describe, expect, it } from "vitest";
import { addressOf, trustedOrigins } from "./address.ts";

const config = {
  apiOrigin: "https://api.test",
  appOrigin: "https://app.test",
  partnerApiBase: "/api/v5/partner_projects",
  endpoints: {},
  product: { key: "dine" },
  behaviour: {},
};
const locations = { name: "locations", path: "/{slug}/locations.json", origin: "partner" } as const;

describe("the address of a partner call", () => {
  it("starts with the configured base, whether that is a path or a URL [P1]", () => {
    const path = { slug: "luna" };
    expect(addressOf(locations, { path }, config).href).toBe(
      "https://api.test/api/v5/partner_projects/luna/locations.json",
    );
    expect(
      addressOf(locations, { path }, { ...config, partnerApiBase: "https://partners.test/v9/" })
        .href,
    ).toBe("https://partners.test/v9/luna/locations.json");
  });

  it("lets an override of the page be a whole URL", () => {
    expect(
      addressOf(
        locations,
        { path: { slug: "luna" } },
        { ...config, endpoints: { locations: "https://own.test/{slug}" } },
      ).href,
    ).toBe("https://own.test/luna");
  });

  it("may carry the bearer to its own origin, which no other call may (fault C3)", () => {
    const elsewhere = { ...config, partnerApiBase: "https://partners.test/v9" };
    expect(trustedOrigins(locations, elsewhere)).toContain("https://partners.test");
    expect(trustedOrigins({ ...locations, origin: "api" }, elsewhere)).not.toContain(
      "https://partners.test",
    );
  });

  it("is refused if a value is not a path segment", () => {
    expect(() => addressOf(locations, { path: { slug: ".." } }, config)).toThrow(RangeError);
  });
});
