import { execFileSync } from "node:child_process";
import React, { type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { transformWithOxc } from "vite";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { defineOptions } from "../../src/shared/options/defineOptions.ts";
import { pinnedScript } from "../../build/pinnedScript.ts";
import { languages, snippet } from "./snippets.ts";
import { attributesOf, hostMarkup, type Setting } from "./setting.ts";

const options = defineOptions(
  z.object({
    startPosition: z._default(z.number(), 5),
    title: z.optional(z.string()),
    isOpen: z.optional(z.boolean()),
    slides: z.optional(z.array(z.string())),
    token: z.optional(z.string()),
  }),
  { trusted: ["token"] },
);
const { schema } = options;
const nasty = `"O'Neil" & <b>#{x}</b> {{ y }} {% z %} <?= 1 ?> %> \\ \${w} ü`;

const setting: Setting = {
  widget: "DynamicSlider",
  options: { startPosition: 7, title: nasty, isOpen: true, slides: [nasty, "plain"] },
  attributes: { theme: "dark" },
  placeholder: '<a href="/slides">Our slides</a>',
};

function parsed(markup: string): Element | null {
  return new DOMParser().parseFromString(markup, "text/html").querySelector("div");
}

function attributesIn(markup: string): Record<string, string> {
  const element = parsed(markup);
  return Object.fromEntries(
    [...(element?.attributes ?? [])].map(({ name, value }) => [name, value]),
  );
}

const expected = Object.fromEntries(hostMarkup(setting, options).attributes);

/** The options in the inner script, as a widget reads them. */
function innerIn(markup: string): unknown {
  return JSON.parse(/<script type="application\/json">(.*)<\/script>/.exec(markup)?.[1] ?? "");
}

describe("attributesOf", () => {
  it("writes single values as attributes and structured ones as data-props", () => {
    expect(Object.fromEntries(attributesOf(setting, schema))).toEqual({
      "data-widget": "DynamicSlider",
      "data-start-position": "7",
      "data-title": nasty,
      "data-is-open": "true",
      "data-props": JSON.stringify({ slides: [nasty, "plain"] }),
      "data-theme": "dark",
    });
  });

  it("leaves out undefined options", () => {
    expect(
      attributesOf(
        { widget: "Map", options: { title: undefined }, attributes: {}, placeholder: "" },
        schema,
      ),
    ).toEqual([["data-widget", "Map"]]);
  });
});

describe("snippet", () => {
  it("writes HTML that a browser reads back exactly, placeholder included", () => {
    const markup = snippet("HTML", setting, options);
    expect(attributesIn(markup)).toEqual(expected);
    expect(parsed(markup)?.querySelector("a")?.textContent).toBe("Our slides");
  });

  it.each(languages.filter((language) => language !== "React"))(
    "writes structured options and tokens into the inner script in %s",
    (language) => {
      const withToken = { ...setting, options: { slides: [nasty], token: "t-1" } };
      const markup = snippet(language, withToken, options);
      expect(innerIn(markup)).toEqual({ slides: [nasty], token: "t-1" });
      expect(markup).not.toMatch(/data-token|data-props|token:/);
    },
  );

  it.each(["Django", "Liquid"] as const)(
    "writes the same HTML for %s without anything that its lexer would interpret",
    (language) => {
      const markup = snippet(language, setting, options);
      expect(attributesIn(markup)).toEqual(expected);
      expect(markup).not.toMatch(/\{[{%#]/);
    },
  );

  it("writes JSX that React renders to the same HTML", async () => {
    const withToken = {
      ...setting,
      options: { ...setting.options, token: "t-1" },
    };
    const markup = await rendered(snippet("React", withToken, options));
    expect(attributesIn(markup)).toEqual(expected);
    expect(innerIn(markup)).toEqual({ slides: [nasty, "plain"], token: "t-1" });
    expect(parsed(markup)?.querySelector("a")?.textContent).toBe("Our slides");
  });

  it("writes a widget without options as one JSX element", async () => {
    const bare = { widget: "Map", options: {}, attributes: {}, placeholder: "" };
    expect(snippet("React", bare, options)).toContain('<div data-widget="Map" />');
  });

  it("writes Twig and PHP strings that only their quote and backslash end", () => {
    const twig = snippet("Twig", setting, options);
    expect(twig).toContain(
      `data-title="{{ '"O\\'Neil" & <b>#{x}</b> {{ y }} {% z %} <?= 1 ?> %> \\\\ \${w} ü'|e('html') }}"`,
    );
    const php = snippet("PHP", setting, options);
    expect(php).toContain(
      `data-title="<?= htmlspecialchars('"O\\'Neil" & <b>#{x}</b> {{ y }} {% z %} <?= 1 ?> %> \\\\ \${w} ü', ENT_QUOTES) ?>"`,
    );
  });

  it("writes Ruby strings that interpolate nothing and never end the ERB tag", () => {
    const markup = snippet("ERB", setting, options);
    expect(markup).toContain(
      'title: "\\"O\'Neil\\" & <b>\\#{x}</b> {{ y }} {% z %} <?= 1 ?> %\\u003E \\\\ ${w} ü"',
    );
    expect(markup.match(/%>/g)).toHaveLength(2);
    expect(markup).toMatch(/^<% end %>$/m);
  });

  it("escapes template tags in a placeholder", () => {
    const withPlaceholder = {
      ...setting,
      options: {},
      placeholder: "<p>{{ a }} <% b %> <?php c ?></p>",
    };
    expect(snippet("ERB", withPlaceholder)).toContain("<%% b");
    expect(snippet("Django", withPlaceholder)).toContain("&#123;{ a }}");
    expect(snippet("Twig", withPlaceholder)).toContain("&#123;{ a }}");
    expect(snippet("PHP", withPlaceholder)).toContain("&lt;?php c");
  });

  it("pins the release where one is given, and says otherwise that it pins nothing", () => {
    const release = {
      version: "1.0.0",
      integrity: { "mount.js": "sha384-m", "A-1.js": "sha384-a", "A.more-1.js": "sha384-r" },
      widgets: { DynamicSlider: { files: ["A-1.js"], allFiles: ["A-1.js", "A.more-1.js"] } },
    };
    const pinned = snippet("HTML", setting, options, release);
    expect(pinned).toContain(
      pinnedScript(["DynamicSlider"], release, "https://cdn.example.com/widgets/1.0.0"),
    );
    const { head } = new DOMParser().parseFromString(pinned, "text/html");
    expect(
      [...head.children].map((one) => [
        one.getAttribute("href") ?? one.getAttribute("src") ?? one.getAttribute("type"),
        one.getAttribute("integrity"),
        one.hasAttribute("crossorigin"),
      ]),
    ).toEqual([
      ["importmap", null, false],
      ["https://cdn.example.com/widgets/1.0.0/A-1.js", "sha384-a", true],
      ["https://cdn.example.com/widgets/1.0.0/mount.js", "sha384-m", true],
    ]);
    expect(pinned).not.toContain("Pins nothing");
    expect(snippet("HTML", setting, options)).toContain("Pins nothing");
  });

  it.each(languages)("names the script once in %s", (language) => {
    expect(snippet(language, setting, options).match(/mount\.js/g)).toHaveLength(1);
  });

  it.runIf(has("php"))("writes PHP that PHP itself reads back exactly", () => {
    expect(
      attributesIn(execFileSync("php", { input: snippet("PHP", setting, options) }).toString()),
    ).toEqual(expected);
  });
});

/** The HTML of the component that a module exports. */
async function rendered(module: string): Promise<string> {
  const { code } = await transformWithOxc(module, "snippet.jsx", { jsx: { runtime: "classic" } });
  vi.stubGlobal("React", React);
  const exported = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  const [component] = Object.values<() => ReactElement>(exported);
  return component ? renderToStaticMarkup(React.createElement(component)) : "";
}

function has(command: string): boolean {
  try {
    execFileSync("which", [command]);
    return true;
  } catch {
    return false;
  }
}
