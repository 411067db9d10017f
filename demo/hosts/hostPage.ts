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

const descriptions: Readonly<Record<keyof typeof kinds, string>> = {
  plain: "A template without a framework: full page loads, back and forward.",
  bootstrap: "Bootstrap 5: grid, collapse and a modal around widgets.",
  turbo: "Turbo 8: links that replace the body, a morphing refresh, a frame.",
  htmx: "htmx 2: parts swapped in, boosted links, history snapshots.",
  csp: "The strict policy with nonce and Trusted Types, and a count of violations.",
  hostile: "Loud CSS, a rule that unsets everything, and changed globals.",
};

const files = fileURLToPath(new URL("files", import.meta.url));

/** A server-rendered page with widgets, or a file of such a page. */
export async function hostPage(request: HostRequest): Promise<Served | undefined> {
  const path = request.path.replace(/\/$/, "");
  const [, , kind = "", rest] = path.split("/");
  if (!kind) return index(request.assets);
  if (kind === "heights.css")
    return { status: 200, type: "text/css; charset=utf-8", body: heightRules() };
  if (rest === undefined && /\.\w+$/.test(kind)) return fileOf(files, kind);
  return isKind(kind) ? kinds[kind]({ ...request, path }) : undefined;
}

function isKind(text: string): text is keyof typeof kinds {
  return Object.hasOwn(kinds, text);
}

function index(assets: string): Served {
  const items = Object.entries(descriptions).map(
    ([kind, sentence]) =>
      html`<li>
        <a href="/hosts/${kind}">${kind}</a>
        <p>${sentence}</p>
      </li>`,
  );
  return hostLayout({
    title: "Host pages",
    assets,
    body: html`<main>
      <h1>Host pages</h1>
      <p>Pages as servers render them, each with several widgets. <a href="/">All widgets</a></p>
      <ul class="host-list">
        ${items}
      </ul>
    </main>`,
  });
}
