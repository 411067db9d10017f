interface Session {
  readonly capabilities: Readonly<Record<string, unknown>>;
  get(command: string): Promise<unknown>;
  post(command: string, body: unknown): Promise<unknown>;
  end(): Promise<void>;
}

/** A session with a WebDriver server (https://www.w3.org/TR/webdriver2/). */
export async function newSession(
  server: string,
  alwaysMatch: Readonly<Record<string, unknown>>,
): Promise<Session> {
  const created = await call(`${server}/session`, "POST", { capabilities: { alwaysMatch } });
  const { sessionId, capabilities }: { sessionId?: string; capabilities?: object } =
    Object(created);
  const base = `${server}/session/${sessionId}`;
  return {
    capabilities: { ...capabilities },
    get: (command) => call(`${base}/${command}`, "GET"),
    post: (command, body) => call(`${base}/${command}`, "POST", body),
    end: async () => void (await call(base, "DELETE").catch(() => undefined)),
  };
}

async function call(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value }: { value: unknown } = await response.json();
  if (response.ok) return value;
  const { error, message }: { error?: string; message?: string } = Object(value);
  throw new Error(`${method} ${new URL(url).pathname}: ${error}: ${message}`);
}
