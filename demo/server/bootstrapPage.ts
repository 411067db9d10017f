import { html } from "./html.ts";
import type { Served } from "./files.ts";

/**
 * Replaces a page until the service worker with the mock API controls the browser, then opens that
 * page. The picture never arrives, so the browser counts this page and the wanted one as one load.
 * Without a referrer, the wanted page knows that the visitor is new.
 */
export function bootstrapPage(build: string): Served {
  const body = html`<!doctype html>
    <html lang="en" data-build="${build}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>Starting the mock API</title>
        <link rel="stylesheet" href="/harness/harness.css" />
        <script type="module" src="/harness/bootstrap.js"></script>
      </head>
      <body class="starting">
        <main>
          <h1>Dining widgets</h1>
          <p id="words" role="status">Starting the mock API…</p>
        </main>
        <noscript><p>The harness needs JavaScript.</p></noscript>
        <img src="/__harness/hold" alt="" hidden />
      </body>
    </html>`;
  return { status: 200, type: "text/html; charset=utf-8", body: body.text };
}
