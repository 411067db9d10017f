import type { IncomingMessage, ServerResponse } from "node:http";
import type { Served } from "./files.ts";
import { route, type Asked } from "./route.ts";

/**
 * Answers a request for a page of the harness or a file beside it. Prints failures in the terminal.
 */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  site: Pick<Asked, "assets" | "files">,
): Promise<void> {
  try {
    const served = await route({ url: urlOf(request), request, ...site });
    if (served) send(response, served, request.method === "HEAD");
  } catch (error) {
    console.error(error);
    send(response, {
      status: 500,
      type: "text/plain; charset=utf-8",
      body: "The harness failed; its terminal says why.",
    });
  }
}

export function send(
  response: ServerResponse,
  { status, type, body, headers }: Served,
  isHead = false,
): void {
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...headers,
  });
  response.end(isHead ? undefined : body);
}

/** The full address of the request, with the host that the browser requested. */
export function urlOf(request: IncomingMessage): URL {
  const host = /^[\w.:[\]-]+$/.test(request.headers.host ?? "")
    ? request.headers.host
    : "localhost";
  return new URL(`http://${host}${(request.url ?? "/").replace(/^\/+/, "/")}`);
}
