import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalog } from "../catalog.ts";
import { languageOf, type LanguageName } from "./languages.ts";
import { applyFixes, lintSource } from "./lintSource.ts";
import { plain } from "./report.ts";
import { rules, type RuleId } from "./rules.ts";

const folder = "test/templates";

/** `line:column rule` of every finding in a fixture. */
function found(file: string): string[] {
  const source = readFileSync(`${folder}/${file}`, "utf8");
  const findings = lintSource(source, languageOf(file) ?? "html", catalog);
  return plain([{ file, source, findings }]).map((line) =>
    line.replace(/^[^:]+:(\d+:\d+) \w+ ([\w-]+):.*$/, "$1 $2"),
  );
}

function messages(source: string, language: LanguageName = "html"): string[] {
  return lintSource(source, language, catalog).map(({ rule, message }) => `${rule}: ${message}`);
}

/** The rules that an element breaks, except those about its space and placeholder. */
function broken(source: string, language: LanguageName = "html"): RuleId[] {
  return lintSource(source, language, catalog)
    .map(({ rule }) => rule)
    .filter((rule) => rules[rule].severity === "error");
}

describe("widgets that other code writes", () => {
  it.each<[string, LanguageName, string, string[]]>([
    [
      "a shortcode's format",
      "php",
      `<?php return sprintf('<div class="x" data-widget="OfferClaimApp" data-ofer-code="%s">Offer</div>', esc_attr($c));`,
      ["unknown-option"],
    ],
    [
      "joined strings",
      "php",
      `<?php echo '<div class="x" data-widget="' . $w . '" data-start="1">x</div>'; echo "<div class=\\"x\\" data-widget=\\"Chekout\\" data-theme='$theme'>x</div>";`,
      ["unknown-widget"],
    ],
    [
      "a heredoc",
      "php",
      `<?php echo <<<HTML\n<div class="x" data-widget="SubscriptionCalculator" data-start-position="{$p}" data-theme="drak">x</div>\nHTML;`,
      ["invalid-value"],
    ],
    [
      "comments and other strings of PHP",
      "php",
      `<?php // '<div data-widget="Nope">'\n/* "<div data-widget='Nope'>" */ $a = 'data-widget'; ?><div class="x" data-widget="Checkout">x</div>`,
      [],
    ],
    [
      "both branches of a condition",
      "html",
      `<div class="x" data-widget="SubscriptionCalculator" {% if a %}data-start-position="{{ p }}"{% else %}data-start-position="abc"{% endif %}>x</div>`,
      ["invalid-value"],
    ],
    [
      "whole names in a Rails helper",
      "erb",
      `<%= tag.div "data-widget": "Chekout", class: "c" do %>x<% end %>`,
      ["unknown-widget"],
    ],
    [
      "a helper of the application's own",
      "erb",
      `<%= offer_box "x", data: { widget: "OfferClaimApp", ofer_code: @code } %>`,
      ["unknown-option"],
    ],
    [
      "a block in braces",
      "erb",
      `<%= tag.section(class: "x", data: { "widget" => "OfferClaimApp", "theme" => "drak" }) { "x" } %>`,
      ["invalid-value"],
    ],
  ])("%s", (_, language, source, rules) => {
    expect(broken(source, language)).toEqual(rules);
  });

  it("fixes a name in a string of PHP, and changes no other byte", () => {
    const source = `<?php return '<div class="x" data-widget="Chekout" data-id="%s">x</div>';`;
    expect(applyFixes(source, lintSource(source, "php", catalog))).toBe(
      source.replace("Chekout", "Checkout"),
    );
  });
});

