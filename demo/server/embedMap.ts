import { html, jsonBlock } from "./html.ts";
import type { Served } from "./files.ts";
import { extraSourcesOf, newNonce, strictPolicy } from "./policy.ts";
import { mountScript, pageConfig } from "./pages.ts";

/**
 * The map page that a host serves at `/embed/map` for frames. The widget itself reads
 * `?pass=true&colorMode=black`.
 */
export function embedMap(url: URL, assets: string): Served {
  const nonce = newNonce();
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Map of participating restaurants</title>
        <link rel="stylesheet" href="/harness/harness.css" />
        <script type="application/json" id="dining-widgets-config">
          ${jsonBlock(pageConfig)}
        </script>
        ${mountScript(assets, nonce)}
      </head>
      <body class="embedded ${colorOf(url)}">
        <main>
          <h1 class="unseen">Map of participating restaurants</h1>
          <div data-widget="Map" data-load="eager" data-embed></div>
        </main>
      </body>
    </html>`;
  return {
    status: 200,
    type: "text/html; charset=utf-8",
    body: body.text,
    headers: {
      "content-security-policy": strictPolicy(nonce, { assets, extra: extraSourcesOf("Map") }),
    },
  };
}

function colorOf({ searchParams }: URL): string {
  const mode = searchParams.get("colorMode") ?? "";
  return ["black", "dark", "auto"].includes(mode) ? mode : "light";
}
