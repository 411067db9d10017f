import { getResponse } from "msw";
import { areas } from "../../mock-api/areas.ts";
import { createBackend, type BackendState, type StatefulBackend } from "../../mock-api/backend.ts";
import { isFault, sleep, underFault, type Fault } from "../../mock-api/fault.ts";
import { codeMark } from "../findingCodes.ts";
import { nearest } from "../nearest.ts";

/** The state of one session, in the form in which the file stores it. */
export interface SavedSession {
  readonly scenario: string;
  readonly state: BackendState;
}

export interface MockApiOptions {
  /** The initial scenario of every session. */
  readonly scenario?: string;
  readonly latencyMs?: number;
  readonly fault?: Fault;
  /** Replaces the mock's own publishable key, so that the card fields of Stripe's test mode work. */
  readonly stripeKey?: string;
  /** The sessions of an earlier run. */
  readonly sessions?: Readonly<Record<string, SavedSession>>;
}

/** The settings that `/__mock/*` calls change. */
export interface Switches {
  latencyMs: number;
  fault: Fault;
  /** Only calls whose path contains this text fail. */
  faultPath: string;
  /** The number of calls that still fail. */
  faultsLeft: number;
}

export interface MockApi {
  readonly switches: Switches;
  /** The backend of a session. A new name starts a new session. */
  session(name: string): StatefulBackend;
  /** Answers a call of the API. A response of the type `error` means that the connection breaks. */
  respond(request: Request): Promise<Response>;
  snapshot(): Record<string, SavedSession>;
}

/** The publishable key in the backend's data. */
const fixtureKey = "pk_test_harness";

/**
 * The most sessions, enough for the workers of an end-to-end run. A new session replaces the
 * oldest.
 */
const mostSessions = 100;

/** Every scenario of the mock API, sorted. */
export const scenarios: readonly string[] = [
  ...new Set(["default", ...areas.flatMap((area) => Object.keys(area.scenarios))]),
].toSorted();

/**
 * The message about an unknown scenario, with the nearest name. `help` says where all names are
 * listed.
 */
export function unknownScenario(name: string, help: string): string {
  const suggestion = nearest(name, scenarios);
  return `There is no scenario "${name}"${suggestion ? `; did you mean "${suggestion}"?` : "."} ${help}`;
}

/** The mock API of the harness and the tests, with independent sessions. */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const sessions = new Map<string, StatefulBackend>();
  const switches = noFaults(options);

  function session(name: string): StatefulBackend {
    const session = sessions.get(name);
    if (session) return session;
    const backend = createBackend(areas);
    backend.open(options.scenario);
    const [oldest] = sessions.keys();
    if (sessions.size >= mostSessions && oldest !== undefined) sessions.delete(oldest);
    sessions.set(name, backend);
    return backend;
  }

  for (const [name, saved] of Object.entries(options.sessions ?? {})) session(name).restore(saved);

  return {
    switches,
    session,
    async respond(request) {
      const { headers } = request;
      await sleep(Number(headers.get("x-mock-latency") ?? switches.latencyMs) || 0);
      const fault = faultOf(request, switches);
      const backend = session(sessionName(headers));
      return underFault(fault, async () =>
        withStripeKey(await answerOf(backend, request), options.stripeKey),
      );
    },
    snapshot: () =>
      Object.fromEntries([...sessions].map(([name, backend]) => [name, backend.snapshot()])),
  };
}

/** The settings from the command line. */
export function noFaults({ latencyMs = 0, fault = "none" }: MockApiOptions): Switches {
  return { latencyMs, fault, faultPath: "", faultsLeft: Infinity };
}

/**
 * The session in a request's header or cookie. Requests without one share the session with the
 * empty name.
 */
export function sessionName(headers: Headers): string {
  const cookie = /(?:^|;\s*)mock_session=([^;]*)/.exec(headers.get("cookie") ?? "")?.[1];
  return headers.get("x-mock-session") ?? cookie ?? "";
}

/**
 * The fault of the header takes precedence. Each call that fails because of the setting is counted.
 */
function faultOf({ headers, url }: Request, switches: Switches): Fault {
  const faultHeader = headers.get("x-mock-fault");
  if (faultHeader !== null && isFault(faultHeader)) return faultHeader;
  const isHit = switches.faultsLeft > 0 && new URL(url).pathname.includes(switches.faultPath);
  if (switches.fault === "none" || !isHit) return "none";
  switches.faultsLeft -= 1;
  return switches.fault;
}

async function answerOf(backend: StatefulBackend, request: Request): Promise<Response> {
  try {
    const response = await getResponse([...backend.handlers], request);
    if (response) return response;
    const { pathname } = new URL(request.url);
    const call = `The mock API has no ${request.method} ${pathname}${codeMark("unknown-call")}`;
    const error = `${call}. GET /__mock says what it can do.`;
    return Response.json({ error }, { status: 404 });
  } catch (error) {
    return Response.json({ error: `The mock API failed: ${error}` }, { status: 599 });
  }
}

async function withStripeKey(response: Response, key: string | undefined): Promise<Response> {
  const isJson = response.headers.get("content-type")?.includes("json");
  if (key === undefined || !isJson) return response;
  const text = (await response.text()).replaceAll(fixtureKey, key);
  return new Response(text, response);
}
