import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { AttributeTrust } from "./attributeTrust.ts";
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

const page = "https://host.example/shop";
const own = "https://host.example";
const untrusted: AttributeTrust = { isFull: false, page, origins: [own] };

function read(markup: string, overrides: object = {}, trust: AttributeTrust = untrusted) {
  return readOptions(options, element(markup), overrides, "Calculator", trust);
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

describe("an option that markup of others could misuse", () => {
  const guarded = defineOptions(
    z.object({
      token: z.optional(z.string()),
      project: z.optional(z.record(z.string(), z.unknown())),
      url: z.optional(z.string()),
      slides: z.optional(z.array(z.object({ image: z.string() }))),
    }),
    { trusted: ["token", "project"], addresses: ["url", "slides"] },
  );

  function readGuarded(markup: string, overrides: object = {}, trust = untrusted) {
    return readOptions(guarded, element(markup), overrides, "Checkout", trust);
  }

  const inner =
    '<script type="application/json">{"token":"t-1","url":"https://else.example/"}</script>';

  it.each([
    ['<div data-token="secret-1"></div>', "DW107 Checkout: data-token counts only from mount()"],
    [`<div data-props='{"token":"secret-1"}'></div>`, 'DW107 Checkout: "token" of data-props'],
    [`<div data-project='{"stripe_public_key":"secret-1"}'></div>`, "DW107 Checkout: data-project"],
    [`<div data-token="secret-1">${inner}</div>`, "DW107"],
    [
      '<div data-url="https://evil.example/x"></div>',
      "DW108 Checkout: data-url leads to https://evil.example,",
    ],
    ['<div data-url="//evil.example"></div>', "DW108"],
    ['<div data-url="\\\\evil.example"></div>', "DW108"],
    ['<div data-url="ht&#9;tps://evil.example"></div>', "DW108"],
    ['<div data-url="http:evil.example"></div>', "DW108"],
    ['<div data-url="wss://evil.example"></div>', "DW108"],
    [`<div data-props='{"slides":[{"image":"/a"},{"image":"//evil.example/b"}]}'></div>`, "DW108"],
  ])("is refused in %s, without its value [C1.19]", (markup, message) => {
    expect(() => readGuarded(markup)).toThrowError(message);
    expect(() => readGuarded(markup)).not.toThrowError("secret-1");
  });

  it("counts from mount() and from an inner script, which sanitizers remove", () => {
    expect(readGuarded(`<div>${inner}</div>`)).toEqual({
      token: "t-1",
      url: "https://else.example/",
    });
    expect(readGuarded("<div></div>", { token: "t-2" })).toEqual({ token: "t-2" });
  });

  it("counts from attributes where the page's configuration trusts them", () => {
    const markup = '<div data-token="t-3" data-url="https://else.example/"></div>';
    expect(readGuarded(markup, {}, { isFull: true, page, origins: [] })).toEqual({
      token: "t-3",
      url: "https://else.example/",
    });
  });

  it.each(["/checkout", "checkout?x=1", "#a", "tel:+15125550100", "https://cdn.example/a.png"])(
    "takes %s, which stays on origins that the page knows",
    (url) =>
      expect(
        readGuarded(
          `<div data-url="${url}"></div>`,
          {},
          {
            isFull: false,
            page,
            origins: [own, "https://cdn.example"],
          },
        ).url,
      ).toBe(url),
  );
});
