import { beforeEach, expect, it, vi } from "vitest";
import { saveSoon } from "./saveSoon.ts";

const save = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  save.mockClear();
  return () => vi.useRealTimers();
});

it("saves once, after the pause that follows the last of several changes", () => {
  const soon = saveSoon(300, new AbortController().signal, save);
  soon();
  vi.advanceTimersByTime(299);
  soon();
  vi.advanceTimersByTime(299);
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(save).toHaveBeenCalledOnce();
});

it.each([
  ["is closed or reloaded", () => dispatchEvent(new Event("pagehide"))],
  ["goes to the background", () => document.dispatchEvent(new Event("visibilitychange"))],
])("saves at once when the page %s, and only what is waiting", (_, hide) => {
  const soon = saveSoon(300, new AbortController().signal, save);
  hide();
  expect(save).not.toHaveBeenCalled();
  soon();
  hide();
  expect(save).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(save).toHaveBeenCalledOnce();
});

it("saves a pending value when its owner ends, and nothing afterwards", () => {
  const owner = new AbortController();
  const soon = saveSoon(300, owner.signal, save);
  soon();
  owner.abort();
  expect(save).toHaveBeenCalledOnce();
  dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(1000);
  expect(save).toHaveBeenCalledOnce();
});
