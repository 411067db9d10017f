import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { overrideBackend, resetBackend } from "../../../test/support/server.ts";
import { createClient } from "../api/client.ts";
import type { UploadSettings } from "../contracts/upload.ts";
import { isSignatureStale, uploadSigned, signatureMaxAgeMs } from "./uploadSigned.ts";
import { file, png } from "./testing/images.ts";

const now = 1_800_000_000_000;
const settings: UploadSettings = {
  apiKey: "k-1",
  name: "luna",
  signature: "s-1",
  timestamp: now / 1000,
  useFilename: true,
};
const session = {
  token: () => "secret",
  version: () => 0,
  invalidate: () => {},
  idHeaders: () => ({ "X-Session-Id": "s" }),
};
const config = {
  apiOrigin: "https://api.test",
  appOrigin: "https://api.test",
  endpoints: {},
  product: { key: "dine" },
  behaviour: {},
};
const client = createClient({ config, session, pageOrigin: "https://page.test" });

beforeEach(resetBackend);

interface ReceivedUpload {
  readonly url: string;
  readonly headers: Headers;
  readonly form: FormData;
}

function imageHost(
  response: () => Response = () =>
    HttpResponse.json({
      public_id: "luna/abc",
      version: 17,
      format: "png",
      signature: "proof",
      width: 1600,
      height: 900,
    }),
): ReceivedUpload[] {
  const received: ReceivedUpload[] = [];
  const host = http.post("https://api.cloudinary.com/*", async ({ request }) => {
    received.push({ url: request.url, headers: request.headers, form: await request.formData() });
    return response();
  });
  overrideBackend(host);
  return received;
}

function send(changes: Partial<Parameters<typeof uploadSigned>[0]> = {}) {
  const renew = vi.fn(async () => ({
    ok: true as const,
    value: { ...settings, signature: "s-2" },
  }));
  const upload = {
    client,
    file: file(png(1600, 900), "pasta.png", "image/png"),
    settings,
    renew,
    nowMs: () => now,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...changes,
  };
  return { renew, outcome: uploadSigned(upload) };
}

describe("uploadSigned", () => {
  it("sends the file and the signature to the image host, without our bearer token [P18] (fault C3)", async () => {
    const received = imageHost();
    const { outcome } = send();
    expect(await outcome).toEqual({
      ok: true,
      value: {
        url: "https://res.cloudinary.com/luna/image/upload/v17/luna/abc.png",
        width: 1600,
        height: 900,
      },
    });
    expect(received[0]?.url).toBe("https://api.cloudinary.com/v1_1/luna/image/upload");
    const fields = Object.fromEntries([...received[0]!.form].filter(([name]) => name !== "file"));
    expect(fields).toEqual({
      api_key: "k-1",
      timestamp: `${now / 1000}`,
      signature: "s-1",
      use_filename: "true",
    });
    expect(received[0]?.form.get("file")).toHaveProperty("size", png(1600, 900).length);
    expect(received[0]?.headers.has("authorization")).toBe(false);
    expect(received[0]?.headers.has("x-session-id")).toBe(false);
  });

  it("renews a signature older than 55 minutes, and no younger one [P18]", async () => {
    const received = imageHost();
    const early = send({ nowMs: () => now + signatureMaxAgeMs });
    await early.outcome;
    expect(early.renew).not.toHaveBeenCalled();
    const lateUpload = send({ nowMs: () => now + signatureMaxAgeMs + 1 });
    await lateUpload.outcome;
    expect(lateUpload.renew).toHaveBeenCalledOnce();
    expect(received.map(({ form }) => form.get("signature"))).toEqual(["s-1", "s-2"]);
    expect(isSignatureStale(settings, now + 54 * 60_000)).toBe(false);
  });

  it("sends nothing when the signature cannot be renewed", async () => {
    const received = imageHost();
    const problem = { kind: "signed-out" } as const;
    expect(
      await send({ nowMs: () => now * 2, renew: async () => ({ ok: false, problem }) }).outcome,
    ).toEqual({ ok: false, problem });
    expect(
      await send({ nowMs: () => now * 2, renew: async () => ({ ok: true, value: null }) }).outcome,
    ).toMatchObject({ problem: { kind: "off-contract" } });
    expect(received).toHaveLength(0);
  });

  it("renews a refused signature once, then reports the image host's message", async () => {
    const received = imageHost(() =>
      HttpResponse.json({ error: { message: "Invalid Signature" } }, { status: 401 }),
    );
    const { outcome, renew } = send();
    expect(await outcome).toMatchObject({
      ok: false,
      problem: { kind: "rejected", status: 401, message: "Invalid Signature" },
    });
    expect(renew).toHaveBeenCalledOnce();
    expect(received.map(({ form }) => form.get("signature"))).toEqual(["s-1", "s-2"]);
  });

  it("returns the address that the image host gives", async () => {
    imageHost(() => HttpResponse.json({ public_id: "abc", secure_url: "https://images.test/abc" }));
    expect(await send().outcome).toEqual({
      ok: true,
      value: { url: "https://images.test/abc", width: null, height: null },
    });
  });

  it("fails at once when it is aborted", async () => {
    imageHost();
    const controller = new AbortController();
    const { outcome } = send({ signal: controller.signal });
    controller.abort();
    expect(await outcome).toMatchObject({ ok: false });
  });
});
