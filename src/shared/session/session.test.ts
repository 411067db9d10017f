import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { replaceCookieJar } from "../../../test/support/cookieJar.ts";
import * as z from "zod/mini";
import { createClient } from "../api/client.ts";
import { currentUser, login, user } from "../contracts/session.ts";
import { readCookie, writeCookie } from "../host/cookies.ts";
import { emitSessionEvents } from "./sessionEvents.ts";
import { forgetIds, idHeaders } from "./ids.ts";
import { createSession } from "./session.ts";

const newSession = () => createSession({ key: "userToken", mirrorCookie: "user_token" });

beforeEach(() => newSession().signOut());
afterEach(() => newSession().signOut());

function restoredFromCache(): void {
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
}

/**
 * A cookie jar with a cookie that the server has set. Only a cookie with the same path and domain
 * replaces it.
 */
function serverJar(domain: string, path: string) {
  let cookie = "user_token=t-1";
  vi.stubGlobal("location", { ...location, hostname: "www.example.com", pathname: "/shop/pay" });
  const restore = replaceCookieJar(
    () => cookie,
    (text) => {
      if (text.includes(`Path=${path};`) && text.endsWith(`Domain=${domain}`)) cookie = "";
    },
  );
  return { cookie: () => cookie, restore };
}

describe("a session", () => {
  it("is the token that all widgets share in storage [G5]", () => {
    const [one, other] = [newSession(), newSession()];
    expect(one.signIn("t-1")).toBe(true);
    expect([localStorage.getItem("userToken"), other.token(), readCookie("user_token")]).toEqual([
      "t-1",
      "t-1",
      null,
    ]);
  });

  it("is mirrored in a cookie for bulk gifting, and both go with it [G5] [BG16]", () => {
    const session = newSession();
    session.signIn("t-1", { mirrored: true });
    expect(readCookie("user_token")).toBe("t-1");
    session.signOut();
    expect([localStorage.getItem("userToken"), readCookie("user_token"), session.token()]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("is cleared as a cookie by an expiry 365 days ago, at sign-out too [B9.25] [B9.26] [G5]", () => {
    const writes: string[] = [];
    const restore = replaceCookieJar(
      () => "user_token=t-1",
      (text) => writes.push(text),
    );
    newSession().signOut();
    restore();
    expect(writes[0]).toMatch(/^user_token=; Path=\/; Max-Age=-31536000;/);
    expect(writes.filter((text) => !text.includes("Max-Age=-31536000;"))).toEqual([]);
  });

  it("ends where the server has set its cookie for a parent domain or a path [G5]", () => {
    history.replaceState(null, "", "/shop/pay");
    const jar = serverJar("example.com", "/shop");
    const session = newSession();
    expect(session.token()).toBe("t-1");
    session.signOut();
    expect([session.token(), jar.cookie()]).toEqual([null, ""]);
    jar.restore();
  });

  it("stays ended where its cookie cannot be cleared, until the person signs in again [G5]", () => {
    const restore = replaceCookieJar(
      () => "user_token=t-1",
      () => {},
    );
    const session = newSession();
    session.signOut();
    expect([session.token(), newSession().token()]).toEqual([null, null]);
    expect(JSON.stringify({ ...localStorage })).not.toContain("t-1");
    session.signIn("t-1");
    localStorage.removeItem("userToken");
    expect(newSession().token()).toBe("t-1");
    restore();
  });

  it("of a manager leaves the diner's alone [G5]", () => {
    const [diner, manager] = [newSession(), createSession({ key: "managerUserToken" })];
    diner.signIn("d");
    manager.signIn("m");
    manager.signOut();
    expect([diner.token(), manager.token()]).toEqual(["d", null]);
  });

  it.each(["", "null", "undefined", "[object Object]", "a b", "tök", "a\nb", "x".repeat(5000)])(
    "takes %j in storage for none",
    (garbage) => {
      localStorage.setItem("userToken", garbage);
      expect([
        newSession().token(),
        newSession().signIn(garbage),
        newSession().isSignedIn(),
      ]).toEqual([null, false, false]);
    },
  );

  it("lasts as long as the page where storage is refused", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    const session = newSession();
    session.signIn("t-1");
    expect(newSession().token()).toBe("t-1");
    session.signOut();
    expect(session.token()).toBeNull();
  });

  it("clears token, session id and device id for the token that was refused, and for no other [B4.38] [B4.39] [B4.40]", () => {
    const session = newSession();
    session.signIn("t-2");
    const before = idHeaders();
    session.invalidate("t-1");
    expect([session.token(), idHeaders()]).toEqual(["t-2", before]);
    session.invalidate("t-2");
    expect([
      session.token(),
      localStorage.getItem("deviceId"),
      sessionStorage.getItem("sessionId"),
    ]).toEqual([null, null, null]);
    expect(idHeaders()).not.toEqual(before);
  });

  it("notifies of its own changes, of other tabs' and of those found when the page is restored (fault C2)", () => {
    const session = newSession();
    const received: string[] = [];
    const stop = session.subscribe((change) => received.push(change));
    session.signIn("t-1");
    session.signIn("t-1");
    localStorage.removeItem("userToken");
    dispatchEvent(new StorageEvent("storage", { key: "userToken" }));
    localStorage.setItem("userToken", "t-2");
    restoredFromCache();
    expect(received).toEqual(["signed-in", "signed-out", "signed-in"]);
    expect(session.version()).toBe(3);
    stop();
    session.signOut();
    expect(received).toHaveLength(3);
  });

  it("leaves no listener on the page after the last subscriber ends", () => {
    const added = vi.spyOn(globalThis, "addEventListener");
    const stop = newSession().subscribe(() => {});
    const signals = added.mock.calls.map(([, , options]) =>
      typeof options === "object" ? options.signal : undefined,
    );
    stop();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true]);
  });

  it("raises its version after a change by another tab without an event", () => {
    const session = newSession();
    const before = session.version();
    localStorage.setItem("userToken", "other-person");
    expect(session.version()).toBe(before + 1);
  });

  it("emits events on the widget's element until it is removed, without a token", () => {
    const ending = new AbortController();
    const emit = vi.fn(() => true);
    const session = newSession();
    emitSessionEvents(session, { signal: ending.signal, emit });
    session.signIn("t-1");
    session.signOut();
    ending.abort();
    session.signIn("t-2");
    expect(emit.mock.calls).toEqual([["widget:signed-in"], ["widget:signed-out"]]);
  });

  it("counts ten refusals at the same time as one sign-out [B4.38]", async () => {
    vi.stubGlobal("fetch", async () => Response.json({}, { status: 401 }));
    const session = newSession();
    session.signIn("t-1");
    const received: string[] = [];
    const stop = session.subscribe((change) => received.push(change));
    const config = {
      apiOrigin: "https://api.test",
      appOrigin: "https://api.test",
      endpoints: {},
      product: { key: "dine" },
      behaviour: {},
    };
    const client = createClient({ config, session, pageOrigin: "https://host.example" });
    await Promise.all(Array.from({ length: 10 }, () => client.call(currentUser, {})));
    stop();
    expect(received).toEqual(["signed-out"]);
  });

  it("takes the mirror cookie where storage was wiped", () => {
    writeCookie("user_token", "t-9", 365);
    expect(newSession().token()).toBe("t-9");
  });
});

