import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest } from "node:http2";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Reply } from "../browser/support/serve.ts";

/**
 * Serves scripts over HTTP/2, as a CDN does. The certificate is made for this run, by the program
 * `openssl`, so a browser has to ignore that nobody has signed it.
 */
export async function serveHttp2(
  respond: (url: URL) => Promise<Reply | undefined>,
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const sessions = new Set<{ destroy(): void }>();
  const server = createSecureServer(certificate(), (request: Http2ServerRequest, response) => {
    const url = new URL(request.url, "https://127.0.0.1");
    void respond(url).then((reply) => {
      const { body, headers } = reply ?? { body: "not found" };
      response.writeHead(reply ? 200 : 404, {
        "content-type": extname(url.pathname) === ".js" ? "text/javascript" : "text/plain",
        "cache-control": "no-store",
        ...headers,
      });
      response.end(body);
    });
  });
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the server has no port");
  return {
    origin: `https://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const session of sessions) session.destroy();
      }),
  };
}

function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const options = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1";
  execFileSync(
    "openssl",
    [...options.split(" "), "-subj", "/CN=127.0.0.1", "-keyout", key, "-out", cert],
    { stdio: "ignore" },
  );
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
}
