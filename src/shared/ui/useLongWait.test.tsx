import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useLongWait } from "./useLongWait.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const render = (wait: string | boolean | null) =>
  renderHook(({ wait }) => useLongWait(wait), { initialProps: { wait } });

describe("a long wait", () => {
  it("is one of eight seconds", () => {
    const { result } = render(true);
    pass(7_999);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
  });

  it("starts again with each stage, also with one that was long before", () => {
    const { result, rerender } = render("paying");
    pass(8_000);
    expect(result.current).toBe(true);
    rerender({ wait: "checking" });
    expect(result.current).toBe(false);
    rerender({ wait: "paying" });
    expect(result.current).toBe(false);
    pass(8_000);
    expect(result.current).toBe(true);
  });

  it.each([false, null])("is never one of %o", (wait) => {
    const { result } = render(wait);
    pass(60_000);
    expect(result.current).toBe(false);
  });
});
