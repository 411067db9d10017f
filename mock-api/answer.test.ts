import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { endpoint, type RequestParts } from "../src/shared/contracts/endpoint.ts";
import { answer, type Call } from "./answer.ts";
import { lost, refuse, reply } from "./refusal.ts";

interface ClaimParts extends RequestParts {
  path: { code: string; kind: string };
  query: { phone?: string; page?: number };
  body: { user: { email: string; ids: number[] } };
}

const claim = endpoint<ClaimParts>()({
  name: "claim",
  method: "POST",
  path: "/api/v5/offers/{code}/{kind}_claims.json",
  output: z.object({ id: z.number() }),
});

async function capturedCall(request: Request): Promise<Call<ClaimParts>> {
  let captured: Call<ClaimParts> | undefined;
  const response = await getResponse(
    [answer(claim, (call) => ((captured = call), { id: 1 }))],
    request,
  );
  if (!captured) throw new Error(`no handler took the request: ${response?.status}`);
  return captured;
}

const url = "https://app.example.com/api/v5/offers/SPRING%2025/dine_claims.json";

describe("answer", () => {
  it("extracts path parameters on any origin, including dots and underscores", async () => {
    const call = await capturedCall(new Request(`${url}?phone=555&page=2`, { method: "POST" }));
    expect(call.path).toEqual({ code: "SPRING 25", kind: "dine" });
    expect(call.query).toEqual({ phone: "555", page: "2" });
    expect(call.body).toEqual({});
  });

  it.each([
    [
      "JSON",
      {
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ user: { email: "a@b.c", ids: ["1", "2"] } }),
      },
    ],
    [
      "a form",
      {
        body: new URLSearchParams([
          ["user[email]", "a@b.c"],
          ["user[ids][]", "1"],
          ["user[ids][]", "2"],
        ]),
      },
    ],
  ])("reads the body from %s", async (_, init) => {
    const call = await capturedCall(new Request(url, { method: "POST", ...init }));
    expect(JSON.parse(JSON.stringify(call.body))).toEqual({
      user: { email: "a@b.c", ids: ["1", "2"] },
    });
  });

  it("treats malformed JSON as an empty body", async () => {
    const call = await capturedCall(
      new Request(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"user":',
      }),
    );
    expect(call.body).toEqual({});
  });

  it("ignores another method, another path and a longer path", async () => {
    const handlers = [answer(claim, () => ({ id: 1 }))];
    for (const request of [
      new Request(url),
      new Request(url.replace("_claims.json", "_claimsXjson"), { method: "POST" }),
      new Request(`${url}/more`, { method: "POST" }),
    ]) {
      expect(await getResponse(handlers, request)).toBeUndefined();
    }
  });

  it("sends refusals and replies with their status, headers and body", async () => {
    const refused = await getResponse(
      [answer(claim, () => refuse(429, "Too many", { "retry-after": "7" }))],
      new Request(url, { method: "POST" }),
    );
    expect([refused?.status, refused?.headers.get("retry-after"), await refused?.json()]).toEqual([
      429,
      "7",
      { error: "Too many" },
    ]);
    const response = await getResponse(
      [answer(claim, () => reply(201, { id: 9 }))],
      new Request(url, { method: "POST" }),
    );
    expect([response?.status, await response?.json()]).toEqual([201, { id: 9 }]);
    const empty = await getResponse(
      [answer(claim, () => reply(204))],
      new Request(url, { method: "POST" }),
    );
    expect([empty?.status, await empty?.text()]).toEqual([204, ""]);
  });

  it("fails the connection when the answer is lost", async () => {
    const response = await getResponse(
      [answer(claim, () => lost)],
      new Request(url, { method: "POST" }),
    );
    expect(response?.type).toBe("error");
  });

  it("answers 599 when the mock API breaks the contract", async () => {
    const response = await getResponse(
      [answer(claim, () => ({ id: "one" }))],
      new Request(url, { method: "POST" }),
    );
    expect(response?.status).toBe(599);
    expect(await response?.text()).toContain('broke the contract of \\"claim\\"');
  });

  it("requires a token when the call does", async () => {
    const handler = answer({ ...claim, auth: "required" }, ({ token }) => ({ id: Number(token) }));
    expect((await getResponse([handler], new Request(url, { method: "POST" })))?.status).toBe(401);
    const signedIn = await getResponse(
      [handler],
      new Request(url, { method: "POST", headers: { authorization: "Bearer 12" } }),
    );
    expect(await signedIn?.json()).toEqual({ id: 12 });
  });
});
