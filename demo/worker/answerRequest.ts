import { getResponse, type RequestHandler } from "msw";
import { underFault } from "../../mock-api/fault.ts";
import type { MockServer } from "./mockServer.ts";
import { isLocal } from "./isLocal.ts";
import { maskedBody, maskedQuery, type LogEntry } from "../../mock-api/logEntry.ts";

/**
 * The mock API's answer, or a fake of a third-party script at its real address. Requests of the page
 * go to the harness's server; all others fail, so that none leaves the machine.
 */
export async function answerRequest(
  server: MockServer,
  request: Request,
  thirdParties: readonly RequestHandler[],
): Promise<Response> {
  await server.ready;
  const url = new URL(request.url);
  // A scenario may block a third-party script.
  const blocked = server.backend.handlers.filter(
    (handler) =>
      !url.pathname.startsWith("/api/") && !isLocal(url) && matches(handler, request, url),
  );
  const fakeResponse = await getResponse([...blocked, ...thirdParties], request.clone());
  if (fakeResponse) return fakeResponse;
  const isKnown = server.backend.handlers.some((handler) => matches(handler, request, url));
  if (!isKnown && isLocal(url) && !url.pathname.startsWith("/api/")) return fetch(request);
  if (!isKnown && !isLocal(url))
    return logged(server, request, async () => Response.error(), "refused");
  return withFault(server, request, () => mockResponse(server, request, url));
}

/** The fault switch affects only the API: the page's own files still load. */
function withFault(
  server: MockServer,
  request: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  const note = server.fault === "none" ? "" : "fault";
  return logged(server, request, () => underFault(server.fault, respond), note);
}

async function mockResponse(
  { backend }: MockServer,
  request: Request,
  url: URL,
): Promise<Response> {
  try {
    const response = await getResponse([...backend.handlers], request.clone());
    return (
      response ??
      Response.json(
        { error: `The mock API has no ${request.method} ${url.pathname} [DW812]` },
        { status: 404 },
      )
    );
  } catch (error) {
    console.error("The mock API failed:", error);
    return Response.json({ error: `The mock API failed: ${error}` }, { status: 599 });
  }
}

async function logged(
  server: MockServer,
  request: Request,
  respond: () => Promise<Response>,
  note: LogEntry["note"],
): Promise<Response> {
  const began = performance.now();
  const entry = await requestEntry(request);
  const response = await respond();
  await server.write({
    ...entry,
    status: response.status,
    ms: Math.round(performance.now() - began),
    note,
  });
  return response;
}

async function requestEntry(
  request: Request,
): Promise<Pick<LogEntry, "at" | "method" | "address" | "body">> {
  const url = new URL(request.url);
  const type = request.headers.get("content-type") ?? "";
  const body =
    request.method === "GET"
      ? ""
      : /json|urlencoded|text/.test(type)
        ? maskedBody(await request.clone().text())
        : (type.split(";")[0] ?? "");
  const origin = url.origin === location.origin ? "" : url.origin;
  return {
    at: Date.now(),
    method: request.method,
    address: origin + url.pathname + maskedQuery(url.search),
    body,
  };
}

function matches(
  { info }: RequestHandler,
  { method }: Request,
  { origin, pathname }: URL,
): boolean {
  return (
    "path" in info &&
    "method" in info &&
    info.method === method &&
    info.path instanceof RegExp &&
    info.path.test(origin + pathname)
  );
}
