import { expect, it } from "vitest";
import { serverCountry } from "./serverCountry.ts";

const element = (country?: string) => {
  const host = document.createElement("div");
  if (country) host.dataset["country"] = country;
  return host;
};

it.each([
  ["nz", "NZ"],
  ["AU", "AU"],
  ["US", "US"],
  ["FR", "AU"],
  [null, "AU"],
] as const)("takes the server’s country %s as %s where the page’s is AU [G10]", (code, country) => {
  expect(serverCountry({ element: element(), country: "AU" }, code)).toBe(country);
});

it("takes the element’s own country before the server’s [G10]", () => {
  expect(serverCountry({ element: element("NZ"), country: "NZ" }, "US")).toBe("NZ");
});
