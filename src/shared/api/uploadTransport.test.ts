import axios from "axios";
import { HttpResponse, delay, http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { server } from "../../../test/support/server.ts";
import type { PreparedRequest } from "./transport.ts";
import { sendUpload } from "./uploadTransport.ts";

const url = "https://api.test/pictures";

afterEach(() => server.resetHandlers());

function upload(onProgress = (_: number): void => {}, signal?: AbortSignal) {
  const body = new FormData();
  body.append("picture", new File(["x".repeat(2_000)], "pasta.png", { type: "image/png" }));
  const request: PreparedRequest = {
    url,
    method: "POST",
    headers: { Accept: "application/json", Authorization: "Bearer t-1" },
    body,
    isOwnOrigin: false,
    keepalive: false,
  };
  return sendUpload(request, signal, onProgress);
}

describe("sendUpload", () => {
  it("sends a multipart body with its headers and no others, and returns the answer as text", async () => {
    const seen: Request[] = [];
    server.use(
      http.post(url, ({ request }) => {
        seen.push(request.clone());
        return new HttpResponse('{"id":7}', { status: 422, headers: { "Retry-After": "3" } });
      }),
    );
    const answer = await upload();
    expect(answer).toMatchObject({ status: 422, text: '{"id":7}' });
    expect(answer.header("retry-after")).toBe("3");
    expect(answer.header("date")).toBeNull();
    const [request] = seen;
    expect([...request!.headers.keys()].toSorted()).toEqual([
      "accept",
      "authorization",
      "content-type",
    ]);
    expect(request!.headers.get("content-type")).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(await request!.text()).toContain('name="picture"');
  });

  it("reports in percent how much has left", async () => {
    server.use(http.post(url, () => HttpResponse.json({})));
    const onProgress = vi.fn();
    await upload(onProgress);
    const percents = onProgress.mock.calls.map(([percent]) => percent);
    expect(percents.at(-1)).toBe(100);
    expect(percents.every((percent) => Number.isInteger(percent) && percent <= 100)).toBe(true);
  });

  it("rejects when it is aborted, and when the connection breaks", async () => {
    server.use(http.post(url, () => delay("infinite")));
    const controller = new AbortController();
    const aborted = upload(undefined, controller.signal);
    controller.abort();
    await expect(aborted).rejects.toThrow();
    server.use(http.post(url, () => HttpResponse.error()));
    await expect(upload()).rejects.toThrow();
  });

  it("gives status 0 for an answer of another origin, to which it was redirected", async () => {
    const request = vi.spyOn(axios, "request").mockResolvedValue({
      status: 200,
      data: '{"id":7}',
      headers: {},
      request: { responseURL: "https://elsewhere.test/" },
    });
    expect(await upload()).toMatchObject({ status: 0, text: "" });
    request.mockRestore();
  });
});
