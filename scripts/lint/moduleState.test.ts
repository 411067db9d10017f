import { expect, test } from "vitest";
import { problemsIn } from "./moduleState.ts";

const path = "src/shared/ui/sample.ts";
const problems = (code: string) => problemsIn(path, code).length;

test.each([
  "let count = 0;",
  "export const waiting = new Set<string>();",
  "const cache: Record<string, string> = {};",
  "const queue: (() => void)[] = [];",
  "const inMemory: Record<string, Map<string, string>> = { local: new Map() };",
  "export const Context = createContext(null);",
  'import { JsonThing } from "./jsonThing.ts";\nexport const is = (value: unknown) => value instanceof JsonThing;',
])("finds the state in %s", (code) => {
  expect(problems(code)).toBe(1);
});

test.each([
  "const limit = 5;",
  'const kinds: ReadonlySet<string> = new Set(["a"]);',
  "const none: readonly string[] = [];",
  "export function count() { let sum = 0; return ++sum; }",
  "// Memo: each copy fills its own.\nconst formatters = new Map<string, string>();",
  'import { JsonText } from "../api/jsonText.ts";\nexport const is = (value: unknown) => value instanceof JsonText;',
])("finds no state in %s", (code) => {
  expect(problems(code)).toBe(0);
});
