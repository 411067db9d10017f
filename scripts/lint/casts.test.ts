import { expect, test } from "vitest";
import { castsIn } from "./casts.ts";

test("counts casts and non-null assertions, but neither `as const` nor `satisfies`", () => {
  const code =
    "const a = b as C; const d = [1] as const; const e = f!.g!; const h = i satisfies J;";
  expect(castsIn("sample.ts", code)).toEqual({ casts: 1, nonNull: 2 });
});
