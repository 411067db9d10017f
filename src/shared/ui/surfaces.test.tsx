import { act, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Alert } from "./Alert.tsx";
import { ConnectionAlert } from "./ConnectionAlert.tsx";
import { Dialog } from "./Dialog.tsx";
import { initials } from "./initials.ts";
import { Money } from "./Money.tsx";
import { Picture } from "./Picture.tsx";
import { Screen } from "./Screen.tsx";
import { renderInWidget } from "./testing/renderInWidget.tsx";
import { Toast } from "./Toast.tsx";
import { fireEvent } from "@testing-library/dom";

describe("Alert", () => {
  it("interrupts only for danger", () => {
    const { screen } = renderInWidget(
      <>
        <Alert title="Declined" />
        <Alert kind="positive" title="Paid" />
      </>,
    );
    expect(screen.getByRole("alert").textContent).toBe("Declined");
    expect(screen.getByRole("status").textContent).toBe("Paid");
  });
});

describe("ConnectionAlert", () => {
  it("says in the same place that the browser is online again, without interrupting", () => {
    const { screen } = renderInWidget(<ConnectionAlert>Nothing was sent.</ConnectionAlert>);
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toBe(
      "You’re offlineNothing was sent. Try again when you’re back online.",
    );
    act(() => void dispatchEvent(new Event("online")));
    expect(screen.getByRole("status")).toBe(alert);
    expect(alert.textContent).toBe("You’re back onlineNothing was sent. You can try again now.");
    act(() => void dispatchEvent(new Event("offline")));
    expect(screen.getByRole("alert")).toBe(alert);
  });
});

describe("Toast", () => {
  const advance = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

  it("is visible for 3 s and gone 1 s later [G20] [A4.47] [A4.48] [A9.15] [A9.16]", () => {
    vi.useFakeTimers();
    const gone = vi.fn();
    const { screen } = renderInWidget(<Toast onHide={gone}>Saved</Toast>);
    const toast = screen.getByText("Saved");
    advance(2999);
    expect(toast.className).toBe("toast");
    advance(1);
    expect(toast.className).toBe("toast leaving");
    advance(999);
    expect(gone).not.toHaveBeenCalled();
    advance(1);
    expect(gone).toHaveBeenCalledOnce();
  });

  it("waits under the pointer and counts its 3 s anew [G20]", () => {
    vi.useFakeTimers();
    const gone = vi.fn();
    const { screen } = renderInWidget(<Toast onHide={gone}>Saved</Toast>);
    const toast = screen.getByText("Saved");
    advance(2900);
    act(() => void fireEvent.pointerOver(toast));
    advance(60_000);
    expect(toast.className).toBe("toast");
    act(() => void fireEvent.pointerOut(toast));
    advance(2999);
    expect(toast.className).toBe("toast");
    advance(1);
    expect(toast.className).toBe("toast leaving");
  });

  it("leaves no timer behind", () => {
    vi.useFakeTimers();
    const gone = vi.fn();
    const { unmount } = renderInWidget(<Toast onHide={gone}>Saved</Toast>);
    act(unmount);
    advance(10_000);
    expect(gone).not.toHaveBeenCalled();
  });
});

function Opener({ field }: { field: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={isOpen} title="Refund?" onClose={() => setOpen(false)}>
        {field && <input aria-label="Reason" />}
      </Dialog>
    </>
  );
}

describe("Dialog", () => {
  it.each([
    [true, "Reason"],
    [false, "Refund?"],
  ])("with a field (%j) puts the focus on %j and gives it back", async (field, target) => {
    const { screen, shadow, user } = renderInWidget(<Opener field={field} />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByRole("dialog", { name: "Refund?" })).not.toBeNull();
    expect(
      shadow.activeElement?.getAttribute("aria-label") ?? shadow.activeElement?.textContent,
    ).toBe(target);
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(shadow.activeElement?.textContent).toBe("Open");
  });

  it("closes on Esc", async () => {
    const { screen, user } = renderInWidget(<Opener field={false} />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    act(
      () =>
        void screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true })),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("Screen", () => {
  const step = (name: string) => (
    <Screen heading={name} screenKey={name}>
      <button key={name}>Go</button>
    </Screen>
  );

  it("moves the focus to the next heading once the person has used the widget", async () => {
    const { screen, shadow, user, render } = renderInWidget(step("First"));
    render(step("Loaded"));
    expect(shadow.activeElement).toBeNull();
    await user.click(screen.getByRole("button"));
    render(step("Second"));
    // The pressed button has disappeared with its screen. In jsdom, as in browsers, nothing then
    // has the focus.
    expect(shadow.activeElement?.textContent).toBe("Second");
  });

  it("takes no focus from the host page (fault H8)", async () => {
    const { screen, shadow, user, render } = renderInWidget(step("First"));
    await user.click(screen.getByRole("button"));
    const elsewhere = document.body.appendChild(document.createElement("input"));
    elsewhere.focus();
    render(step("Second"));
    expect(document.activeElement).toBe(elsewhere);
    expect(shadow.activeElement).toBeNull();
  });
});

describe("Picture", () => {
  it("becomes a tile with initials when it breaks, and tries a new address", () => {
    const { container, render } = renderInWidget(<Picture src="/a.jpg" name="Old Rathskeller" />);
    const image = container.querySelector("img");
    expect(image?.getAttribute("loading")).toBe("lazy");
    if (image) act(() => void fireEvent.error(image));
    expect(container.textContent).toBe("OR");
    render(<Picture src="/b.jpg" name="Old Rathskeller" />);
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/b.jpg");
  });

  it.each([
    ["Old Rathskeller Brasserie", "OB"],
    ["émile", "É"],
    ["🍕 Pizza", "P"],
    ["  ", ""],
    ["寿司 太郎", "寿太"],
    ["L'Osteria", "L"],
  ])("takes from %j the initials %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe("Money", () => {
  it.each(["$1,234.50", "-$5.00", "NZ$10", "1.234,50 €"])(
    "shows %j whole, out of reach for page translation",
    (amount) => {
      const { container } = renderInWidget(<Money amount={amount} size="hero" />);
      expect(container.textContent).toBe(amount);
      expect(container.querySelector(".money")?.getAttribute("translate")).toBe("no");
    },
  );
});
