import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { catalog } from "../../cli/catalog.ts";
import { corsRefusals } from "../../cli/contract/cors.ts";
import { send } from "../../cli/contract/send.ts";
import { main } from "../../cli/main.ts";
import type { LanguageName } from "../../cli/templates/languages.ts";
import { lintSource } from "../../cli/templates/lintSource.ts";
import { createServer } from "node:http";
import { once } from "node:events";

interface Block {
  readonly page: string;
  readonly language: string;
  readonly text: string;
}

const pages = ["docs/recipes.md", "docs/tutorials.md", "docs/api-promises.md"];
const blocks = pages.flatMap((page): Block[] =>
  [...readFileSync(page, "utf8").matchAll(/^( *)```(\w+)\n([\s\S]*?)^\1```/gm)].map(
    ([, indent = "", language = "", text = ""]) => ({
      page,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }),
  ),
);

const languages: Readonly<Record<string, LanguageName>> = {
  html: "html",
  erb: "erb",
  django: "twig",
  liquid: "twig",
  php: "php",
  tsx: "jsx",
  astro: "component",
};
const css = "[data-widget] { min-height: 1px }";

describe("recipes and tutorials", () => {
  it.each(blocks.filter(({ language }) => languages[language]))(
    "$page: the lint finds no mistake in $text",
    ({ language, text }) => {
      const source = language === "php" ? `<?php\n${text}` : text;
      expect(lintSource(source, languages[language] ?? "html", catalog, { css })).toEqual([]);
    },
  );

  it.each(blocks.filter(({ text }) => text.includes("npx dining-widgets")))(
    "$page: every command is one that exists, with options that it has: $text",
    async ({ text }) => {
      for (const [, name = "", rest = ""] of text.matchAll(/npx dining-widgets ([\w-]+)(.*)/g)) {
        const out: string[] = [];
        const output = {
          out: (line: string) => void out.push(line),
          err: (line: string) => void out.push(line),
        };
        expect(await main([name, "--help"], output)).toBe(0);
        for (const [option] of rest.replace(/#.*/, "").matchAll(/--[a-z-]+/g))
          expect(out.join("\n")).toContain(option);
      }
    },
  );

  it("loads the widgets by the script that Google Tag Manager adds", () => {
    const block = blocks.find(({ text }) => text.includes('document.createElement("script")'));
    const { window } = new JSDOM("<head></head>", {
      url: "https://www.example.com/",
      pretendToBeVisual: false,
    });
    const script = (block?.text ?? "").replaceAll(/<\/?script>/g, "");
    runInNewContext(script, { document: window.document });
    const [config, loader] = window.document.head.querySelectorAll("script");
    expect(JSON.parse(config?.text ?? "")).toEqual({ apiOrigin: "https://app.example.com" });
    expect(config).toMatchObject({ type: "application/json", id: "dining-widgets-config" });
    expect(loader).toMatchObject({
      type: "module",
      src: "https://cdn.example.com/widgets/mount.js",
    });
  });

  it("passes each code on to Sentry once, and never the message", () => {
    const block = blocks.find(({ text }) => text.includes("reportedCodes"));
    const { window } = new JSDOM("<div></div>", {
      url: "https://www.example.com/",
      pretendToBeVisual: false,
    });
    const captured: unknown[][] = [];
    const Sentry = { captureMessage: (...words: unknown[]) => void captured.push(words) };
    runInNewContext(block?.text ?? "", { document: window.document, Sentry });
    const detail = {
      code: "DW405",
      phase: "render",
      widget: "Map",
      message: "DW405 ana@a.example",
    };
    for (let count = 0; count < 2; count++)
      window.document
        .querySelector("div")
        ?.dispatchEvent(new window.CustomEvent("widget:error", { detail, bubbles: true }));
    expect(captured).toEqual([
      ["DiningWidgets DW405", { level: "warning", tags: { widget: "Map", phase: "render" } }],
    ]);
  });

  it("hands what behaviour.report sends on to Sentry, and only codes", async () => {
    const block = blocks.find(({ text }) => text.includes("@sentry/node"));
    const captured: unknown[][] = [];
    const context = {
      Sentry: { captureMessage: (...words: unknown[]) => void captured.push(words) },
      Response,
    };
    const code = (block?.text ?? "").replace(/^import .*$/m, "").replace("export ", "");
    const handler: unknown = runInNewContext(`${code}; POST`, context);
    if (typeof handler !== "function") throw new Error("the recipe has no handler");
    const send = async (body: object): Promise<number> => {
      const request = new Request("https://www.example.com/dining-codes", {
        method: "POST",
        body: JSON.stringify(body),
      });
      return (await handler(request)).status;
    };
    const report = { code: "DW405", widget: "Map", version: "1.0.0", path: "/offers" };
    expect(await send(report)).toBe(204);
    expect(await send({ ...report, code: "ana@a.example" })).toBe(204);
    const { code: _, ...tags } = report;
    expect(captured).toEqual([["DiningWidgets DW405", { level: "warning", tags }]]);
  });

  it("names the headers with which a page of another origin may make every call", async () => {
    const block = blocks.find(({ language }) => language === "http");
    const headers = Object.fromEntries(
      (block?.text ?? "")
        .trim()
        .split("\n")
        .map((line) => /^([^:]+): (.*)$/.exec(line)?.slice(1) ?? []),
    );
    const server = createServer((_, answer) => void answer.writeHead(200, headers).end("{}"));
    server.listen(0);
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const request = new Request(`http://localhost:${port}/api/v5/offers/claim_offer`, {
      method: "POST",
      headers: { authorization: "Bearer t", "content-type": "application/json" },
      body: "{}",
    });
    const received = await send(request.clone());
    const page = "https://www.example.com";
    expect(await corsRefusals(request, received, page, true)).toEqual([]);
    server.closeAllConnections();
    server.close();
  });

  const hasPhp = spawnSync("php", ["-v"]).status === 0;
  it.skipIf(!hasPhp).each(blocks.filter(({ language }) => language === "php"))(
    "$page: PHP runs $text",
    ({ text }) => {
      const folder = mkdtempSync(join(tmpdir(), "dining-recipe-"));
      const file = join(folder, "recipe.php");
      // Stubs for the WordPress functions that the recipes call.
      const stubs = `<?php
function add_action($hook, $callback) { $callback(); }
function add_shortcode($tag, $callback) { echo $callback(['code' => '"><script>']); }
function shortcode_atts($pairs, $attributes) { return array_intersect_key($attributes, $pairs) + $pairs; }
function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_url($url) { return htmlspecialchars($url, ENT_QUOTES); }
function home_url($path) { return 'https://www.example.com' . $path; }
function wp_json_encode($data, $flags) { return json_encode($data, $flags); }
function wp_enqueue_script_module($id, $src) { echo "<script type=module src='$src'></script>"; }
function wp_enqueue_style($id, $src) { echo "<link href='$src'>"; }
`;
      writeFileSync(file, stubs + text);
      const { status, stdout, stderr } = spawnSync("php", [file], { encoding: "utf8" });
      rmSync(folder, { recursive: true });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(stdout).toMatch(
        /mount\.js|data-widget="OfferClaimApp" data-offer-code="&quot;&gt;&lt;script&gt;"/,
      );
    },
  );
});
