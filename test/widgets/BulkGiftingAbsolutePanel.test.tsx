import { fireEvent } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { mountWidget } from "../support/mountWidget.ts";

const name = "BulkGiftingAbsolutePanel";
const link = ({ screen }: Awaited<ReturnType<typeof mountWidget>>) =>
  screen.getByRole<HTMLAnchorElement>("link", { name: "Start your order!" });

describe("BulkGiftingAbsolutePanel", () => {
  it("mounts by name with an amount field and three quick amounts [C2.13] [B2.42] [B2.43]", async () => {
    const panel = await mountWidget(name);
    expect(panel.screen.getByRole("region", { name: "Employee Dining" })).toBeTruthy();
    expect(panel.screen.getByLabelText("Amount")).toBeTruthy();
    expect(
      panel.screen.getAllByRole("button", { name: /^\$/ }).map(({ textContent }) => textContent),
    ).toEqual(["$100", "$250", "$500"]);
  });

  it("links to the checkout with the amount as spend [B2.44] [B2.45] [BG14]", async () => {
    const panel = await mountWidget(name, { options: { checkoutPath: "/teams?from=panel" } });
    await panel.guest.press("$250");
    expect(link(panel).href).toBe(`${location.origin}/teams?from=panel&spend=250`);
    await panel.guest.fill("Amount", "12,345");
    expect(link(panel).href).toBe(`${location.origin}/teams?from=panel&spend=12345`);
    await panel.user.click(link(panel));
    expect(panel.events.findLast(({ type }) => type === "widget:navigate")).toMatchObject({
      type: "widget:navigate",
      detail: { reason: "checkout" },
    });
  });

  it.each(["", "0", "abc", "-"])("disables the link with %j as the amount [BG14]", async (text) => {
    const panel = await mountWidget(name);
    await panel.guest.fill("Amount", text);
    expect(link(panel).getAttribute("aria-disabled")).toBe("true");
    expect(link(panel).href).toBeUndefined();
  });

  it("accepts five digits at most [BG14]", async () => {
    const panel = await mountWidget(name);
    await panel.guest.fill("Amount", "1234567");
    expect(panel.screen.getByLabelText<HTMLInputElement>("Amount").value).toBe("12,345");
  });

  it("closes by its button and on Escape, unless the host cancels the event", async () => {
    const panel = await mountWidget(name);
    await panel.guest.press("Close");
    expect(panel.screen.queryByRole("region")).toBeNull();
    expect(panel.events.map(({ type }) => type)).toContain("widget:close");

    const other = await mountWidget(name);
    other.element.addEventListener("widget:close", (event) => event.preventDefault());
    fireEvent.keyDown(other.screen.getByLabelText("Amount"), { key: "Escape" });
    expect(other.events.map(({ type }) => type)).toContain("widget:close");
    expect(other.screen.getByRole("region")).toBeTruthy();
  });

  it("keeps the amount for the session", async () => {
    const first = await mountWidget(name);
    await first.guest.fill("Amount", "375");
    first.unmount();
    expect(link(await mountWidget(name)).href).toContain("spend=375");
  });
});