describe("lintSource", () => {
  it.each([
    ["fine.html", []],
    [
      "page.html",
      [
        "7:50 invalid-config",
        "7:66 invalid-config",
        "9:5 script-not-module",
        "10:5 duplicate-script",
        "13:23 unknown-widget",
        "13:47 unknown-option",
        "14:68 invalid-value",
        "14:84 invalid-value",
        "17:5 missing-placeholder",
        "19:21 invalid-value",
        "20:22 invalid-value",
        "25:12 invalid-value",
        "25:40 unknown-option",
        "28:5 missing-height",
        "28:65 invalid-json",
        "28:79 invalid-value",
        "29:5 missing-placeholder",
        "29:5 missing-height",
        "30:23 unknown-widget",
      ],
    ],
    [
      "offer.html.erb",
      [
        "3:62 unknown-option",
        "6:1 missing-placeholder",
        "6:72 invalid-value",
        "6:107 invalid-value",
        "10:1 missing-height",
        "10:78 unknown-option",
        "11:127 invalid-value",
        "12:18 refused-attribute",
        "12:62 invalid-value",
        "12:76 unknown-option",
      ],
    ],
    [
      "offer.django.html",
      [
        "6:48 unknown-option",
        "6:82 foreign-option",
        "8:1 missing-placeholder",
        "8:59 invalid-value",
      ],
    ],
    ["offer.html.twig", ["3:21 unknown-widget", "6:55 invalid-value", "7:3 missing-placeholder"]],
    [
      "offer.blade.php",
      [
        "5:73 unknown-option",
        "9:3 missing-placeholder",
        "9:70 invalid-value",
        "9:73 unknown-option",
      ],
    ],
    [
      "page-offer.php",
      [
        "4:12 missing-height",
        "4:30 unknown-widget",
        "6:121 invalid-value",
        "9:19 unknown-widget",
        "10:1 missing-placeholder",
      ],
    ],
    ["offer.liquid", ["6:1 missing-placeholder", "6:69 invalid-value"]],
    ["offer.hbs", ["3:95 unknown-option", "5:21 unknown-widget", "6:3 missing-placeholder"]],
    [
      "Offer.tsx",
      [
        "6:58 unknown-option",
        "9:7 missing-placeholder",
        "9:69 invalid-value",
        "12:95 unknown-option",
        "13:24 unknown-widget",
      ],
    ],
    ["Layout.jsx", ["5:9 missing-script"]],
  ])("finds the errors in %s with their positions, and nothing else", (file, expected) => {
    expect(found(file)).toEqual(expected);
  });

  it("says the nearest name, and the widget that an option belongs to", () => {
    const source =
      '<div data-widget="Chekout" data-start-position="1" data-icoid="3" id="a">…</div>';
    expect(messages(source)).toEqual([
      'unknown-widget: data-widget="Chekout" names no widget; did you mean "Checkout"?',
      "foreign-option: data-start-position is no option of Checkout, but of SubscriptionCalculator",
      "unknown-option: data-icoid is no option of Checkout; did you mean data-ico-id?",
    ]);
  });

  it("takes the purchase panel of any product, and only the product's where the page configures it", () => {
    const panel = '<div data-widget="GiftHousePanel" id="a">…</div>';
    const config = (key: string) =>
      `<script type="application/json" id="dining-widgets-config">{"product":{"key":"${key}","name":"G"}}</script>`;
    expect(broken(panel)).toEqual([]);
    expect(broken(config("gift") + panel)).toEqual([]);
    expect(broken(config("dine") + panel)).toEqual(["unknown-widget"]);
    expect(broken(config("{{ key }}") + panel)).toEqual([]);
  });

  it.each<[LanguageName, string]>([
    [
      "html",
      '<div data-widget="Checkout" data-controller="x" data-mode="y" data-testid="z">…</div>',
    ],
    [
      "erb",
      '<div data-widget="<%= name %>" data-flow="<%= flow %>" data-load="<%= load %>">…</div>',
    ],
    [
      "twig",
      `<div data-widget="Checkout" data-props='{ "backUrl": {{ a|json }}, {% if b %}"flow": "purchase"{% endif %} }'>…</div>`,
    ],
    ["php", "<?php if (\"<div data-widget='X'>\") ?><p>widget</p>"],
    [
      "jsx",
      "const a = <div data-widget={name} data-flow={flow} {...rest} />; const b: string = a;",
    ],
    [
      "jsx",
      "<div data-widget='DynamicSlider' data-autoplay={false} data-label={null} data-autoplay-ms={2e3}>…</div>",
    ],
  ])("leaves alone in %s what is the page's own, or filled in: %s", (language, source) => {
    expect(broken(source, language)).toEqual([]);
  });

  it("keeps positions behind a byte order mark, CRLF and characters of two units", () => {
    const source =
      '\uFEFF<p>😀</p>\r\n<p>{{ "é" }}</p>\r\n<div id="a" data-widget="Chekout">…</div>\r\n';
    const [finding] = lintSource(source, "twig", catalog);
    expect(source.slice(finding?.start, finding?.end)).toBe("Chekout");
    expect(plain([{ file: "a", source, findings: finding ? [finding] : [] }])[0]).toMatch(
      /^a:3:26 /,
    );
  });

  it("takes characters of icon fonts for what they are, not for a template's", () => {
    const source = '<div id="a" data-widget="Checkout" data-flow="&#xE000;">\uE001</div>';
    expect(broken(source)).toEqual(["invalid-value"]);
  });

  it("misses the script in a whole page only where nothing else could load it", () => {
    const page = (head: string) =>
      `<!doctype html><html><head>${head}</head><body><div id="a" data-widget="Checkout">…</div></body></html>`;
    expect(broken(page(""))).toEqual(["missing-script"]);
    expect(
      broken(page('<script type="module">import "https://x.example/mount.js"</script>')),
    ).toEqual([]);
    expect(broken(page("<%= javascript_importmap_tags %>"), "erb")).toEqual([]);
    expect(broken('<div id="a" data-widget="Checkout">…</div>')).toEqual([]);
  });

  it("says where JSX cannot be read", () => {
    const [finding] = lintSource("<div data-widget=>", "jsx", catalog);
    expect(finding).toMatchObject({ rule: "unreadable-file", start: 16 });
  });
});

