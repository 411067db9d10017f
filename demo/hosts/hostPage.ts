import { fileURLToPath } from "node:url";
import { html } from "../server/html.ts";
import { heightRules } from "../../src/widgets/heights.ts";
import { fileOf, type Served } from "../server/files.ts";
import { bootstrap } from "./bootstrap.ts";
import { csp } from "./csp.ts";
import type { HostRequest } from "./hostRequest.ts";
import { hostile } from "./hostile.ts";
import { htmx } from "./htmx.ts";
import { hostLayout } from "./layout.ts";
import { plain } from "./plain.ts";
import { turbo } from "./turbo.ts";

const kinds = { plain, bootstrap, turbo, htmx, csp, hostile } as const;

const descriptions: Readonly<Record<keyof typeof kinds, readonly [string, string]>> = {
  plain: ["Plain HTML", "A template without a framework: full page loads, back and forward."],
  bootstrap: ["Bootstrap 5", "A grid, a collapsed section and a modal around widgets."],
  turbo: ["Turbo 8", "Links that replace the body, a morphing refresh, a frame."],
  htmx: ["htmx 2", "Parts swapped in, boosted links, history snapshots."],
  csp: ["Strict policy", "A nonce, Trusted Types, and a count of violations."],
  hostile: ["Hostile page", "Loud CSS, a rule that unsets everything, and changed globals."],
};

const files = fileURLToPath(new URL("files", import.meta.url));

/** A server-rendered page with widgets, or a file of such a page. */
export async function hostPage(request: HostRequest): Promise<Served | undefined> {
  const path = request.path.replace(/\/$/, "");
  const [, , kind = "", rest] = path.split("/");
  if (!kind) return index(request.assets);
  if (kind === "heights.css") return sheet(heightRules());
  if (kind === "important-heights.css")
    return sheet(
      `[data-widget] { display: block !important }\n${heightRules({ important: true })}`,
    );
  if (rest === undefined && /\.\w+$/.test(kind)) return fileOf(files, kind);
  return isKind(kind) ? kinds[kind]({ ...request, path }) : undefined;
}

function sheet(body: string): Served {
  return { status: 200, type: "text/css; charset=utf-8", body };
}

function isKind(text: string): text is keyof typeof kinds {
  return Object.hasOwn(kinds, text);
}

function index(assets: string): Served {
  const items = Object.entries(descriptions).map(
    ([kind, [title, sentence]]) =>
      html`<li>
        <a href="/hosts/${kind}">${title}</a>
        <p>${sentence}</p>
      </li>`,
  );
  return hostLayout({
    title: "Host pages",
    assets,
    body: html`<main>
      <p><a href="/">All widgets</a></p>
      <h1>Host pages</h1>
      <p>A restaurant’s site as different servers render it, each page with several widgets.</p>
      <ul class="host-list">
        ${items}
      </ul>
    </main>`,
  });
}
