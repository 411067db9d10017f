import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { createBackend } from "./backend.ts";
import { eventBody } from "../src/shared/contracts/events.ts";
import { events } from "./events.ts";
import { accountBy, newAccount, session } from "./session.ts";

const newBackend = () => createBackend([session, events], () => Date.parse("2026-11-21T12:00:00Z"));

async function call(
  backend: ReturnType<typeof newBackend>,
  method: string,
  path: string,
  body?: object,
  token?: string,
) {
  const headers = {
    "content-type": "application/json",
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const request = new Request(`https://app.example.com${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const response = await getResponse([...backend.handlers], request);
  if (!response) throw new Error(`nothing answers ${method} ${path}`);
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}

const guest = { user: { email: " Guest@Example.com", password: "dinner-for-two" } };

describe("the session area", () => {
  it("signs a known guest in and returns the token's account without the password", async () => {
    const backend = newBackend();
    const { body } = await call(backend, "POST", "/api/v5/login", guest);
    const currentUser = await call(backend, "GET", "/api/v5/current_user", undefined, body.token);
    expect(currentUser.body.user).toMatchObject({ email: "guest@example.com", first_name: "Gina" });
    expect(JSON.stringify([body, currentUser.body])).not.toContain("dinner-for-two");
  });

  it.each([
    [
      "a wrong password",
      { user: { email: "guest@example.com", password: "x" } },
      422,
      "Invalid email or password.",
    ],
    [
      "an unknown address",
      { user: { email: "nobody@example.com", password: "dinner-for-two" } },
      422,
      "Invalid email or password.",
    ],
    ["nothing", { user: { email: "", password: "" } }, 422, "Invalid email or password."],
    [
      "a suspended account",
      { user: { email: "suspended@example.com", password: "dinner-for-two" } },
      403,
      "Your account has been suspended. Please contact support.",
    ],
  ])("refuses %s", async (_, body, status, error) => {
    expect(await call(newBackend(), "POST", "/api/v5/login", body)).toEqual({
      status,
      body: { error },
    });
  });

  it("refuses tokens that it has not issued, and its own after a reset", async () => {
    const backend = newBackend();
    const { body } = await call(backend, "POST", "/api/v5/login", guest);
    backend.open();
    for (const token of ["garbage", body.token, undefined])
      expect((await call(backend, "GET", "/api/v5/current_user", undefined, token)).status).toBe(
        401,
      );
  });

  it("sends a password link to known addresses only", async () => {
    const backend = newBackend();
    expect(
      (
        await call(backend, "POST", "/api/v1/users/forgot_password", {
          user: { email: "guest@example.com" },
        })
      ).status,
    ).toBe(200);
    expect(
      await call(backend, "POST", "/api/v1/users/forgot_password", {
        user: { email: "guess@example.com" },
      }),
    ).toEqual({
      status: 404,
      body: { error: "No account record found, please verify your spelling." },
    });
    expect(backend.state(session).resets).toEqual(["guest@example.com"]);
  });

  it("confirms an address by its link", async () => {
    const backend = newBackend();
    expect(
      (
        await call(backend, "POST", "/api/v5/verifications/email/verify", {
          invite_token: "confirm-new",
        })
      ).body,
    ).toMatchObject({ verified: true, user: { email_confirmed: true } });
    expect(
      (
        await call(backend, "POST", "/api/v5/verifications/email/verify", {
          invite_token: "toString",
        })
      ).status,
    ).toBe(422);
  });

  it("finds accounts by phone in any format, new ones too", () => {
    const backend = newBackend();
    const created = newAccount(backend, { phone_number: "15125559876" });
    expect(accountBy(backend, "(512) 555-9876")).toBe(created);
    expect(accountBy(backend, "+1 512 555 0134")?.first_name).toBe("Gina");
    expect([accountBy(backend, "0134"), accountBy(backend, "")]).toEqual([undefined, undefined]);
  });
});

describe("the events area", () => {
  it("counts events by name", async () => {
    const backend = newBackend();
    for (const name of ["seen", "seen", "claimed"]) {
      const body = eventBody({
        name,
        properties: {},
        url: "https://host.example/",
        atMs: 0,
        sessionId: "session",
        deviceId: "device",
      });
      expect((await call(backend, "POST", "/api/v5/events", body)).status).toBe(204);
    }
    expect(backend.state(events).counts).toEqual({ seen: 2, claimed: 1 });
  });
});
