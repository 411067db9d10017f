/**
 * Whether a page of this origin may call the mock: pages of this machine may, whatever their port, and those that `--origin` names.
 * Any other page that a developer visits would else read and change what the mock holds.
 */
export function isAllowedOrigin(origin: string, named: readonly string[]): boolean {
  if (named.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return (
    /^https?:$/.test(protocol) && /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  );
}

/** The origin of a request whose page may not call; undefined where it may, and for requests that no page makes. */
export function refusedOrigin(
  { headers }: Pick<Request, "headers">,
  named: readonly string[],
): string | undefined {
  const origin = headers.get("origin");
  return origin === null || isAllowedOrigin(origin, named) ? undefined : origin;
}

/** Headers that let a page of an allowed origin read the answer, with credentials; others get none of them. */
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

/** The answer to a preflight. It may name any header, since a proxy or a host may add some. */
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
      // Chromium asks before a public page, which `--origin` has named, may call this machine.
      ...(asksForNetwork && { "access-control-allow-private-network": "true" }),
      "access-control-max-age": "600",
    },
  });
}
