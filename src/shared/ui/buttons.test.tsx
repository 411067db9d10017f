import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "./Button.tsx";
import { ExternalLink } from "./ExternalLink.tsx";
import { LinkButton } from "./LinkButton.tsx";
import { safeHref } from "../host/safeHref.ts";
import { StoreBadges } from "./StoreBadges.tsx";
import { renderInWidget } from "./testing/renderInWidget.tsx";

describe("Button", () => {
  it("keeps its focus while busy, and ignores presses and Enter in the form", async () => {
    const press = vi.fn();
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Email" />
        <Button type="submit" busy={busy} onClick={press}>
          Continue
        </Button>
      </form>
    );
    const { screen, shadow, user, render } = renderInWidget(form(false));
    const button = screen.getByRole("button", { name: "Continue" });
    await user.click(button);
    expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);

    render(form(true));
    await user.click(button);
    await user.type(screen.getByLabelText("Email"), "{Enter}");
    button.focus();
    expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
    expect(shadow.activeElement).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.hasAttribute("disabled")).toBe(false);
  });

  it("says after one second that it still works, and its own words again afterwards", () => {
    vi.useFakeTimers();
    const { screen, render } = renderInWidget(
      <Button busy busyText="Processing...">
        Pay
      </Button>,
    );
    const button = screen.getByRole("button");
    act(() => void vi.advanceTimersByTime(999));
    expect(button.textContent).toBe("Pay");
    act(() => void vi.advanceTimersByTime(1));
    expect(button.textContent).toBe("Processing...");
    act(() => render(<Button busyText="Processing...">Pay</Button>));
    expect(button.textContent).toBe("Pay");
  });
});

describe("links", () => {
  it.each([
    ["https://example.com/a?b#c", true],
    ["/path", true],
    ["mailto:help@example.com", true],
    ["tel:+15125550100", true],
    ["sms:+15125550100", true],
    ["javascript:alert(1)", false],
    [" java\nscript:alert(1)", false],
    ["data:text/html,x", false],
    ["vbscript:x", false],
    ["blob:https://example.com/x", false],
    ["https://", false],
    ["", false],
    [null, false],
  ])("takes the address %j: %j", (href, isSafe) => {
    expect(safeHref(href) !== null).toBe(isSafe);
  });

  it("open elsewhere without a way back, and say so", () => {
    const { screen } = renderInWidget(
      <ExternalLink href="https://example.com/">Terms</ExternalLink>,
    );
    const link = screen.getByRole("link", { name: "Terms (opens in a new tab)" });
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  });

  it("without a safe address leave the words, or nothing [G19]", () => {
    const { screen, container } = renderInWidget(
      <>
        <ExternalLink href="javascript:alert(1)">Terms</ExternalLink>
        <LinkButton href="">Next</LinkButton>
        <StoreBadges appStore="" playStore={null} />
      </>,
    );
    expect(screen.queryAllByRole("link")).toEqual([]);
    expect(container.textContent).toBe("Terms");
  });

  it("shows one badge for one store [G19]", () => {
    const { screen } = renderInWidget(
      <StoreBadges appStore="https://example.com/a" playStore="" />,
    );
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Download on the App Store",
    ]);
    expect(screen.getByRole("link", { name: "Download on the App Store" })).toBeTruthy();
  });
});
