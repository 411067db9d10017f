import { expect, it } from "vitest";
import { pageConfig } from "../config/pageConfig.ts";
import { billCountry } from "./billCountry.ts";

const config = pageConfig([]);

it.each([
  ["US", "NZ", "NZ"],
  ["US", " nz ", "NZ"],
  ["US", "FR", "US"],
  ["US", null, "US"],
  ["AU", "NZ", "AU"],
] as const)(
  "takes for the element's %s and the server's %j the country %s [G10]",
  (country, code, expected) => expect(billCountry({ country, config }, code)).toBe(expected),
);
