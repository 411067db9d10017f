import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fromJson, toJson } from "./json.ts";
import { JsonText } from "./jsonText.ts";

const prototypes: readonly object[] = [
  Object.prototype,
  Array.prototype,
  String.prototype,
  Number.prototype,
];

/** As Prototype.js and MooTools extended pages. */
function pollute(): void {
  for (const prototype of prototypes) {
    Reflect.set(prototype, "toJSON", () => "the page's own");
    Reflect.set(prototype, "extra", "of the page");
  }
}

afterEach(() => {
  for (const prototype of prototypes)
    for (const name of ["toJSON", "extra"]) Reflect.deleteProperty(prototype, name);
});

describe("toJson", () => {
  it("writes any JSON value so that it reads back the same, whatever the page put on prototypes", () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const expected = JSON.parse(JSON.stringify(value));
        pollute();
        const text = toJson(value);
        for (const prototype of prototypes)
          for (const name of ["toJSON", "extra"]) Reflect.deleteProperty(prototype, name);
        expect(fromJson(text)).toEqual(expected);
      }),
      { numRuns: 1_000 },
    );
  });

  it("leaves out undefined, functions and __proto__, and writes numbers beyond JSON as null", () => {
    const polluted: unknown = JSON.parse('{"__proto__":{"x":1},"a":1}');
    expect(toJson(polluted)).toBe('{"a":1}');
    expect(toJson({ a: undefined, b: () => 1, c: NaN, d: [undefined, Infinity] })).toBe(
      '{"c":null,"d":[null,null]}',
    );
  });

  it("keeps a part that was written beforehand as it is", () => {
    expect(toJson({ rows: new JsonText("[1, 2]") })).toBe('{"rows":[1, 2]}');
  });
});

it("writes lists on a page that has replaced Array.from, as Prototype.js and MooTools do", () => {
  const from = vi
    .spyOn(Array, "from")
    .mockImplementation((list: unknown) => Array.prototype.slice.call(list));
  const text = toJson([1, [{ a: ["b"] }], undefined]);
  from.mockRestore();
  expect(text).toBe('[1,[{"a":["b"]}],null]');
});

describe("fromJson", () => {
  it.each(["", "{", "<!doctype html>", "undefined", "{'a':1}"])("is undefined for %j", (text) => {
    expect(fromJson(text)).toBeUndefined();
  });
});
