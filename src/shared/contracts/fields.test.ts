import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { anyAnswer, answer } from "./answer.ts";
import { dictionaryOf, flag, id, list, maybe, numeric, open, text } from "./fields.ts";

const offer = answer(
  z.object({ id, isOpen: flag, note: maybe(z.string()), tiers: list(z.object({ id })) }),
  "offer",
);

it("makes the schema of an optional field once for all fields of its kind", () => {
  expect(maybe(text)).toBe(maybe(text));
  expect(maybe(text)).not.toBe(maybe(id));
  expect([maybe(text).parse(7), maybe(id).parse("")]).toEqual(["7", null]);
});

it("reads an object with values of one kind under any keys, and refuses other values and lists", () => {
  const texts = dictionaryOf(z.string());
  const own = JSON.parse('{ "a": "1", "__proto__": "2", "toString": "3" }');
  expect(Object.entries(texts.parse(own))).toEqual([
    ["a", "1"],
    ["toString", "3"],
  ]);
  for (const value of [{ a: 1 }, ["a"], null, "a"])
    expect(texts.safeParse(value).success).toBe(false);
});

describe("an answer", () => {
  it("is parsed once in the form that fits", () => {
    let parsedCount = 0;
    const counted = z.pipe(
      z.object({ id }),
      z.transform(({ id }) => ((parsedCount += 1), id)),
    );
    expect(answer(counted, "offer").parse({ data: { offer: { id: 1 } } })).toBe("1");
    expect(parsedCount).toBe(1);
  });

  it.each([
    ["bare", { id: 1, is_open: 1, note: "x", tiers: [{ id: 2 }] }],
    ["in data", { data: { id: "1", is_open: true, note: "x", tiers: [{ id: 2 }] } }],
    [
      "as a resource",
      {
        data: {
          id: "1",
          type: "offer",
          attributes: { isOpen: "true", note: "x", tiers: [{ id: 2 }] },
        },
      },
    ],
    ["under its name", { offer: { id: 1, isOpen: "on", note: "x", tiers: [{ id: 2 }] } }],
    [
      "under its name in data",
      { data: { offer: { id: 1, is_open: true, note: "x", tiers: [{ id: 2 }] } } },
    ],
  ])("is read %s [G8]", (_, body) => {
    expect(z.parse(offer, body)).toEqual({
      id: "1",
      isOpen: true,
      note: "x",
      tiers: [{ id: "2" }],
    });
  });

  it("reads missing fields and those of another type as blanks, and drops rows that do not parse [G8]", () => {
    expect(z.parse(offer, { id: 1 })).toEqual({ id: "1", isOpen: false, note: null, tiers: [] });
    expect(
      z.parse(offer, { id: 1, note: 7, tiers: [{ id: 1 }, null, {}, { id: 2 }] }),
    ).toMatchObject({ note: null, tiers: [{ id: "1" }, { id: "2" }] });
    expect(z.parse(offer, { id: 1, tiers: "none" }).tiers).toEqual([]);
  });

  it.each([
    [null],
    ["text"],
    [[]],
    [{}],
    [undefined],
    [{ id: null }],
    [{ id: "" }],
    [{ data: null }],
  ])("refuses %j, where the id is missing [G8]", (body) => {
    expect(z.safeParse(offer, body).success).toBe(false);
  });

  it("drops __proto__ and reads nothing from a prototype [G8]", () => {
    const polluted: unknown = JSON.parse(
      '{"__proto__":{"id":"evil","isOpen":true},"constructor":{"id":1}}',
    );
    expect(z.safeParse(offer, polluted).success).toBe(false);
    const nested = z.parse(answer(z.looseObject({})), JSON.parse('{"a":{"__proto__":{"x":1}}}'));
    expect(JSON.stringify(nested)).toBe('{"a":{}}');
    expect("x" in {}).toBe(false);
  });

  it("replaces half of a surrogate pair, which no address can hold [G8]", () => {
    const tagged = answer(z.object({ name: z.string(), tags: z.array(z.string()) }));
    const broken: unknown = JSON.parse('{"name":"Lucca \\ud83c","tags":["\\udf55"]}');
    const { name, tags } = z.parse(tagged, broken);
    expect([name, ...tags].map(encodeURIComponent)).toEqual(["Lucca%20%EF%BF%BD", "%EF%BF%BD"]);
  });

  it("takes any body where a write says nothing more", () => {
    for (const body of [null, "OK", {}, []]) expect(z.parse(anyAnswer, body)).toBeNull();
    for (const body of [undefined, { errors: ["no"] }, { success: false }])
      expect(z.safeParse(anyAnswer, body).success).toBe(false);
  });

  it("reads a list that comes bare or under its name [G8]", () => {
    const brands = answer(z.array(z.object({ id })), "brands");
    expect(z.parse(brands, [{ id: 1 }])).toEqual([{ id: "1" }]);
    expect(z.parse(brands, { brands: [{ id: 1 }] })).toEqual([{ id: "1" }]);
  });
});

describe("fields", () => {
  it("let an unknown value of an enumeration pass [G8]", () => {
    expect(z.parse(open("active", "used"), "brand-new")).toBe("brand-new");
    expect(z.safeParse(open("active"), 3).success).toBe(false);
  });

  it("read numbers and codes as a number or a text, and refuse other types", () => {
    expect(z.parse(numeric, "-97.74")).toBe(-97.74);
    expect(z.parse(text, 12)).toBe("12");
    for (const odd of ["", "1e9", "NaN", null, {}, Infinity])
      expect(z.safeParse(numeric, odd).success).toBe(false);
  });
});
