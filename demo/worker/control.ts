import { isFault } from "../../mock-api/fault.ts";
import type { MockServer } from "./mockServer.ts";

declare const __BUILD__: string;

/** The response of `/__harness/status` and of every change. */
export interface DeskStatus {
  readonly build: string;
  readonly scenario: string;
  readonly fault: string;
}

/**
 * The harness's own calls: `GET status`, `GET log`, `POST reset`, `POST open?scenario=…`, `POST
 * fault?kind=…`, `GET state` for tests. `GET markup?html=…` returns the markup as a document, for
 * parsing. The fault switch does not affect them.
 */
export async function control(server: MockServer, request: Request): Promise<Response> {
  await server.ready;
  const { pathname, searchParams } = new URL(request.url);
  const command = `${request.method} ${pathname.replace("/__harness/", "")}`;
  if (command === "GET markup")
    return new Response(searchParams.get("html"), {
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  try {
    return Response.json(await runCommand(server, command, searchParams));
  } catch (error) {
    return Response.json(
      { error: error instanceof Error ? error.message : String(error) },
      { status: 400 },
    );
  }
}

async function runCommand(
  server: MockServer,
  command: string,
  query: URLSearchParams,
): Promise<object> {
  switch (command) {
    case "GET log":
      return server.log;
    case "GET state":
      return server.backend.snapshot();
    case "POST reset":
      await server.setFault("none");
      await server.open("default");
      break;
    case "POST open":
      await server.open(query.get("scenario") ?? "default");
      break;
    case "POST fault":
      await server.setFault(faultOf(query.get("kind") ?? ""));
      break;
    case "GET status":
      break;
    default:
      throw new Error(`the harness knows no "${command}"`);
  }
  return {
    build: __BUILD__,
    scenario: server.backend.scenario,
    fault: server.fault,
  } satisfies DeskStatus;
}

function faultOf(kind: string) {
  if (isFault(kind)) return kind;
  throw new Error(`there is no fault "${kind}"`);
}
