import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderInWidget } from "../ui/testing/renderInWidget.tsx";
import { RateLimitAlert } from "./RateLimitAlert.tsx";

const words = {
  wait: ({ wait }: { wait: string }) => `Try again in ${wait}.`,
  waitOver: "You can try again now.",
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(seconds: number) {
  return renderInWidget(
    <RateLimitAlert untilMs={performance.now() + seconds * 1000} words={words} />,
  );
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe("RateLimitAlert", () => {
  it("counts down by the second, in minutes and seconds", () => {
    const { screen } = show(61);
    const timer = screen.getByRole("timer");
    expect(timer.textContent).toBe("Try again in 1:01.");
    pass(2000);
    expect(timer.textContent).toBe("Try again in 0:59.");
  });

  it("says that another try is allowed once the time is over, and stops its timer", () => {
    const { screen } = show(2);
    pass(2000);
    expect(screen.getByRole("timer").textContent).toBe(words.waitOver);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("starts no timer for a moment that has passed", () => {
    const { screen } = show(-5);
    expect(screen.getByRole("timer").textContent).toBe(words.waitOver);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("keeps screen readers from reading each second", () => {
    const { screen } = show(30);
    expect(screen.getByRole("timer").getAttribute("aria-live")).toBe("off");
  });
});