describe("applyFixes", () => {
  it.each([
    [
      "html",
      '<DIV data-Widget="chekout" DATA-icoid=5 data-flow="x">\n',
      '<DIV data-Widget="Checkout" data-ico-id=5 data-flow="x">\n',
    ],
    [
      "erb",
      '<%= tag.div(data: { widget: "OfferClaimAp", ofer_code: code(a, "}"), "themes": :dark }) %>',
      '<%= tag.div(data: { widget: "OfferClaimApp", offer_code: code(a, "}"), "theme": :dark }) %>',
    ],
    [
      "html",
      `<div data-widget="Checkout" data-props="{&quot;gcoID&quot;: &quot;1&quot;}">`,
      `<div data-widget="Checkout" data-props="{&quot;gcoId&quot;: &quot;1&quot;}">`,
    ],
    [
      "jsx",
      "<div data-widget='Map' data-headng='x' data-props={JSON.stringify({ brandSlug: [a] })} />",
      "<div data-widget='Map' data-heading='x' data-props={JSON.stringify({ brandSlugs: [a] })} />",
    ],
  ] as const)("fixes only the misspelled names in %s", (language, source, expected) => {
    const fixed = applyFixes(source, lintSource(source, language, catalog));
    expect(fixed).toBe(expected);
    expect(lintSource(fixed, language, catalog).filter(({ fix }) => fix)).toEqual([]);
  });

  it("does not choose between two keys of one name", () => {
    const source = `<div data-widget="Checkout" data-props='{"gcoID": "1", "checkout": {"gcoID": 2}}'>`;
    const findings = lintSource(source, "html", catalog);
    expect(findings.map(({ rule }) => rule)).toContain("unknown-option");
    expect(applyFixes(source, findings)).toBe(source);
  });
});
