import { expect, it, vi } from "vitest";
import { onOptionChange } from "./onOptionChange.ts";

it("calls the listener only when a selected option has another value", () => {
  let options = { code: "A", gift: { id: 1 }, heading: "Hello" };
  let read = () => {};
  const listener = vi.fn();
  onOptionChange(
    { options: () => options, onOptions: (onRead) => (read = onRead) },
    ({ code, gift }) => [code, gift],
    listener,
  );
  options = { code: "A", gift: { id: 1 }, heading: "Welcome" };
  read();
  expect(listener).not.toHaveBeenCalled();
  options = { ...options, gift: { id: 2 } };
  read();
  read();
  expect(listener).toHaveBeenCalledTimes(1);
});
