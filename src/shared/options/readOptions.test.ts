import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineOptions } from "./defineOptions.ts";
import { readOptions } from "./readOptions.ts";

const options = defineOptions(
  z.object({
    startPosition: z._default(z.int().check(z.gte(0), z.lte(21)), 5),
    label: z.optional(z.string()),
    open: z._default(z.boolean(), false),
    theme: z._default(z.enum(["light", "dark"]), "light"),
    steps: z.optional(z.array(z.number())),
    slides: z.optional(z.array(z.object({ image: z.string() }))),
  }),
);

function element(markup: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = markup;
  const first = template.content.firstElementChild;
  if (!(first instanceof HTMLElement)) throw new Error("the markup holds no element");
  return first;
}

function read(markup: string, overrides: object = {}) {
  return readOptions(options, element(markup), overrides, "Calculator");
}

describe("readOptions", () => {
  it("takes each attribute as its schema says [G3]", () => {
    const markup = `<div data-start-position="7" data-label=" 12 " data-open data-theme="dark" data-steps="50, 75" data-slides='[{"image":"/a.jpg"}]'></div>`;
    expect(read(markup)).toEqual({
      startPosition: 7,
      label: "12",
      open: true,
      theme: "dark",
      steps: [50, 75],
      slides: [{ image: "/a.jpg" }],
    });
  });

  it("knows a written false and an absent attribute", () => {
    expect(read('<div data-open="false"></div>').open).toBe(false);
    expect(read("<div></div>")).toEqual({ startPosition: 5, open: false, theme: "light" });
  });

  it("lets API beat attribute beat data-props beat inner script", () => {
    const script =
      '<script type="application/json">{"label":"script","startPosition":1,"open":true,"theme":"dark"}</script>';
    const markup = `<div data-props='{"label":"props","startPosition":2,"theme":"light"}' data-start-position="3">${script}</div>`;
    expect(read(markup)).toEqual({ label: "props", startPosition: 3, open: true, theme: "light" });
    expect(read(markup, { startPosition: 4 }).startPosition).toBe(4);
  });

  it.each([
    [
      '<div data-start-position="abc"></div>',
      'Calculator: data-start-position="abc" is not usable: expected an integer',
    ],
    ['<div data-start-position="22"></div>', "expected at most 21"],
    ['<div data-start-position="1.5"></div>', "expected an integer"],
    [
      '<div data-theme="blue"></div>',
      'data-theme="blue" is not usable: expected one of light, dark',
    ],
    ['<div data-open="maybe"></div>', "expected a boolean"],
    [
      `<div data-slides='[{"image":1}]'></div>`,
      "data-slides.0.image is not usable: expected a string",
    ],
    [`<div data-slides='{broken'></div>`, 'data-slides="{broken" is not usable: expected an array'],
    [`<div data-props='{"a":'></div>`, "Calculator: data-props is not valid JSON"],
    [`<div data-props='[1]'></div>`, "data-props must hold a JSON object"],
    [
      '<div><script type="application/json">nope</script></div>',
      '<script type="application/json"> is not valid JSON',
    ],
  ])("refuses %s and says what it expected", (markup, message) => {
    expect(() => read(markup)).toThrowError(message);
  });

  it("ignores what it does not know", () => {
    expect(read(`<div data-turbo="false" data-props='{"unknown":1}'></div>`)).toEqual({
      startPosition: 5,
      open: false,
      theme: "light",
    });
  });
});
