import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Reply } from "./serve.ts";

/** Converts a request to a test's server for the mock API. */
export async function requestOf(url: URL, incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", headers } = incoming;
  const singleHeaders = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const body = await buffer(incoming);
  return new Request(url, {
    method,
    headers: singleHeaders,
    body: method === "GET" || method === "HEAD" ? null : body,
  });
}

/**
 * Converts the mock API's response to a reply of a test's server. A lost answer, whose status is 0,
 * becomes 502, as behind a proxy.
 */
export async function replyOf(response: Response): Promise<Reply> {
  const { "content-type": type = "application/json", ...headers } = Object.fromEntries(
    response.headers,
  );
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status || 502, type, headers, body };
}
