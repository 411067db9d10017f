import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { build } from "vite";
import { folders } from "../demo/server/folders.ts";
import { html, jsonBlock } from "../demo/server/html.ts";
import { pageConfig } from "../demo/server/pages.ts";
import { harnessConfig, siteWorkerConfig } from "../demo/vite.config.ts";
import { isMain } from "./check.ts";

/**
 * Writes the harness as static files for the root of any host: pages, mock API, widgets and
 * pictures. The site works offline after the first visit.
 */
export async function writeSite(folder: string): Promise<void> {
  const outDir = resolve(folder);
  if (!existsSync(join(folders.dist, "mount.js"))) throw new Error("build first: npm run build");
  const name = randomBytes(6).toString("hex");
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  await build(harnessConfig(name, join(outDir, "harness")));
  cpSync(join(folders.harnessSource, "harness.css"), join(outDir, "harness/harness.css"));
  cpSync(folders.dist, join(outDir, "dist"), { recursive: true });
  if (existsSync(folders.pictures))
    cpSync(folders.pictures, join(outDir, "widget-pictures"), { recursive: true });
  const page = sitePage(name);
  // Hosts answer unknown paths with 404.html, and the widgets' own routes are such paths.
  for (const file of ["index.html", "404.html"]) writeFileSync(join(outDir, file), page);
  await build(siteWorkerConfig(name, outDir, filesOf(outDir)));
}

/** The files that the service worker stores: all except the second copy of the page. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "404.html")
    .map(
      (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`,
    );
}

function sitePage(name: string): string {
  return html`<!doctype html>
    <html lang="en" data-site="" data-build="${name}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="same-origin" />
        <title>Dining widgets</title>
        <link rel="stylesheet" href="/harness/harness.css" />
        <script type="application/json" id="dining-widgets-config">
          ${jsonBlock({ ...pageConfig, trustAttributes: true })}
        </script>
        <script type="module" src="/harness/site.js"></script>
      </head>
      <body>
        <div id="starting"><p id="words" role="status">Starting the mock API…</p></div>
        <noscript><p>This page needs JavaScript.</p></noscript>
      </body>
    </html>`.text;
}

if (isMain(import.meta)) {
  const outDir = process.argv[2] ?? "site";
  await writeSite(outDir);
  console.log(
    `${outDir}: ${filesOf(outDir).length} files. Put them at the root of any static host with https.`,
  );
}
