import { expect, test } from "vitest";
import { binary } from "./binary.ts";

test("the binary reads NODE_ENV at run time: the build does not replace it", () => {
  const { define, build } = binary(
    "lib",
    { version: "1.0.0", widgets: [], common: [], config: [] },
    { languages: {}, widgets: {} },
  );
  expect(define).toBeUndefined();
  expect(build?.ssr).toBe("cli/main.ts");
});
