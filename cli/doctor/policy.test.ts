import { describe, expect, it } from "vitest";
import { allows, parsePolicies } from "./policy.ts";

const page = new URL("https://www.example.com/offer");

function allowed(text: string, directive: string, address: string): boolean {
  return parsePolicies(text).every((policy) => allows(policy, directive, address, page));
}

describe("allows", () => {
  it.each([
    ["", "connect-src", "https://api.example.com", true],
    ["default-src 'none'", "connect-src", "https://www.example.com", false],
    ["default-src 'self'", "connect-src", "https://www.example.com", true],
    ["default-src 'self'", "connect-src", "https://api.example.com", false],
    ["default-src 'none'; connect-src https:", "connect-src", "https://api.example.com", true],
    ["connect-src http://api.example.com", "connect-src", "https://api.example.com", true],
    ["connect-src *.example.com", "connect-src", "https://api.example.com", true],
    ["connect-src *.example.com", "connect-src", "https://example.com", false],
    ["connect-src api.example.com:8443", "connect-src", "https://api.example.com", false],
    ["connect-src api.example.com:*", "connect-src", "https://api.example.com:8443", true],
    ["frame-src https://*.js.stripe.com", "frame-src", "https://*.js.stripe.com", true],
    ["frame-src https://js.stripe.com", "frame-src", "https://*.js.stripe.com", false],
    ["child-src 'none'", "frame-src", "https://js.stripe.com", false],
    ["script-src 'nonce-a' 'strict-dynamic'", "script-src", "https://js.stripe.com", true],
    ["script-src 'self'; script-src *", "script-src", "https://js.stripe.com", false],
    [
      "script-src https://cdn.example.com/widgets/",
      "script-src",
      "https://cdn.example.com/widgets/mount.js",
      true,
    ],
    [
      "script-src https://cdn.example.com/other/",
      "script-src",
      "https://cdn.example.com/widgets/mount.js",
      false,
    ],
    ["worker-src *", "worker-src", "blob:", false],
    ["worker-src blob:", "worker-src", "blob:", true],
    ["img-src 'self'", "img-src", "data:,", false],
    ["connect-src *, connect-src 'self'", "connect-src", "https://api.example.com", false],
  ])("%j, %s of %s: %s", (policy, directive, address, expected) => {
    expect(allowed(policy, directive, address)).toBe(expected);
  });
});
