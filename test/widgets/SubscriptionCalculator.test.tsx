import { fireEvent } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { mountWidget } from "../support/mountWidget.ts";

const name = "SubscriptionCalculator";
type Screen = Awaited<ReturnType<typeof mountWidget>>["screen"];

const result = (screen: Screen) => screen.getByRole("status").textContent?.replaceAll(/\s+/g, " ");
const field = (screen: Screen) =>
  screen.getByRole<HTMLInputElement>("spinbutton", { name: "Exact monthly spend" });
const slider = (screen: Screen) =>
  screen.getByRole<HTMLInputElement>("slider", { name: "Monthly dining spend" });

describe("SubscriptionCalculator", () => {
  it("mounts by name as Dine & Earn and starts at position 5: $250 earns $50 [C2.06] [A1.21] [A2.59] [A9.10] [SC2]", async () => {
    const { screen } = await mountWidget(name);
    expect(screen.getByRole("heading", { name: "Dine & Earn" })).toBeTruthy();
    expect(slider(screen).value).toBe("5");
    expect(slider(screen).max).toBe("21");
    expect(slider(screen).getAttribute("aria-valuetext")).toBe("$250 per month");
    expect(field(screen).value).toBe("250");
    expect(result(screen)).toBe("$50.00 back per month $600.00 per year Lunch is covered.");
  });

  it("updates field, month, year and message with the slider [A1.22] [SC5]", async () => {
    const { screen, guest } = await mountWidget(name);
    await guest.fill("Monthly dining spend", "21");
    expect(field(screen).value).toBe("20000");
    expect(result(screen)).toContain(
      "$4,000.00 back per month $48,000.00 per year You could host the whole table.",
    );
  });

  it("accepts an amount between the steps and moves the slider to the nearest [SC5]", async () => {
    const { screen, guest } = await mountWidget(name);
    await guest.fill("Exact monthly spend", "1234");
    expect(result(screen)).toContain("$246.80 back per month");
    expect(slider(screen).getAttribute("aria-valuetext")).toBe("$1,234 per month");
    expect(slider(screen).value).toBe("10");
  });

  it.each([
    ["7", "50", "$10.00 back"],
    ["999999", "20000", "$4,000.00 back"],
  ])(
    "corrects %s to %s when the field is left [A5.31] [A5.32] [SC5] (fault D7)",
    async (text, corrected, earned) => {
      const { screen, guest } = await mountWidget(name);
      await guest.fill("Exact monthly spend", text);
      expect(field(screen).value).toBe(text);
      expect(result(screen)).toContain(earned);
      fireEvent.focusOut(field(screen));
      await expect.poll(() => field(screen).value).toBe(corrected);
      expect(result(screen)).toContain(earned);
    },
  );

  it("keeps the last amount when the field is left empty", async () => {
    const { screen, guest } = await mountWidget(name);
    await guest.fill("Exact monthly spend", "");
    expect(field(screen).value).toBe("");
    expect(result(screen)).toContain("$50.00 back");
    fireEvent.focusOut(field(screen));
    await expect.poll(() => field(screen).value).toBe("250");
  });

  it("parses a pasted amount with a currency sign", async () => {
    const { screen } = await mountWidget(name);
    fireEvent.paste(field(screen), { clipboardData: { getData: () => "$1,250.00" } });
    await expect.poll(() => field(screen).value).toBe("1250");
    expect(result(screen)).toContain("$250.00 back per month");
  });

  it("links to the call to action with the amount, and fires widget:navigate", async () => {
    const { screen, guest, events } = await mountWidget(name, {
      options: { ctaUrl: "/subscribe?plan=dine", ctaLabel: "Join" },
    });
    await guest.fill("Monthly dining spend", "0");
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Join" }).href).toBe(
      `${location.origin}/subscribe?plan=dine&spend=50`,
    );
    await guest.press("Join");
    expect(events.findLast(({ type }) => type === "widget:navigate")).toEqual({
      type: "widget:navigate",
      detail: expect.objectContaining({
        url: `${location.origin}/subscribe?plan=dine&spend=50`,
        reason: "cta",
      }),
    });
  });

  it("shows no link without a URL or with an unsafe one [G19]", async () => {
    expect((await mountWidget(name)).screen.queryByRole("link")).toBeNull();
    expect(
      (await mountWidget(name, { options: { ctaUrl: "javascript:alert(1)" } })).screen.queryByRole(
        "link",
      ),
    ).toBeNull();
  });

  it("applies the start position only until the visitor has moved the slider", async () => {
    const { screen, guest, update } = await mountWidget(name, { options: { startPosition: 3 } });
    expect(field(screen).value).toBe("150");
    update({ startPosition: 4 });
    await expect.poll(() => field(screen).value).toBe("200");
    await guest.fill("Monthly dining spend", "9");
    update({ startPosition: 0 });
    await expect.poll(() => field(screen).value).toBe("750");
  });

  it("shows New Zealand dollars in New Zealand", async () => {
    const { screen } = await mountWidget(name, { attributes: { country: "NZ" } });
    expect(result(screen)).toContain("$50.00 back per month");
  });

  it("shows amounts with two decimals [C9.30]", async () => {
    const { screen, guest } = await mountWidget(name);
    await guest.fill("Exact monthly spend", "53");
    expect(result(screen)).toContain("$10.60 back per month $127.20 per year");
  });
});
