import { describe, expect, it } from "vitest";
import type { Catalog } from "../../build/catalog.ts";
import { growth, superlinear } from "../../test/support/growth.ts";
import type { LanguageName } from "./languages.ts";
import { lintSource } from "./lintSource.ts";

/** One widget is sufficient, because the time does not depend on their number. */
const catalog: Catalog = {
  version: "1.0.0",
  widgets: [
    {
      name: "Checkout",
      description: "",
      options: [],
      heights: [900, 900],
      thirdParties: [],
    },
  ],
  common: [],
  config: [],
};

const element = '<div data-widget="Checkout"></div>';
const php = "<?php 'data-widget'; ";

/**
 * The beginning of the source, and the part that is repeated. Each of these once took quadratic
 * time, or nearly so.
 */
const hostile: readonly (readonly [language: LanguageName, begin: string, unit: string])[] = [
  ["html", element, "\n"],
  ["html", element, "\r"],
  ["html", element, "<div>"],
  ["html", element, "{% if a %}"],
  ["html", element, "{% schema %}"],
  ["html", element, "<% if a %>"],
  ["html", element, "{{'}}'"],
  ["html", element, "<script>dataset</script>"],
  ["html", element, '<i data-wdget="Checkout">'],
  ["html", `${element}{% comment %} endcomment`, "{% comment %}"],
  ["html", "<div data-widget='", "<% if a %>"],
  ["html", php, '"'],
  ["html", php, "'a'."],
  ["html", php, "\\'"],
  ["html", php, "/*"],
  ["html", php, "<<<A\n"],
  ["html", `${php}"`, "{$"],
  ["html", "{{ 'data-widget': ", '"data-a": ['],
  ["blade", `${element}@endphpx`, "@php "],
  ["erb", element, "<%="],
  ["erb", element, '<%= tag.div data: { widget: "Checkout" } do %>'],
  ["erb", "<%= tag.div data: { widget: 1, ", "}.merge(a:["],
  ["jsx", "const dining = <div data-widget='Checkout'/>; a(", "'a'+"],
  ["jsx", "const dining = <div data-widget='Checkout'/>;", 'mount(a,"Checkout");'],
];

describe("lint takes linear time", () => {
  it.each(hostile)("%s: %j and many of %j", { timeout: 120_000 }, (language, begin, unit) => {
    const sourceOf = (size: number) => begin + unit.repeat(Math.ceil(size / unit.length));
    const work = (source: string) => lintSource(source, language, catalog);
    expect(growth(sourceOf, 64_000, work)).toBeLessThan(superlinear);
  });
});

describe("lint ends", () => {
  it("where constants hold each other twice", () => {
    const links = Array.from(
      { length: 60 },
      (_, index) => `const a${index} = { ...a${index + 1}, ...a${index + 1} };`,
    );
    const values = Array.from(
      { length: 60 },
      (_, index) => `const b${index} = x ? b${index + 1} : b${index + 1};`,
    );
    const source = `${links.join("\n")}${values.join("\n")}\nconst c = <div data-widget={b0} {...a0} />;`;
    expect(() => lintSource(source, "jsx", catalog)).not.toThrow();
  });
});
