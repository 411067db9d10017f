import { afterEach, describe, expect, test, vi } from "vitest";
import type { Outcome } from "../../../shared/api/outcome.ts";
import { verificationAnswer, type VerificationAnswer } from "../../../shared/contracts/offers.ts";
import { pageVisibleGate } from "../../../shared/host/pageVisibleGate.ts";
import { poll } from "./poll.ts";

afterEach(() => vi.useRealTimers());

describe("poll", () => {
  const unverified = (): Outcome<VerificationAnswer> => ({
    ok: true,
    value: verificationAnswer.parse({}),
  });
  const refused = (status: number, seconds: number | null = null): Outcome<VerificationAnswer> => ({
    ok: false,
    problem: {
      kind: "rejected",
      status,
      message: null,
      messages: [],
      fields: {},
      retryAfter: seconds,
    },
  });
  const retryAfter = (seconds: number) => refused(429, seconds);

  function start(
    ask: () => Promise<Outcome<VerificationAnswer>>,
    minutes = 30,
    onAnswer: (isLast: boolean) => void = () => {},
  ) {
    vi.useFakeTimers();
    const unmounting = new AbortController();
    const requestStatus = vi.fn(ask);
    const end = poll({
      request: requestStatus,
      onAnswer(_, isLast) {
        onAnswer(isLast);
        return false;
      },
      untilMs: performance.now() + minutes * 60_000,
      whenVisible: pageVisibleGate(unmounting.signal),
      signal: unmounting.signal,
    });
    return { requestStatus, end, stop: () => unmounting.abort() };
  }

  test("requests 3 s after each answer, one request at a time [A4.38] [A9.13] (faults F4)", async () => {
    const { requestStatus, stop } = start(
      () => new Promise((answer) => setTimeout(() => answer(unverified()), 10_000)),
    );
    await vi.advanceTimersByTimeAsync(2_999);
    expect(requestStatus).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(requestStatus).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(12_999);
    expect(requestStatus).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requestStatus).toHaveBeenCalledTimes(2);
    stop();
  });
  test("ends after 30 minutes with at most 600 requests [A4.39] [A9.14] [O10]", async () => {
    const { requestStatus, end } = start(async () => unverified());
    await vi.advanceTimersByTimeAsync(30 * 60_000 + 10);
    await expect(end).resolves.toBe("ended");
    expect(requestStatus.mock.calls.length).toBeGreaterThan(590);
    expect(requestStatus.mock.calls.length).toBeLessThanOrEqual(600);
  });
  test.each([400, 401, 403, 404, 410, 422])(
    "ends after three answers of %d in a row, and says which is the last",
    async (status) => {
      const answers: boolean[] = [];
      const { requestStatus, end } = start(
        async () => refused(status),
        30,
        (isLast) => answers.push(isLast),
      );
      await vi.advanceTimersByTimeAsync(60_000);
      await expect(end).resolves.toBe("answered");
      expect(requestStatus).toHaveBeenCalledTimes(3);
      expect(answers).toEqual([false, false, true]);
    },
  );
  test.each([408, 409, 425, 429])("continues after answers of %d", async (status) => {
    const { requestStatus, stop } = start(async () => refused(status));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(requestStatus).toHaveBeenCalledTimes(10);
    stop();
  });
  test("counts only refusals in a row", async () => {
    let calls = 0;
    const { requestStatus, stop } = start(async () => (++calls % 3 ? refused(404) : unverified()));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(requestStatus).toHaveBeenCalledTimes(10);
    stop();
  });
  test("continues after a network error and waits for Retry-After (faults F4) [O10]", async () => {
    let calls = 0;
    const { requestStatus, stop } = start(async () =>
      ++calls === 1 ? { ok: false, problem: { kind: "unexpected", status: null } } : retryAfter(20),
    );
    await vi.advanceTimersByTimeAsync(6_000);
    expect(requestStatus).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(requestStatus).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requestStatus).toHaveBeenCalledTimes(3);
    stop();
  });
  test("pauses while the page is hidden and does not catch up in a burst (faults F4)", async () => {
    const { requestStatus, stop } = start(async () => unverified());
    await vi.advanceTimersByTimeAsync(3_000);
    dispatchEvent(new Event("pagehide"));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requestStatus).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event("pageshow"));
    await vi.advanceTimersByTimeAsync(0);
    expect(requestStatus).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(requestStatus).toHaveBeenCalledTimes(3);
    stop();
  });
  test("stops without another request when it is aborted (faults F4)", async () => {
    const { requestStatus, end, stop } = start(async () => unverified());
    await vi.advanceTimersByTimeAsync(4_000);
    stop();
    await expect(end).resolves.toBe("stopped");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requestStatus).toHaveBeenCalledTimes(1);
  });
});
