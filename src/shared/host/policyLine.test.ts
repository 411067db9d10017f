import { describe, expect, it } from "vitest";
import { allowingLine, policyMessage } from "./policyLine.ts";

const lineFor = (directive: string, blocked: string, policy: string) =>
  allowingLine({ directive, blocked, policy });

describe("the line of a policy that allows what was blocked", () => {
  it("adds the origin to the directive's own sources", () => {
    expect(
      lineFor(
        "connect-src",
        "https://app.example.com/api/v5/offers?code=A",
        "default-src 'none'; connect-src 'self'",
      ),
    ).toBe("connect-src 'self' https://app.example.com");
  });

  it("starts from default-src where the directive is not written, and drops 'none'", () => {
    expect(lineFor("img-src", "https://images.example.com/a.png", "default-src 'self'")).toBe(
      "img-src 'self' https://images.example.com",
    );
    expect(lineFor("img-src", "data", "default-src 'none'")).toBe("img-src data:");
  });

  it("looks at child-src and script-src first for frames and workers", () => {
    const policy = "default-src 'none'; script-src 'self'";
    expect(lineFor("worker-src", "blob", policy)).toBe("worker-src 'self' blob:");
    expect(lineFor("frame-src", "https://x.example/", "child-src 'self'; default-src *")).toBe(
      "frame-src 'self' https://x.example",
    );
  });

  it("adds an origin to a policy with a nonce, but not beside 'strict-dynamic', where it is ignored", () => {
    const file = "https://cdn.example.com/core.js";
    expect(lineFor("script-src-elem", file, "script-src 'nonce-R'")).toBe(
      "script-src 'nonce-R' https://cdn.example.com",
    );
    expect(lineFor("script-src-elem", file, "script-src 'nonce-R' 'strict-dynamic'")).toBeNull();
  });

  it("goes into the more special directive where the policy has one", () => {
    expect(
      lineFor("script-src-elem", "https://x.example/a.js", "script-src *; script-src-elem 'self'"),
    ).toBe("script-src-elem 'self' https://x.example");
  });

  it("names the widgets' own Trusted Types policy", () => {
    expect(lineFor("trusted-types", "trusted-types-policy", "trusted-types a")).toBe(
      "trusted-types a dining-widgets",
    );
  });

  it("never allows inline scripts or eval", () => {
    expect(lineFor("script-src-elem", "inline", "script-src 'self'")).toBeNull();
    expect(lineFor("script-src", "eval", "script-src 'self'")).toBeNull();
  });

  it("is quoted in the message without paths and nonces", () => {
    expect(
      policyMessage({
        directive: "script-src-elem",
        blocked: "https://js.example.com/v3/?key=1",
        policy: "script-src 'nonce-abc'",
      }),
    ).toBe(
      `the page's Content-Security-Policy blocks https://js.example.com (script-src-elem); write "script-src 'nonce-…' https://js.example.com" into it`,
    );
  });
});
