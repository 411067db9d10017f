import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { extname, join, normalize } from "node:path";

export interface Reply {
  readonly body: string | Buffer;
  readonly type?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers a URL of the server. Undefined means 404, `'hang'` never answers, and `'reset'` closes
 * the connection.
 */
export type Respond = (
  url: URL,
  request: IncomingMessage,
) => Reply | "hang" | "reset" | undefined | Promise<Reply | "hang" | "reset" | undefined>;

export interface Server {
  readonly origin: string;
  /** Path and query of every request so far, oldest first. Clear it to count from the start. */
  readonly requests: string[];
  respond: Respond;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** A server with its own port, and so its own origin. `respond` may be replaced while it runs. */
export async function serve(respond: Respond): Promise<Server> {
  const requests: string[] = [];
  const http = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    requests.push(url.pathname + url.search);
    Promise.resolve(server.respond(url, request)).then(
      (reply) => {
        if (reply === "hang") return;
        if (reply === "reset") return request.socket.destroy();
        const {
          body,
          type = types[extname(url.pathname)] ?? "text/html; charset=utf-8",
          status = 200,
          headers,
        } = reply ?? { body: "not found", status: 404 };
        response.writeHead(status, {
          "content-type": type,
          "cache-control": "no-store",
          ...headers,
        });
        response.end(body);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => http.listen(0, "127.0.0.1", listening));
  const address = http.address();
  if (!address || typeof address === "string") throw new Error("the server has no port");
  const server: Server = {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    respond,
    close: () =>
      new Promise((closed) => {
        http.close(() => closed());
        http.closeAllConnections();
      }),
  };
  return server;
}

/** Serves a folder as a CDN serves the bundle: readable from every origin. */
export function folder(path: string): Respond {
  return async (url) => {
    const file = join(path, normalize(decodeURIComponent(url.pathname)));
    const body = await readFile(file).catch(() => undefined);
    return body && { body, headers: { "access-control-allow-origin": "*" } };
  };
}
