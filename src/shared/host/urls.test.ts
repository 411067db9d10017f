import { afterEach, describe, expect, it } from "vitest";
import {
  hash,
  pathSegments,
  queryParameter,
  queryParameters,
  removeHash,
  removeQueryParameters,
} from "./address.ts";
import { returnUrl } from "./returnUrl.ts";
import { safeHref, safeUrl } from "./safeHref.ts";
import { growth, superlinear } from "../../../test/support/growth.ts";

const allowed = ["https://order.example.com", "https://xn--bcher-kva.example"];

afterEach(() => history.replaceState(null, "", "/"));

describe("a link from the server", () => {
  it.each([
    ["https://menu.example/a?b#c", "https://menu.example/a?b#c"],
    ["http://menu.example/", "http://menu.example/"],
    ["  https://menu.example/  ", "https://menu.example/"],
    ["/menu", "https://host.example/menu"],
    ["//cdn.example/x", "https://cdn.example/x"],
    ["tel:+15125550100", "tel:+15125550100"],
    ["mailto:a@b.example", "mailto:a@b.example"],
    ["sms:+15125550100", "sms:+15125550100"],
  ])("%j stays a link", (given, expected) => {
    expect(safeUrl(given)).toBe(expected);
    expect(safeHref(given)).toBe(given.trim());
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\tjavascript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript&colon;alert(1):",
    "data:text/html,x",
    "vbscript:x",
    "blob:https://host.example/1",
    "file:///etc",
    "ftp://x",
    "https://",
    "https://user:pw@menu.example/",
    `https://menu.example/${"a".repeat(100_000)}`,
    "",
    null,
    undefined,
  ])("%j is none", (given) =>
    expect(safeUrl(given)).toSatisfy(
      (href: string | null) => href === null || href.startsWith("https://host.example/"),
    ),
  );

  it.each([
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "blob:https://host.example/1",
    "https://user:pw@menu.example/",
  ])("%j gives no href at all", (given) => expect(safeHref(given)).toBeNull());
});

describe("a return URL", () => {
  it.each([
    ["https://order.example.com/done?x=1#y", "https://order.example.com/done?x=1#y"],
    ["HTTPS://ORDER.EXAMPLE.COM/done", "https://order.example.com/done"],
    ["https://order.example.com:443/", "https://order.example.com/"],
    ["https://host.example/account", "https://host.example/account"],
    ["/account?tab=1", "https://host.example/account?tab=1"],
    ["/..//evil.example", "https://host.example//evil.example"],
    ["https://bücher.example/", "https://xn--bcher-kva.example/"],
  ])("%j is taken [G11]", (given, expected) => expect(returnUrl(given, allowed)).toBe(expected));

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https:/evil.example",
    "https:///evil.example",
    "https:\\\\evil.example",
    "https://order.example.com@evil.example/",
    "https://user@order.example.com/",
    "https://order.example.com.evil.example/",
    "https://evil.example/?https://order.example.com",
    "https://order.example.com:8443/",
    "http://order.example.com/",
    "http://host.example/",
    "ht\ttps://order.example.com/",
    "/\t/evil.example",
    "\n//evil.example",
    " //evil.example",
    "https://order.example.com\u0000.evil.example",
    "%2F%2Fevil.example",
    "https://order.example.com%2eevil.example/",
    "https://order.example.com./",
    "https://оrder.example.com/",
    "javascript:alert(1)",
    "javascript://order.example.com/%0aalert(1)",
    "data:text/html,x",
    "evil.example",
    "mailto:a@order.example.com",
    "http://localhost/",
    "https://[",
    "https://order.example.com\\@evil.example",
    `https://order.example.com/${"a".repeat(100_000)}`,
    "",
    null,
    undefined,
  ])("%j counts as absent [G11]", (given) => expect(returnUrl(given, allowed)).toBeNull());

  it.each([
    (size: number) => "/".repeat(size),
    (size: number) => "\\".repeat(size),
    (size: number) => `https://${"a.".repeat(size / 2)}`,
    (size: number) => " ".repeat(size),
  ])("takes 100,000 hostile characters in one pass, as in %s [G11]", (hostile) => {
    expect(growth(hostile, 100_000, (given) => returnUrl(given, allowed))).toBeLessThan(
      superlinear,
    );
  });
});

describe("the address", () => {
  it("gives the first of several values, and none that is empty or too long", () => {
    history.replaceState(null, "", `/?code=A&code=B&empty=&__proto__=x&long=${"x".repeat(3000)}`);
    expect(["code", "empty", "long", "absent"].map(queryParameter)).toEqual([
      "A",
      null,
      null,
      null,
    ]);
    expect(queryParameters((name) => name === "code" || name.startsWith("utm_"))).toEqual({
      code: "A",
    });
  });

  it("loses a parameter and keeps everything else as it was written, without a new history entry (fault A9)", () => {
    history.replaceState({ host: 1 }, "", "/a//b?x=%20y&token=1&z&tok%65n=2&a=+#part?token=3");
    const entries = history.length;
    removeQueryParameters("token", "em");
    expect(location.pathname + location.search + location.hash).toBe(
      "/a//b?x=%20y&z&a=+#part?token=3",
    );
    expect([history.state, history.length]).toEqual([{ host: 1 }, entries]);
    removeQueryParameters("x", "z", "a");
    expect(location.href).toBe("https://host.example/a//b#part?token=3");
  });

  it("loses its fragment and keeps path and query [O3]", () => {
    history.replaceState(null, "", "/offers/X?utm_source=a#Y29kZQ==");
    expect(hash()).toBe("Y29kZQ==");
    removeHash();
    expect(location.href).toBe("https://host.example/offers/X?utm_source=a");
  });

  it.each([
    ["/", "/offers/A%20B/C", ["offers", "A B", "C"]],
    ["/offers", "/offers/A/", ["A"]],
    ["/offers/", "/offers", []],
    ["/offers", "/offersX/A", null],
    ["/", "/100%/x", ["100%", "x"]],
  ])("below the base path %s, %s has the segments %j [G4]", (base, path, segments) => {
    history.replaceState(null, "", path);
    expect(pathSegments(base)).toEqual(segments);
  });
});
