import type { IncomingMessage } from "node:http";
import { getResponse } from "msw";
import { areas } from "../../../mock-api/areas.ts";
import { createBackend, type StatefulBackend } from "../../../mock-api/backend.ts";
import { pageConfig } from "../../../demo/server/pages.ts";
import { hostPage } from "../../browser/support/hostPage.ts";
import { requestOf } from "../../browser/support/mockReply.ts";
import { serve, type Reply, type Server } from "../../browser/support/serve.ts";
import type { PayingWidget } from "../../browser/payment/widgets.ts";
import type { FaultKind } from "../network/faultKinds.ts";

export interface MoneyHost {
  readonly host: Server;
  readonly backend: StatefulBackend;
  /** All further requests that move money fail in this way. */
  fail(kind: FaultKind): void;
  /** All further requests are answered. Held ones are dropped. */
  heal(): void;
  /** Releases the held answers. */
  deliver(): void;
  isBusy(): boolean;
}

/** The mock API and the page of one widget, whose requests that move money fail on demand. */
export async function openMoneyHost(
  bundle: Server,
  { name, attributes, path, scenario }: PayingWidget,
): Promise<MoneyHost> {
  const backend = createBackend(areas);
  const page = hostPage({
    bundle: bundle.origin,
    body: `<div data-widget="${name}" data-load="eager" ${attributes}></div>`,
    config: { ...pageConfig, trustAttributes: true },
  });
  let kind: FaultKind | undefined;
  const booked = new Map<string, Response>();
  let heldAnswers: (() => void)[] = [];
  let open = 0;
  const host = await serve(respond);
  backend.open(scenario);

  /**
   * Of two requests with one key, the server carries out one. Without a key it cannot distinguish
   * them.
   */
  async function bookedOnce(request: Request): Promise<Response> {
    const key = request.headers.get("idempotency-key");
    const before = key === null ? undefined : booked.get(key);
    const answer = before ?? (await realAnswer(backend, request));
    if (key !== null) booked.set(key, answer.clone());
    return answer;
  }

  async function respond(url: URL, incoming: IncomingMessage): Promise<Reply | "reset"> {
    if (url.pathname === "/pay") return { body: page };
    if (url.pathname === "/blank") return { body: "<!doctype html><title>Blank</title>" };
    open++;
    try {
      const request = await requestOf(new URL(url.pathname + url.search, host.origin), incoming);
      const real = () =>
        kind?.name.startsWith("doubled")
          ? bookedOnce(request.clone())
          : realAnswer(backend, request.clone());
      if (!kind || request.method !== "POST" || !path.test(url.pathname))
        return await replyOf(await real());
      const answered = await kind.respond(real);
      if (answered) return await replyOf(answered, kind.name);
      open--;
      await new Promise<void>((later) => heldAnswers.push(later));
      open++;
      return kind ? await replyOf(await real()) : "reset";
    } finally {
      open--;
    }
  }

  return {
    host,
    backend,
    fail: (next) => (kind = next),
    heal() {
      kind = undefined;
      for (const later of heldAnswers) later();
      heldAnswers = [];
    },
    deliver() {
      for (const later of heldAnswers) later();
      heldAnswers = [];
    },
    isBusy: () => open > 0,
  };
}

async function realAnswer(backend: StatefulBackend, request: Request): Promise<Response> {
  const response = await getResponse([...backend.handlers], request);
  return response ?? Response.json({ error: "Not found" }, { status: 404 });
}

/**
 * An error becomes a reset connection. If the call was carried out or its body ended early, it
 * becomes an answer that ends early, because a browser itself repeats a request whose connection is
 * reset before an answer starts.
 */
async function replyOf(response: Response, kind = ""): Promise<Reply | "reset"> {
  if (response.type === "error" && !kind.startsWith("N24")) return "reset";
  const { "content-type": type = "application/json", ...headers } = Object.fromEntries(
    response.headers,
  );
  const body = await response.arrayBuffer().then(
    (bytes) => Buffer.from(bytes),
    () => undefined,
  );
  if (response.type === "error" || !body)
    return {
      body: '{"data":',
      type: "application/json",
      headers: { "content-length": "100000", connection: "close" },
    };
  return { status: response.status, type, headers, body };
}
