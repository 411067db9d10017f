import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Reply } from "./serve.ts";

/** A request to a test's server, as the mock API takes it. */
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

/** The mock API's response as a reply of a test's server. A lost answer, whose status is 0, becomes 502, as a proxy would answer. */
export async function replyOf(response: Response): Promise<Reply> {
  const { "content-type": type = "application/json", ...headers } = Object.fromEntries(
    response.headers,
  );
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status || 502, type, headers, body };
}
