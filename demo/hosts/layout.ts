import { html, jsonBlock, type Html } from "../server/html.ts";
import type { Served } from "../server/files.ts";
import { mountScript, pageConfig } from "../server/pages.ts";

interface HostLayout {
  readonly title: string;
  readonly assets: string;
  readonly body: Html;
  readonly head?: Html;
  readonly bodyClass?: string;
  readonly nonce?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A page as a server-rendered application sends it: its own styles and scripts, and one line for
 * the widgets.
 */
export function hostLayout({
  title,
  assets,
  body,
  head,
  bodyClass = "host",
  nonce,
  headers,
}: HostLayout): Served {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/hosts/host.css" />
        <link rel="stylesheet" href="/hosts/heights.css" />
        <script type="application/json" id="dining-widgets-config">
          ${jsonBlock(pageConfig)}
        </script>
        ${mountScript(assets, nonce)} ${head}
      </head>
      <body class="${bodyClass}">
        ${body}
      </body>
    </html>`;
  return {
    status: 200,
    type: "text/html; charset=utf-8",
    body: page.text,
    ...(headers ? { headers } : {}),
  };
}

/** The header of every host page, with links that navigate for real. */
export function hostHead(
  base: string,
  pages: Readonly<Record<string, string>>,
  path: string,
): Html {
  const links = Object.entries(pages).map(
    ([title, href]) =>
      html`<a href="${href}" ${href === path ? html` aria-current="page"` : null}>${title}</a>`,
  );
  return html`<header class="host-head">
    <a class="host-name" href="${base}">Fig &amp; Ember</a>
    <nav aria-label="Main">${links}</nav>
    <a href="/hosts/">Host pages</a>
  </header>`;
}

/** The time of rendering, which shows whether a part of the page is new. */
export function renderedAt(): Html {
  const now = new Date().toISOString();
  return html`<p class="rendered">
    Rendered by the server at <time datetime="${now}">${now.slice(11, 23)}</time>
  </p>`;
}
