/**
 * Headers that let a page read the answer, with credentials. `allowed` are the origins that may; empty means any.
 * The preflight may name any header, since a proxy or a host may add some.
 */
export function corsHeaders(
  request: Pick<Request, "headers">,
  allowed: readonly string[],
): Record<string, string> {
  const origin = request.headers.get("origin");
  if (!origin || (allowed.length && !allowed.includes(origin))) return { vary: "Origin" };
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "Retry-After, Date",
  };
}

export function preflight(request: Request, allowed: readonly string[]): Response {
  const cors = corsHeaders(request, allowed);
  if (!("access-control-allow-origin" in cors)) return new Response(null, { status: 403 });
  return new Response(null, {
    status: 204,
    headers: {
      ...cors,
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "",
      // Chromium asks before a public page may call this machine.
      "access-control-allow-private-network": "true",
      "access-control-max-age": "600",
    },
  });
}
