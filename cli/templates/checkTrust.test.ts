import { describe, expect, it } from "vitest";
import { catalog } from "../catalog.ts";
import type { LanguageName } from "./languages.ts";
import { applyFixes, lintSource } from "./lintSource.ts";
import type { Trust } from "./trust.ts";

const about = ["refused-attribute", "foreign-address"];

function findings(source: string, language: LanguageName = "html", trust?: Trust) {
  return lintSource(source, language, catalog, { trust }).filter(({ rule }) =>
    about.includes(rule),
  );
}

const rulesOf = (...of: Parameters<typeof findings>) => findings(...of).map(({ rule }) => rule);
const pay = (attributes: string) =>
  `<div class="x" data-widget="RedeemCheckout" ${attributes}>Pay</div>`;
const config = (json: string) =>
  `<script type="application/json" id="dining-widgets-config">${json}</script>`;

describe("an option that attributes must not contain", () => {
  it.each<[string, string, LanguageName]>([
    ["a literal", pay('data-token="4f1c"'), "html"],
    ["an expression", pay('data-token="{{ token }}"'), "twig"],
    ["a branch", pay('{% if a %}data-token="4f1c"{% endif %}'), "twig"],
    ["a key of data-props", pay(`data-props='{ "token": {{ token|json }} }'`), "twig"],
    ["a Rails helper", '<%= tag.div data: { widget: "RedeemCheckout", token: @t } %>', "erb"],
    ["JSX", "const a = <div data-widget='RedeemCheckout' data-token={t}>Pay</div>;", "jsx"],
    ["a string of PHP", `<?php echo '${pay('data-token="4f1c"')}';`, "php"],
    ["a bound attribute of Vue", pay(':data-token="token"'), "component"],
  ])("is found in %s", (_, source, language) => {
    expect(rulesOf(source, language)).toEqual(["refused-attribute"]);
  });

  it.each([
    [
      "an inner script",
      '<div data-widget="RedeemCheckout"><script type="application/json">{ "token": "a" }</script>x</div>',
    ],
    [
      "a page that trusts attributes",
      config('{ "trustAttributes": true }') + pay('data-token="a"'),
    ],
    [
      "an option of the same name that another widget has",
      '<div data-widget="Map" data-token="a">x</div>',
    ],
  ])("is not found in %s", (_, source) => {
    expect(rulesOf(source)).toEqual([]);
  });

  it("is allowed by a configuration in another template", () => {
    expect(rulesOf(pay('data-token="a"'), "html", { isFull: true, origins: null })).toEqual([]);
  });

  it.each<[string, string, LanguageName]>([
    ["an attribute in a condition", pay('{% if a %} data-token="4f1c" {% endif %}'), "twig"],
    ["two branches of a value", pay('data-token="{% if a %}b{% else %}c{% endif %}"'), "twig"],
    ["a language whose JSON it does not know", pay('data-token="{{ token }}"'), "twig"],
    ["a method call that may write HTML", pay('data-token="<%= token_for(user) %>"'), "erb"],
    [
      "text that was already JSON",
      '<div data-widget="RedeemGifting" data-gift="<%= @gift_json %>">x</div>',
      "erb",
    ],
    ["a component, which must not contain a script", pay('data-token="4f1c"'), "component"],
    ["a rendered page, whose token would be in the report", pay('data-token="4f1c"'), "page"],
    ["a string of PHP", `<?php echo '${pay('data-token="4f1c"')}';`, "php"],
    ["a part of a value", pay('data-token="a<%= @t %>"'), "erb"],
    [
      "an element with an inner script",
      `<div data-widget="RedeemCheckout" data-token="a"><script type="application/json">{}</script></div>`,
      "html",
    ],
  ])("is left to a person in %s", (_, source, language) => {
    const found = findings(source, language);
    expect(found).not.toEqual([]);
    expect(applyFixes(source, found)).toBe(source);
  });

  it.each([
    ["without quotes", "data-token=4f1c", '"token": "4f1c"'],
    ["in single quotes", "data-token='4f1c'", '"token": "4f1c"'],
    ["with an end of a script", 'data-token="</script>"', String.raw`"token": "\u003c/script>"`],
    ["with entities", 'data-token="a&quot;b"', String.raw`"token": "a\"b"`],
  ])("moves a literal %s, and nothing else", (_, attribute, member) => {
    const source = pay(`${attribute} data-tip="5"`);
    expect(applyFixes(source, findings(source))).toBe(
      `<div class="x" data-widget="RedeemCheckout" data-tip="5"><script type="application/json">{ ${member} }</script>Pay</div>`,
    );
  });

  it("moves API data as JSON, not as a text", () => {
    const source = `<div data-widget="RedeemGifting" data-gift='{"id":7}'>x</div>`;
    expect(applyFixes(source, findings(source))).toBe(
      `<div data-widget="RedeemGifting"><script type="application/json">{ "gift": {"id":7} }</script>x</div>`,
    );
  });
});

describe("an address in an attribute", () => {
  const sum = (address: string) =>
    `<div data-widget="SubscriptionCalculator" data-cta-url="${address}">x</div>`;
  const api = config(
    '{ "apiOrigin": "https://api.example.com", "links": { "support": "mailto:a@b.c" } }',
  );

  it.each([
    ["another origin", api + sum("https://shop.example/buy"), ["foreign-address"]],
    ["another origin without a protocol", api + sum("//shop.example/buy"), ["foreign-address"]],
    ["the API's origin", api + sum("https://api.example.com/buy"), []],
    ["a path", api + sum("/buy"), []],
    ["an address that the template computes", api + sum("{{ url }}"), []],
    ["another origin, without a configuration in sight", sum("https://shop.example/buy"), []],
    [
      "another origin, where the configuration is computed",
      config('{ "apiOrigin": "{{ api }}" }') + sum("https://shop.example/buy"),
      [],
    ],
    [
      "a named origin",
      config('{ "contentOrigins": ["https://shop.example"] }') + sum("https://shop.example/buy"),
      [],
    ],
  ])("that leads to %s", (_, source, rules) => {
    expect(rulesOf(source)).toEqual(rules);
  });

  it("is found deep inside a list", () => {
    const slides = `<div data-widget="DynamicSlider" data-slides='[{"image":"https://cdn.other.example/a.png"}]'>x</div>`;
    expect(rulesOf(api + slides)).toEqual(["foreign-address"]);
  });
});
