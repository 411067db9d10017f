import type { Endpoint, RequestParts } from "../contracts/endpoint.ts";

/** The part of the page configuration that the client reads. */
export interface ClientConfig {
  readonly apiOrigin: string;
  readonly appOrigin: string;
  /** A path on the API's origin, or a URL. */
  readonly partnerApiBase?: string;
  readonly endpoints: Readonly<Record<string, string>>;
  readonly product: { readonly key: string };
  readonly behaviour: Readonly<Record<string, unknown>>;
}

type Addressed = Pick<Endpoint<RequestParts, unknown>, "name" | "path" | "origin">;

/**
 * Returns the absolute URL of a call, on the configured origin and never on `<base>`. `endpoints`
 * may override the path, and `{product}` comes from the configuration. Throws a RangeError if a
 * placeholder's value is not a path segment, and if the page has no origin to call.
 */
export function addressOf(
  endpoint: Addressed,
  { path, query }: Pick<RequestParts, "path" | "query">,
  config: ClientConfig,
): URL {
  const base = baseOf(endpoint, config);
  const configured = Object.hasOwn(config.endpoints, endpoint.name)
    ? config.endpoints[endpoint.name]
    : undefined;
  const template = configured ?? endpoint.path;
  const parts: Record<string, string | number> = { product: config.product.key, ...path };
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    segment(Object.hasOwn(parts, name) ? parts[name] : ""),
  );
  const url = new URL(
    /^https?:/.test(filled)
      ? filled
      : base.pathname.replace(/\/$/, "") + filled.replace(/^(?!\/)/, "/"),
    base,
  );
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) url.searchParams.append(name, `${value}`);
  }
  return url;
}

/** The origins that may receive a call's bearer token. */
export function trustedOrigins({ origin }: Addressed, config: ClientConfig): string[] {
  return [
    config.apiOrigin,
    config.appOrigin,
    ...(origin === "partner" ? [partnerBase(config).origin] : []),
  ];
}

function baseOf({ origin }: Addressed, config: ClientConfig): URL {
  if (origin === "partner") return partnerBase(config);
  return new URL(origin === "app" ? config.appOrigin : config.apiOrigin);
}

function partnerBase({ partnerApiBase, apiOrigin }: ClientConfig): URL {
  return new URL(partnerApiBase ?? "/", apiOrigin);
}

/** URLs treat `.` and `..` as other folders, even when they are percent-encoded. */
function segment(value: string | number | undefined): string {
  const text = `${value ?? ""}`;
  if (!text || /^\.{1,2}$/.test(text)) throw new RangeError("not a path segment");
  return encodeURIComponent(text.toWellFormed());
}
