import { getResponse, type RequestHandler } from "msw";
import { underFault } from "../backend/fault.ts";
import type { Desk } from "./desk.ts";
import { isLocal } from "./locality.ts";
import { maskedBody, maskedQuery, type LogEntry } from "./logEntry.ts";

/**
 * The imitated API's answer, or a stand-in for a script of others at its real address. The rest goes to the
 * harness's own server where it is meant for that, or else nowhere: no request leaves the machine.
 */
export async function answerRequest(
  desk: Desk,
  request: Request,
  thirdParties: readonly RequestHandler[],
): Promise<Response> {
  await desk.ready;
  const url = new URL(request.url);
  // A scenario may block a third-party script.
  const blocked = desk.backend.handlers.filter(
    (handler) =>
      !url.pathname.startsWith("/api/") && !isLocal(url) && matches(handler, request, url),
  );
  const stoodIn = await getResponse([...blocked, ...thirdParties], request.clone());
  if (stoodIn) return stoodIn;
  const isKnown = desk.backend.handlers.some((handler) => matches(handler, request, url));
  if (!isKnown && isLocal(url) && !url.pathname.startsWith("/api/")) return fetch(request);
  if (!isKnown && !isLocal(url))
    return logged(desk, request, async () => Response.error(), "refused");
  return underSwitch(desk, request, () => imitated(desk, request, url));
}

/** The fault switch affects only the API: the page's own files still load. */
function underSwitch(
  desk: Desk,
  request: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  const note = desk.fault === "none" ? "" : "fault";
  return logged(desk, request, () => underFault(desk.fault, respond), note);
}

async function imitated({ backend }: Desk, request: Request, url: URL): Promise<Response> {
  try {
    const response = await getResponse([...backend.handlers], request.clone());
    return (
      response ??
      Response.json(
        { error: `The imitated backend has no ${request.method} ${url.pathname}` },
        { status: 404 },
      )
    );
  } catch (error) {
    console.error("The imitated backend failed:", error);
    return Response.json({ error: `The imitated backend failed: ${error}` }, { status: 599 });
  }
}

async function logged(
  desk: Desk,
  request: Request,
  respond: () => Promise<Response>,
  note: LogEntry["note"],
): Promise<Response> {
  const began = performance.now();
  const asked = await opening(request);
  const response = await respond();
  await desk.write({
    ...asked,
    status: response.status,
    ms: Math.round(performance.now() - began),
    note,
  });
  return response;
}

async function opening(
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
