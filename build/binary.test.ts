import { expect, test } from "vitest";
import { binary } from "./binary.ts";

test("the commands read NODE_ENV where they run: the build puts no value in its place", () => {
  const { define, build } = binary(
    "lib",
    { version: "1.0.0", widgets: [], common: [], config: [] },
    { languages: {}, widgets: {} },
  );
  expect(define).toBeUndefined();
  expect(build?.ssr).toBe("cli/main.ts");
});
