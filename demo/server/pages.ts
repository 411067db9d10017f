import { html, jsonBlock, type Html } from "./html.ts";
import type { Served } from "./files.ts";
import { extraSourcesOf, newNonce, strictPolicy } from "./policy.ts";

/** The page configuration of every page of the harness: complete, with fake values. */
export const pageConfig = {
  product: { key: "dine", name: "Dine" },
  stripePublishableKey: "pk_test_harness",
  links: {
    appStore: "/elsewhere/app-store",
    playStore: "/elsewhere/play-store",
    app: "/elsewhere/app",
    appSmart: "/elsewhere/smart-link",
    support: "mailto:support@example.com",
    training: "/elsewhere/managers-training",
    terms: "/elsewhere/terms",
    privacy: "/elsewhere/privacy",
    businessGifting: "/elsewhere/business-gifting",
  },
} as const;

export function frontPage(assets: string): Served {
  return harnessPage({
    title: "Dining widgets: the harness",
    script: "front",
    assets,
    status: 200,
  });
}

export function widgetPage(widget: string, assets: string): Served {
  return harnessPage({
    title: `${widget} · Dining widgets`,
    script: "widget",
    assets,
    status: 200,
    widget,
  });
}

/**
 * A page that only a host would have, to which a widget has navigated. The script may know a widget
 * for it.
 */
export function lostPage(assets: string): Served {
  return harnessPage({
    title: "Left the widget · Dining widgets",
    script: "widget",
    assets,
    status: 404,
  });
}

interface HarnessPage {
  readonly title: string;
  readonly script: "front" | "widget";
  readonly assets: string;
  readonly status: number;
  readonly widget?: string;
}

function harnessPage({ title, script, assets, status, widget = "" }: HarnessPage): Served {
  const nonce = newNonce();
  const mount = script === "widget" ? mountScript(assets, nonce) : null;
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/harness/harness.css" />
        <script type="application/json" id="dining-widgets-config">
          ${jsonBlock({ ...pageConfig, trustAttributes: true })}
        </script>
        ${mount}
        <script type="module" nonce="${nonce}" src="/harness/${script}.js"></script>
      </head>
      <body>
        <noscript><p>The harness needs JavaScript.</p></noscript>
      </body>
    </html>`;
  const policy = strictPolicy(nonce, { assets, extra: extraSourcesOf(widget) });
  return {
    status,
    type: "text/html; charset=utf-8",
    body: body.text,
    headers: { "content-security-policy": policy },
  };
}

export function mountScript(assets: string, nonce?: string): Html {
  return nonce
    ? html`<script type="module" nonce="${nonce}" src="${assets}/mount.js"></script>`
    : html`<script type="module" src="${assets}/mount.js"></script>`;
}
