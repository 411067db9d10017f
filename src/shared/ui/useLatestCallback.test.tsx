import { render, renderHook } from "@testing-library/react";
import { StrictMode, useEffect, useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { useLatestCallback } from "./useLatestCallback.ts";

test("a callback that changes with each render keeps one identity and calls the latest, under StrictMode too (fault F7)", () => {
  const { result, rerender } = renderHook(
    ({ price }) => useLatestCallback((tip: number) => price + tip),
    { initialProps: { price: 10 }, wrapper: StrictMode },
  );
  const first = result.current;
  expect(first(1)).toBe(11);
  rerender({ price: 20 });
  expect(result.current).toBe(first);
  expect(first(1)).toBe(21);
});

test("effects and layout effects of a commit call the callback of that commit and run only when their own values change", () => {
  const calls: string[] = [];
  const { rerender } = renderHook(
    ({ label, slide }) => {
      const record = useLatestCallback((kind: string) => calls.push(`${kind} ${label}`));
      useLayoutEffect(() => void record("layout"), [record, slide]);
      useEffect(() => void record("effect"), [record, slide]);
    },
    { initialProps: { label: "a", slide: 0 } },
  );
  rerender({ label: "b", slide: 0 });
  rerender({ label: "c", slide: 1 });
  expect(calls).toEqual(["layout a", "effect a", "layout c", "effect c"]);
});

function Child({ value, onShown }: { value: number; onShown: () => void }) {
  useLayoutEffect(() => onShown(), [onShown, value]);
  return null;
}

test("a child's layout effect calls the callback that its parent rendered in the same commit", () => {
  const calls: number[] = [];
  function Parent({ value }: { value: number }) {
    return <Child value={value} onShown={useLatestCallback(() => void calls.push(value))} />;
  }
  const { rerender } = render(<Parent value={1} />);
  rerender(<Parent value={2} />);
  expect(calls).toEqual([1, 2]);
});
