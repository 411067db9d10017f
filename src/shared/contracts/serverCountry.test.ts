import { expect, it } from "vitest";
import { serverCountry } from "./serverCountry.ts";

it.each([
  ["nz", "NZ"],
  [" AU ", "AU"],
  ["US", "US"],
  ["FR", "AU"],
  [null, "AU"],
  [undefined, "AU"],
] as const)("takes the server’s country %s as %s where the page’s is AU [G10]", (code, country) => {
  expect(serverCountry({ country: "AU" }, code)).toBe(country);
});

it.each(["NZ", "US"] as const)(
  "takes the host’s own country %s before the server’s, also where it is the page’s [G10]",
  (hostCountry) => {
    expect(serverCountry({ hostCountry, country: hostCountry }, "AU")).toBe(hostCountry);
  },
);
