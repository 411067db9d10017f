import { describe, expect, it } from "vitest";
import { corsHeaders, isAllowedOrigin, preflight, refusedOrigin } from "./cors.ts";

const named = ["https://www.example.com"];

function preflightOf(origin: string): Response {
  const request = new Request("http://localhost:4010/api/v5/login", {
    method: "OPTIONS",
    headers: { "access-control-request-private-network": "true" },
  });
  request.headers.set("origin", origin);
  return preflight(request, named);
}

describe("isAllowedOrigin", () => {
  it.each([
    "http://localhost",
    "http://localhost:3000",
    "https://localhost:3000",
    "http://shop.localhost:3000",
    "http://127.0.0.1:5173",
    "http://[::1]:5173",
    "https://www.example.com",
  ])("lets %s call", (origin) => {
    expect(isAllowedOrigin(origin, named)).toBe(true);
  });

  it.each([
    "https://example.com",
    "https://www.example.com:8443",
    "http://www.example.com",
    "https://localhost.example.com",
    "https://127.0.0.1.example.com",
    "https://notlocalhost",
    "http://192.168.1.5:3000",
    "chrome-extension://localhost",
    "null",
    "*",
    "",
  ])("refuses %j", (origin) => {
    expect(isAllowedOrigin(origin, named)).toBe(false);
  });
});

describe("the CORS headers of the mock", () => {
  it.each(["https://other.example", "null"])("give nothing to %s", (origin) => {
    const request = { headers: new Headers({ origin }) };
    expect(corsHeaders(request, named)).toEqual({ vary: "Origin" });
    expect(refusedOrigin(request, named)).toBe(origin);
    const { status, headers } = preflightOf(origin);
    expect(status).toBe(403);
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("let a named page read with credentials and reach this machine", () => {
    const { status, headers } = preflightOf("https://www.example.com");
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe("https://www.example.com");
    expect(headers.get("access-control-allow-credentials")).toBe("true");
    expect(headers.get("access-control-allow-private-network")).toBe("true");
  });

  it("refuse no request without an origin", () => {
    expect(refusedOrigin({ headers: new Headers() }, named)).toBeUndefined();
  });
});
