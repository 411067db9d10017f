// @module-tag thorough
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startMock, type RunningMock } from "../../../cli/mock/startMock.ts";
import { runCommand } from "../../support/runCommand.ts";
import { folder } from "../support/serve.ts";
import { openSite, type Site } from "../support/site.ts";

interface HostSite {
  readonly name: string;
  /**
   * Template → where the docs show its code, by the language and the position of the block on the
   * page.
   */
  readonly copied: readonly (readonly [
    file: string,
    page: string,
    language: string,
    index: number,
  ])[];
  /** Prints the page, if the machine has the template engine. */
  readonly render: readonly [command: string, script: string];
  /** Succeeds if the machine has the template engine. */
  readonly probe: readonly [command: string, ...args: string[]];
}

const sites: readonly HostSite[] = [
  {
    name: "rails",
    copied: [
      ["layouts/application.html.erb", "README.md", "html", 1],
      ["offer.html.erb", "README.md", "erb", 0],
    ],
    render: ["ruby", "render.rb"],
    probe: ["ruby", "-e", "require 'action_view'"],
  },
  {
    name: "django",
    copied: [
      ["base.html", "README.md", "html", 1],
      ["offer.html", "README.md", "django", 0],
    ],
    render: ["python3", "render.py"],
    probe: ["python3", "-c", "import django"],
  },
  {
    name: "wordpress",
    copied: [
      ["functions.php", "docs/recipes.md", "php", 0],
      ["functions.php", "docs/recipes.md", "php", 1],
    ],
    render: ["php", "render.php"],
    probe: ["php", "--version"],
  },
];

const pathOf = (site: HostSite, file: string) => `test/sites/${site.name}/${file}`;
const read = (site: HostSite, file: string) => readFileSync(pathOf(site, file), "utf8");

/** A code block of a documentation page, without the indentation of the list around it. */
function blockOf(page: string, language: string, index: number): string[] {
  const fence = new RegExp("^( *)```" + language + "\\n([\\s\\S]*?)^ *```$", "gm");
  const block = [...readFileSync(page, "utf8").matchAll(fence)][index];
  if (!block) throw new Error(`${page} has no block ${index} of ${language}`);
  return trimmedLines(block[2] ?? "");
}

function trimmedLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

let site: Site;
let mock: RunningMock;
beforeAll(async () => {
  [site, mock] = await Promise.all([openSite({ dist: "dist" }), startMock("--quiet")]);
  // The headers that the page on deploying recommends.
  const served = folder("dist");
  site.bundle.respond = async (url, request) => {
    const reply = await served(url, request);
    if (typeof reply !== "object") return reply;
    const isHashed = /-[a-z0-9]{7}\.js$/.test(url.pathname);
    const cache = isHashed ? "max-age=31536000, immutable" : "max-age=300";
    return { ...reply, headers: { ...reply.headers, "cache-control": cache } };
  };
});
afterAll(async () => {
  await site?.close();
  await mock?.stop();
});

describe.each(sites)("a site of $name", (host) => {
  test("contains only code that the docs show", () => {
    for (const [file, page, language, index] of host.copied)
      expect(trimmedLines(read(host, file))).toEqual(
        expect.arrayContaining(blockOf(page, language, index)),
      );
  });

  test("is rendered by its engine as the committed page", ({ skip }) => {
    const [probe, ...args] = host.probe;
    skip(spawnSync(probe, args).status !== 0, `${probe} or its library is not installed`);
    const [command, script] = host.render;
    const { stdout } = spawnSync(command, [pathOf(host, script)], { encoding: "utf8" });
    expect(stdout).toBe(read(host, "rendered.html"));
  });

  test("passes the lint", async () => {
    const { code, out } = await runCommand(
      "lint",
      "--css",
      "dist/heights.css",
      `test/sites/${host.name}`,
    );
    expect(out).toMatch(/\d files: 0 errors, 0 warnings$/);
    expect(code).toBe(0);
  });

  test("has its offer claimed against the mock, its steps measured, its page debugged and checked", async () => {
    await fetch(`${mock.url}/__mock/reset`, { method: "POST" });
    const page = read(host, "rendered.html")
      .replaceAll("https://cdn.example.com/widgets", site.bundle.origin)
      .replaceAll(/https:(\\?\/){2}app\.example\.com/g, mock.url);
    site.routes.set("/offer", () => ({ body: page }));
    const visit = await site.visit({ body: "", policy: false });
    await visit.page.addInitScript(() =>
      addEventListener("widget:step", (event) => {
        if (event instanceof CustomEvent) (window.steps ??= []).push(event.detail.step);
      }),
    );
    await visit.page.goto(`${site.host.origin}/offer`);
    const widget = visit.page.locator("[data-widget]");
    await widget.getByLabel("Phone number or email").fill("512 555 0199");
    await widget.getByRole("button", { name: "Continue" }).click();
    await widget.getByLabel("Verification code").fill("123456");
    await widget.getByText("What’s next").waitFor();
    await expect
      .poll(() => visit.page.evaluate(() => window.steps))
      .toEqual(
        expect.arrayContaining(["offer-viewed", "contact-sent", "code-verified", "claimed"]),
      );
    await visit.page.evaluate(async () => {
      const api = window.DiningWidgets;
      if (api && "debug" in api && typeof api.debug === "function") await api.debug();
    });
    const panel = visit.page.getByRole("region", { name: "Dining widgets debug panel" });
    await expect.poll(() => panel.innerText()).toMatch(/OfferClaimApp dining-1: ready/);
    expect(await panel.innerText()).toContain(mock.url);
    expect(visit.uncaught).toEqual([]);
    await visit.close();
    const { code, out } = await runCommand(
      "doctor",
      "--allow-private",
      `${site.host.origin}/offer`,
    );
    expect({ code, out }).toEqual({ code: 0, out: expect.not.stringMatching(/^error/m) });
  });
});

declare global {
  interface Window {
    steps?: string[];
  }
}
