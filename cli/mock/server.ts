import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { maskedQuery } from "../../mock-api/logEntry.ts";
import { control, controlPath } from "./control.ts";
import { corsHeaders, preflight, refusedOrigin } from "./cors.ts";
import type { MockApi } from "./mockApi.ts";

export interface MockServerOptions {
  readonly api: MockApi;
  /** Origins that may call, besides local pages. */
  readonly origins: readonly string[];
  /** Called after each answered request, with a line for the log. */
  readonly answered: (line: string) => void;
}

/** Creates an HTTP server for the mock API. The caller starts it. */
export function createMockServer(options: MockServerOptions): Server {
  return createServer((incoming, outgoing) => {
    void serve(options, incoming, outgoing).catch(() => outgoing.destroy());
  });
}

async function serve(
  { api, origins, answered }: MockServerOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const began = performance.now();
  const request = await requestOf(incoming);
  const response = await responseTo(api, request, origins);
  const { pathname, search } = new URL(request.url);
  const ms = Math.round(performance.now() - began);
  const status = response.type === "error" ? "no answer" : response.status;
  if (response.type === "error") outgoing.destroy();
  else await send(response, corsHeaders(request, origins), outgoing);
  const refused = refusedOrigin(request, origins);
  const reason = refused === undefined ? "" : `: ${refusal(refused)}`;
  answered(`${request.method} ${pathname}${maskedQuery(search)} ${status} ${ms} ms${reason}`);
}

/**
 * Says how to allow a page of another origin. `null` is the origin of a file, or of a sandboxed
 * frame.
 */
function refusal(origin: string): string {
  return origin === "null"
    ? "a page without an origin may not call; serve it from this machine by HTTP"
    : `a page of ${origin} may not call; start the mock with --origin ${origin}`;
}

async function responseTo(
  api: MockApi,
  request: Request,
  origins: readonly string[],
): Promise<Response> {
  if (request.method === "OPTIONS") return preflight(request, origins);
  const refused = refusedOrigin(request, origins);
  if (refused !== undefined) return Response.json({ error: refusal(refused) }, { status: 403 });
  const { pathname } = new URL(request.url);
  const isControl = pathname === controlPath || pathname.startsWith(`${controlPath}/`);
  return isControl ? control(api, request) : api.respond(request);
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", url = "/" } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value));
  const body = new Uint8Array(await buffer(incoming));
  return new Request(new URL(url, `http://${incoming.headers.host ?? "localhost"}`), {
    method,
    headers,
    body: body.length ? body : null,
  });
}

async function send(
  response: Response,
  cors: Readonly<Record<string, string>>,
  outgoing: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = { ...Object.fromEntries(response.headers), ...cors };
  outgoing.writeHead(response.status, { ...headers, "content-length": body.length });
  outgoing.end(body);
}
