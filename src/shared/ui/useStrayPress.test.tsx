import { fireEvent } from "@testing-library/dom";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { Screen } from "./Screen.tsx";
import { renderInWidget } from "./testing/renderInWidget.tsx";

/** Two screens with a button at the same place: the first leads to the second, which pays. */
function twoScreens() {
  const pay = vi.fn();
  const second = (
    <Screen key="review" heading="Review">
      <button onClick={pay}>Pay</button>
    </Screen>
  );
  const widget = renderInWidget(
    <Screen key="tip" heading="Tip">
      <button onClick={() => widget.render(second)}>Continue</button>
    </Screen>,
  );
  const press = (name: string, detail: number) =>
    act(() => void fireEvent.click(widget.screen.getByText(name), { detail }));
  return { ...widget, press, pay };
}

describe("the second press of a double press", () => {
  it("does not press the button that the first one brought to its place", () => {
    const { screen, press, pay } = twoScreens();
    fireEvent.pointerDown(screen.getByText("Continue"));
    press("Continue", 1);
    press("Pay", 2);
    press("Pay", 3);
    expect(pay).not.toHaveBeenCalled();
    press("Pay", 1);
    press("Pay", 2);
    expect(pay).toHaveBeenCalledTimes(2);
  });

  it("counts on the screen that was there before it, and by keyboard", () => {
    const { press, pay, screen } = twoScreens();
    fireEvent.keyDown(screen.getByText("Continue"), { key: "Enter" });
    press("Continue", 0);
    press("Pay", 0);
    expect(pay).toHaveBeenCalledOnce();
  });

  it("does not confirm a dialog that the first one opened", () => {
    const pay = vi.fn();
    const { screen } = renderInWidget(
      <Dialog open title="Pay?" onClose={() => {}} actions={<button onClick={pay}>Pay</button>} />,
    );
    fireEvent.click(screen.getByText("Pay"), { detail: 2 });
    expect(pay).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText("Pay"), { detail: 1 });
    expect(pay).toHaveBeenCalledOnce();
  });
});

describe("the second tap of a double tap", () => {
  beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(1000));
  afterEach(() => void vi.restoreAllMocks());

  /** A tap as Safari reports it: each one is the first. */
  function tap(element: HTMLElement, atMs: number): void {
    const down = new Event("pointerdown", { bubbles: true, composed: true });
    Object.defineProperties(down, {
      pointerType: { value: "touch" },
      timeStamp: { value: atMs },
    });
    act(() => {
      fireEvent(element, down);
      fireEvent.click(element, { detail: 1 });
    });
  }

  it("does nothing right after the screen has appeared, and presses later", () => {
    const { screen, pay } = twoScreens();
    tap(screen.getByText("Continue"), 900);
    tap(screen.getByText("Pay"), 1200);
    expect(pay).not.toHaveBeenCalled();
    tap(screen.getByText("Pay"), 1500);
    expect(pay).toHaveBeenCalledOnce();
  });
});
