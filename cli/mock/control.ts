import { faults, isFault } from "../../mock-api/fault.ts";
import { noFaults, scenarios, sessionName, unknownScenario, type MockApi } from "./mockApi.ts";

export const controlPath = "/__mock";

/** The calls that control the mock. `GET /__mock` and `--help` list them. */
export const controlHelp = `  GET  /__mock                              this list
  GET  /__mock/scenarios                    every scenario
  GET  /__mock/status                       session, scenario, fault and latency
  GET  /__mock/state                        what the session's backend holds
  POST /__mock/reset?scenario=NAME          starts the session anew; all faults and latency off
  POST /__mock/fault?kind=KIND&times=N&path=TEXT
                                            ${faults.join(", ")}; for N calls, for paths with TEXT
  POST /__mock/latency?ms=N                 delays every answer
  Header x-mock-fault: KIND                 this request alone fails
  Header x-mock-latency: N                  this request alone is delayed
  Header x-mock-session: NAME               a state of its own, such as one per test worker;
                                            POST /__mock/reset?session=NAME sets it as a cookie`;

/** Answers `/__mock/*`. Faults and latency do not affect these calls. */
export function control(api: MockApi, request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const command = `${request.method} ${pathname.slice(controlPath.length).replace(/\/$/, "")}`;
  const session = searchParams.get("session") ?? sessionName(request.headers);
  try {
    switch (command) {
      case "GET ":
        return new Response(`${controlHelp}\n`);
      case "GET /scenarios":
        return Response.json(scenarios);
      case "GET /state":
        return Response.json(api.session(session).snapshot().state);
      case "GET /status":
        return status(api, session);
      case "POST /reset":
        return reset(api, session, searchParams);
      case "POST /fault":
        setFault(api, searchParams);
        return status(api, session);
      case "POST /latency":
        api.switches.latencyMs = numberIn(searchParams, "ms", 0);
        return status(api, session);
      default:
        return refusal(
          404,
          `There is no ${request.method} ${pathname}. GET ${controlPath} lists all.`,
        );
    }
  } catch (error) {
    return refusal(400, error instanceof Error ? error.message : String(error));
  }
}

function reset(api: MockApi, session: string, query: URLSearchParams): Response {
  const scenario = query.get("scenario") ?? undefined;
  if (scenario !== undefined && !scenarios.includes(scenario))
    throw new Error(unknownScenario(scenario, `GET ${controlPath}/scenarios lists all.`));
  Object.assign(api.switches, noFaults({}));
  api.session(session).open(scenario);
  return status(api, session, query.has("session"));
}

function setFault({ switches }: MockApi, query: URLSearchParams): void {
  const kind = query.get("kind") ?? "";
  if (!isFault(kind)) throw new Error(`kind must be one of ${faults.join(", ")}, not "${kind}"`);
  switches.faultsLeft = numberIn(query, "times", Infinity);
  switches.fault = kind;
  switches.faultPath = query.get("path") ?? "";
}

function numberIn(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return Number(text);
}

function status(api: MockApi, session: string, setsCookie = false): Response {
  const { fault, latencyMs } = api.switches;
  const body = { session, scenario: api.session(session).scenario, fault, latencyMs };
  const cookie = `mock_session=${encodeURIComponent(session)}; Path=/; HttpOnly; SameSite=Lax`;
  return Response.json(body, setsCookie ? { headers: { "set-cookie": cookie } } : {});
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
