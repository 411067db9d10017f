import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { thirdParties } from "../src/widgets/thirdParties.ts";

const page = readFileSync("docs/security.md", "utf8");
const [, policies = ""] = page.split("## Content security policy");

test.each(Object.keys(thirdParties))(
  "docs/security.md says which third party %s needs",
  (widget) => {
    const row = policies.split("\n").find((line) => line.startsWith("|") && line.includes(widget));
    expect(row).toBeDefined();
  },
);
