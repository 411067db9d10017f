/**
 * Whether a page of this origin may call the mock: a local page with any port, or an origin of
 * `--origin`. Otherwise, any page that a developer visits could read and change the data of the
 * mock.
 */
export function isAllowedOrigin(origin: string, named: readonly string[]): boolean {
  if (named.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return (
    /^https?:$/.test(protocol) && /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  );
}

/**
 * The origin of a request whose page may not call. Undefined if it may, or if no page has sent the
 * request.
 */
export function refusedOrigin(
  { headers }: Pick<Request, "headers">,
  named: readonly string[],
): string | undefined {
  const origin = headers.get("origin");
  return origin === null || isAllowedOrigin(origin, named) ? undefined : origin;
}

/**
 * Headers that let a page of an allowed origin read the answer, with credentials. Other origins get
 * none.
 */
export function corsHeaders(
  { headers }: Pick<Request, "headers">,
  named: readonly string[],
): Record<string, string> {
  const origin = headers.get("origin");
  if (!origin || !isAllowedOrigin(origin, named)) return { vary: "Origin" };
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "Retry-After, Date",
  };
}

/** The answer to a preflight. It allows every header, because a proxy or a host may add some. */
export function preflight(request: Request, named: readonly string[]): Response {
  const cors = corsHeaders(request, named);
  if (!("access-control-allow-origin" in cors))
    return new Response(null, { status: 403, headers: cors });
  const asksForNetwork = request.headers.get("access-control-request-private-network") === "true";
  return new Response(null, {
    status: 204,
    headers: {
      ...cors,
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "",
      // Chromium asks before a public page (named by `--origin`) may call this machine.
      ...(asksForNetwork && { "access-control-allow-private-network": "true" }),
      "access-control-max-age": "600",
    },
  });
}
