/** One Content-Security-Policy: its directives with their sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** The policies of a header (separated by commas) or of a `<meta>`. */
export function parsePolicies(text: string): Policy[] {
  return text
    .split(",")
    .map((policy) => {
      const directives = policy
        .split(";")
        .map((directive) => directive.trim().split(/\s+/))
        .filter(([name]) => name);
      // If a directive occurs twice, the first one counts.
      return new Map(
        directives.toReversed().map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
      );
    })
    .filter((policy) => policy.size);
}

const fallbacks: Readonly<Record<string, readonly string[]>> = {
  "script-src": ["script-src-elem", "script-src", "default-src"],
  "worker-src": ["worker-src", "child-src", "script-src", "default-src"],
  "frame-src": ["frame-src", "child-src", "default-src"],
};

/** The directive of the policy for a kind of request: its own, or the one that it falls back to. */
export function directiveFor(policy: Policy, directive: string): string | undefined {
  const names = fallbacks[directive] ?? [directive, "default-src"];
  return names.find((candidate) => policy.has(candidate));
}

/** The sources for a kind of request. Undefined if the policy does not restrict it. */
export function sourcesFor(policy: Policy, directive: string): readonly string[] | undefined {
  const name = directiveFor(policy, directive);
  return name === undefined ? undefined : policy.get(name);
}

/** Whether a policy lets the page load an address. A `*` in a host stands for any name. */
export function allows(policy: Policy, directive: string, address: string, page: URL): boolean {
  const sources = sourcesFor(policy, directive);
  if (!sources) return true;
  // With `strict-dynamic`, trusted scripts load the others, and the browser ignores the list of
  // hosts.
  if (directive === "script-src" && sources.includes("'strict-dynamic'")) return true;
  const [scheme = ""] = address.split(":");
  if (["blob", "data"].includes(scheme)) return sources.includes(`${scheme}:`);
  const url = new URL(address.replace("*.", "any."));
  return sources.some((source) => matches(source, url, page));
}

const hostSource =
  /^(?:(?<scheme>[a-z][a-z\d+.-]*):\/\/)?(?<host>[^/:]+)(?::(?<port>\d+|\*))?(?<path>\/.*)?$/i;

function matches(source: string, url: URL, page: URL): boolean {
  if (source === "*") return ["http:", "https:", "ws:", "wss:"].includes(url.protocol);
  if (source.toLowerCase() === "'self'") return url.origin === page.origin;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.slice(0, -1), url);
  const { scheme, host, port, path } = hostSource.exec(source)?.groups ?? {};
  if (!host) return false;
  return (
    isScheme(scheme ?? page.protocol.slice(0, -1), url) &&
    isHost(host.toLowerCase(), url.hostname) &&
    (port === "*" || portOf(url) === (port ?? defaultPorts[url.protocol])) &&
    isPath(path, url.pathname)
  );
}

const defaultPorts: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

function portOf(url: URL): string | undefined {
  return url.port || defaultPorts[url.protocol];
}

/** A scheme also allows its secure variant. */
function isScheme(scheme: string, { protocol }: URL): boolean {
  const name = scheme.toLowerCase();
  return protocol === `${name}:` || (name === "http" && protocol === "https:");
}

function isHost(pattern: string, host: string): boolean {
  return pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : pattern === host;
}

function isPath(pattern: string | undefined, path: string): boolean {
  if (!pattern || pattern === "/") return true;
  return pattern.endsWith("/") ? path.startsWith(pattern) : path === pattern;
}
