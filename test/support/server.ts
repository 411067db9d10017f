import serverTimers from "node:timers";
import { http, HttpResponse, type RequestHandler } from "msw";
import { setupServer } from "msw/node";
import { areas } from "../../mock-api/areas.ts";
import { createBackend } from "../../mock-api/backend.ts";

/** A call as the backend received it. */
export interface SeenRequest {
  readonly method: string;
  readonly origin: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON, form fields as an object, or text. Undefined if there is no body. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * `offline`: nothing arrives. `slow`: answers after 300 ms. `silent`: never answers. `html`: a
 * proxy's error page with status 200. `truncated`: JSON that ends too early. A number: that status
 * with an empty object. An object: that status and body, instead of the backend's own answer.
 */
export type Fault =
  | "offline"
  | "slow"
  | "silent"
  | "html"
  | "truncated"
  | number
  | { readonly status?: number; readonly body: unknown; readonly headers?: Record<string, string> };

export interface FaultScope {
  /** Affects only calls whose path contains this text or matches this pattern. */
  readonly path?: string | RegExp;
  readonly method?: string;
  /** The number of calls that are affected. All calls by default. */
  readonly times?: number;
  /** If true, the backend carries the call out first, and only the answer is lost. */
  readonly afterwards?: boolean;
}

interface Injected extends FaultScope {
  readonly fault: Fault;
  left: number;
}

export const backend = createBackend(areas);
export const requests: SeenRequest[] = [];
const faults = new Set<Injected>();
const triggers = new Set<(seen: SeenRequest) => void>();

/**
 * Injects a fault into the calls that come after a call whose path matches `first`. Returns a
 * function that ends it.
 */
export function faultAfter(first: RegExp, fault: Fault, scope: FaultScope): () => void {
  let end = (): void => {};
  let isOver = false;
  triggers.add(({ path, method }) => {
    if (isOver || method === "GET" || !first.test(path)) return;
    isOver = true;
    end = backendFault(fault, scope);
  });
  return () => {
    isOver = true;
    end();
  };
}

/** Injects a fault into the mock API until the test ends or the returned function is called. */
export function backendFault(fault: Fault, scope: FaultScope = {}): () => void {
  const injected = { ...scope, fault, left: scope.times ?? Infinity };
  faults.add(injected);
  return () => faults.delete(injected);
}

export function resetBackend(): void {
  faults.clear();
  triggers.clear();
  requests.length = 0;
  recorded.clear();
  backend.open();
  server.resetHandlers();
}

const recorded = new Set<string>();

/** Requests that have arrived but are not answered yet. */
const open = new Set<string>();
/** Functions that end the waits of slow and silent answers. */
const heldEnds = new Set<() => void>();

/** Waits for this time, or without a time indefinitely, but never longer than the test. */
function hold(ms?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = ms === undefined ? undefined : serverTimers.setTimeout(end, ms);
    function end(): void {
      serverTimers.clearTimeout(timer);
      heldEnds.delete(end);
      resolve();
    }
    heldEnds.add(end);
  });
}

/**
 * Ends all delayed answers, and waits until no request is in flight, because a payment and its lock
 * outlive the widget.
 */
export async function endRequests(): Promise<void> {
  for (const end of heldEnds) end();
  // A request that its page has canceled is never answered.
  for (let turn = 0; open.size && turn < 50; turn++)
    await new Promise((done) => setTimeout(done, 1));
  open.clear();
}

/** Ends all delayed answers, and waits until what they change is rendered. */
export async function renderAnswers(): Promise<void> {
  await endRequests();
  await rendered();
}

/** Resolves when React's own scheduler has run. */
export async function rendered(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done));
}

const record = http.all("*", async ({ request, requestId }) => {
  if (recorded.has(requestId)) return undefined;
  recorded.add(requestId);
  const entry = await seenRequest(request.clone());
  requests.push(entry);
  const injected = [...faults].find((fault) => isHit(fault, entry));
  for (const trigger of triggers) trigger(entry);
  if (!injected) return undefined;
  injected.left -= 1;
  if (injected.afterwards) await carryOut(request.clone());
  return answer(injected.fault);
});

export const server = setupServer(record, ...backend.handlers);
server.events.on("request:start", ({ requestId }) => void open.add(requestId));
for (const end of ["request:end", "unhandledException"] as const)
  server.events.on(end, ({ requestId }) => void open.delete(requestId));

/**
 * Answers instead of the mock API until the test ends. Calls are still recorded, and faults still
 * apply.
 */
export function overrideBackend(...handlers: RequestHandler[]): void {
  server.use(record, ...handlers);
}

async function seenRequest(request: Request): Promise<SeenRequest> {
  const url = new URL(request.url);
  return {
    method: request.method,
    origin: url.origin,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: bodyOf(await request.text(), request.headers.get("content-type") ?? ""),
    headers: Object.fromEntries(request.headers),
  };
}

function bodyOf(text: string, type: string): unknown {
  if (!text) return undefined;
  if (type.includes("x-www-form-urlencoded")) return Object.fromEntries(new URLSearchParams(text));
  if (!type.includes("json")) return text;
  return JSON.parse(text);
}

function isHit({ path, method, left }: Injected, seen: SeenRequest): boolean {
  const isPath =
    typeof path === "string" ? seen.path.includes(path) : (path?.test(seen.path) ?? true);
  return left > 0 && isPath && (!method || method === seen.method);
}

async function carryOut(request: Request): Promise<void> {
  for (const handler of backend.handlers) {
    const result = await handler.run({ request, requestId: crypto.randomUUID() });
    if (result?.response) return;
  }
}

async function answer(fault: Fault): Promise<Response | undefined> {
  if (fault === "offline") return HttpResponse.error();
  if (fault === "silent") {
    await hold();
    return HttpResponse.error();
  }
  if (fault === "slow") {
    await hold(300);
    return undefined;
  }
  if (fault === "html")
    return HttpResponse.html("<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>");
  if (fault === "truncated")
    return new HttpResponse('{"data":{"id":1,', {
      headers: { "content-type": "application/json" },
    });
  if (typeof fault === "number")
    return new HttpResponse("{}", {
      status: fault,
      headers: { "content-type": "application/json" },
    });
  if (typeof fault === "string") return undefined;
  return new HttpResponse(JSON.stringify(fault.body), {
    status: fault.status ?? 200,
    headers: { "content-type": "application/json", ...fault.headers },
  });
}
