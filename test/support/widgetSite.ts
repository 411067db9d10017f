import { createHash } from "node:crypto";
import { createServer, type OutgoingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** The setup of a site. Each test breaks one part of it. */
export interface Setup {
  /** The HTML of the page, with `{bundle}` for the address of the bundle's folder. */
  page: string;
  pageHeaders: OutgoingHttpHeaders;
  /** The files of the bundle and their content. A file without content is missing. */
  files: Record<string, string>;
  /** The content of `integrity.json`. Defaults to the correct hashes. */
  integrity: Record<string, string>;
  /** Returns the headers of a file by its name. */
  headersOf(file: string): OutgoingHttpHeaders;
  compresses: boolean;
  /** The page's style sheet. */
  css: string;
}

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

export function hashOf(content: string): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

/** A page with a Checkout on one origin, its bundle on another origin, and no mistakes. */
export function soundSetup(): Setup {
  const files = {
    "mount.js": "// loader ".repeat(200),
    "Checkout-aaaaaaaa.js": "// checkout ".repeat(200),
    "react-bbbbbbbb.js": "// react ".repeat(200),
    "script-inventory.json": JSON.stringify({
      widgets: {
        Checkout: {
          files: ["Checkout-aaaaaaaa.js", "react-bbbbbbbb.js"],
          allFiles: ["Checkout-aaaaaaaa.js", "react-bbbbbbbb.js"],
          thirdParties: [
            { origin: "https://js.stripe.com", directive: "frame-src", purpose: "card fields" },
          ],
        },
      },
    }),
  };
  return {
    page: `<!doctype html>
<html lang="en">
<head>
<title>Checkout</title>
<link rel="stylesheet" href="/page.css">
<script type="application/json" id="dining-widgets-config">{ "apiOrigin": "https://api.example.com" }</script>
<script type="module" nonce="r4nd0m" src="{bundle}/mount.js"></script>
</head>
<body><div data-widget="Checkout" data-flow="purchase"><a href="/buy">Buy credit</a></div></body>
</html>`,
    pageHeaders: {
      "content-security-policy":
        "default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; style-src 'self'; img-src 'self' data: {bundle}; connect-src 'self' https://api.example.com https://api.stripe.com; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com; require-trusted-types-for 'script'; trusted-types dining-widgets",
    },
    files,
    integrity: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, hashOf(content)]),
    ),
    headersOf: (file) => ({
      "content-type": file.endsWith(".js") ? "text/javascript" : "application/json",
      "access-control-allow-origin": "*",
      "cache-control": /-\w{8}\.js$/.test(file) ? "max-age=31536000, immutable" : "max-age=300",
    }),
    compresses: true,
    css: "[data-widget] { min-height: 900px }",
  };
}

/** Replaces a part of the page. Throws if the page does not contain it. */
export function inPage(from: string, to: string) {
  return (setup: Setup) => {
    if (!setup.page.includes(from)) throw new Error(`the page holds no ${from}`);
    setup.page = setup.page.replace(from, to);
  };
}

/** Replaces a part of the security policy. Throws if the policy does not contain it. */
export function inPolicy(from: string, to: string) {
  return (setup: Setup) => {
    const policy = String(setup.pageHeaders["content-security-policy"]);
    if (!policy.includes(from)) throw new Error(`the policy holds no ${from}`);
    setup.pageHeaders["content-security-policy"] = policy.replace(from, to);
  };
}

/** Adds headers to the files whose name matches. */
export function withHeaders(pattern: RegExp, headers: Record<string, string>) {
  return (setup: Setup) => {
    const before = setup.headersOf;
    setup.headersOf = (file) => ({ ...before(file), ...(pattern.test(file) && headers) });
  };
}

/** Serves a setup from two local ports, which are two origins. */
export async function startSite(setup: Setup): Promise<Site> {
  const bundle = createServer((request, response) => {
    const name = (request.url ?? "").slice(1).replace(/\?.*/, "");
    const content =
      name === "integrity.json" ? JSON.stringify({ files: setup.integrity }) : setup.files[name];
    if (content === undefined) return void response.writeHead(404).end();
    const encoding = setup.compresses ? { "content-encoding": "gzip" } : {};
    response.writeHead(200, { ...setup.headersOf(name), ...encoding });
    response.end(setup.compresses ? gzipSync(content) : content);
  });
  const bundleUrl = await listen(bundle);
  const filled = (text: string) => text.replaceAll("{bundle}", bundleUrl);
  const host = createServer((request, response) => {
    if (request.url === "/page.css")
      return void response.writeHead(200, { "content-type": "text/css" }).end(setup.css);
    if (request.url !== "/") return void response.writeHead(404).end();
    const headers = Object.entries(setup.pageHeaders).map(([name, value]) => [
      name,
      filled(String(value)),
    ]);
    response.writeHead(200, { "content-type": "text/html", ...Object.fromEntries(headers) });
    response.end(filled(setup.page));
  });
  return {
    url: `${await listen(host)}/`,
    async close() {
      await Promise.all([bundle, host].map((server) => stop(server)));
    },
  };
}

function listen(server: Server): Promise<string> {
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () => {
      // SAFETY: the address of a server that listens on a port has this form.
      const { port } = server.address() as AddressInfo;
      done(`http://127.0.0.1:${port}`);
    }),
  );
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
