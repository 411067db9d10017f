import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createFlow } from "../flow/flow.ts";
import { useFlow } from "../flow/useFlow.ts";
import { lookUpOffer } from "../contracts/offers.ts";
import { currentUser, forgotPassword, verifyEmail } from "../contracts/session.ts";
import { overrideBackend, requests } from "../../../test/support/server.ts";
import { http, HttpResponse } from "msw";
import { clientOf } from "./clientOf.ts";
import { dinerSession, managerSession } from "./sessions.ts";
import { useIsSignedIn } from "./useSession.ts";

const environment = {
  config: {
    apiOrigin: location.origin,
    appOrigin: location.origin,
    endpoints: {},
    product: { key: "dine" },
    behaviour: {},
  },
};

it("calls as the diner, or as the manager if the widget asks for that [G5]", async () => {
  overrideBackend(http.get("*/api/v5/current_user", () => HttpResponse.json({ user: { id: 1 } })));
  dinerSession().signIn("diner");
  managerSession().signIn("manager");
  await clientOf(environment).call(currentUser, {});
  await clientOf(environment, managerSession()).call(currentUser, {});
  for (const session of [dinerSession(), managerSession()]) session.signOut();
  expect(requests.map(({ headers }) => headers["authorization"])).toEqual([
    "Bearer diner",
    "Bearer manager",
  ]);
});

it("sends the documented fields with the password and e-mail calls [B7.04]", async () => {
  overrideBackend(http.post("*", () => HttpResponse.json({ verified: true })));
  const client = clientOf(environment);
  expect(await client.call(forgotPassword, { body: { user: { email: "a@b.example" } } })).toEqual({
    ok: true,
    value: null,
  });
  expect(await client.call(verifyEmail, { body: { invite_token: "i" } })).toEqual({
    ok: true,
    value: { verified: true, user: null },
  });
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    ["/api/v1/users/forgot_password", { user: { email: "a@b.example" } }],
    ["/api/v5/verifications/email/verify", { invite_token: "i" }],
  ]);
});

it("calls public endpoints without a bearer until the visitor signs in, and says so to those that need one [A6.11] [A7.36]", async () => {
  overrideBackend(
    http.all("*/api/v5/*", () => HttpResponse.json({ user: { id: 1 }, offer: { id: 2 } })),
  );
  const client = clientOf(environment);
  await client.call(lookUpOffer, { path: { code: "X" } });
  await client.call(currentUser, {});
  dinerSession().signIn("diner");
  await client.call(lookUpOffer, { path: { code: "X" } });
  await client.call(currentUser, {});
  dinerSession().signOut();
  expect(requests.map(({ path, headers }) => [path, headers["authorization"] ?? null])).toEqual([
    ["/api/v5/offers/X", null],
    ["/api/v5/offers/X", "Bearer diner"],
    ["/api/v5/current_user", "Bearer diner"],
  ]);
});

it("renders again when the session or a flow changes", () => {
  const flow = createFlow<{ kind: "off" } | { kind: "on" }, "flip">({
    initial: { kind: "off" },
    transition: () => ({ kind: "on" }),
    effects: {},
    signal: new AbortController().signal,
    onBug() {},
  });
  const Screen = () => <p>{`${useIsSignedIn(dinerSession())} ${useFlow(flow).kind}`}</p>;
  render(<Screen />);
  expect(screen.getByText("false off")).toBeTruthy();
  act(() => {
    dinerSession().signIn("t");
    flow.send("flip");
  });
  expect(screen.getByText("true on")).toBeTruthy();
  act(() => dinerSession().signOut());
  expect(screen.getByText("false on")).toBeTruthy();
});