describe("ids", () => {
  it("are made once and kept: per visit and per browser [G6] [B7.01] [B7.02]", () => {
    const headers = idHeaders();
    expect(Object.keys(headers)).toEqual(["X-Session-Id", "X-Device-Id"]);
    expect(headers).toEqual({
      "X-Session-Id": sessionStorage.getItem("sessionId"),
      "X-Device-Id": localStorage.getItem("deviceId"),
    });
    expect(idHeaders()).toEqual(headers);
    forgetIds();
    expect(idHeaders()).not.toEqual(headers);
  });

  it.each(["<script>", "short", "x".repeat(65), "a\nb-c-d-e-f"])(
    "replace %j, which cannot be ours",
    (garbage) => {
      localStorage.setItem("deviceId", garbage);
      expect(idHeaders()["X-Device-Id"]).not.toBe(garbage);
    },
  );
});

describe("the answers of sign-in", () => {
  it.each([
    ["token and user", { token: "t", user: { id: 1, first_name: "Ana" } }],
    ["a user with the token", { user: { id: 1, token: "t", first_name: "Ana" } }],
    ["in data", { data: { token: "t", user: { id: 1, firstName: "Ana" } } }],
  ])("are read as %s [M1]", (_, body) => {
    expect(z.parse(login.output, body)).toMatchObject({
      token: "t",
      user: { id: "1", firstName: "Ana" },
    });
  });

  it("without a token are off-contract", () => {
    for (const body of [{}, { token: "" }, { token: null }, { user: { id: 1 } }])
      expect(z.safeParse(login.output, body).success).toBe(false);
  });

  it("read a user of whom little is known [K15]", () => {
    expect(
      z.parse(currentUser.output, {
        user: { id: 5, email: null, location: { country: "NZ", latitude: "-36.8" } },
      }),
    ).toMatchObject({
      id: "5",
      email: null,
      isFreemiumSubscriber: false,
      emailConfirmed: null,
      location: { country: "NZ", latitude: -36.8, city: null },
    });
    expect(z.safeParse(user, { first_name: "Nobody" }).success).toBe(false);
  });
});
