import { describe, expect, it } from "vitest";
import { mountWidget } from "../support/mountWidget.ts";
import { examples as profiles } from "../../src/widgets/AmbassadorUserProfile/examples.ts";

const panel = "BulkGiftingAbsolutePanel";

function isBefore(one: Element, other: Element): boolean {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

describe("an ambassador's profile", () => {
  it("has the links, with their copy buttons, before the figures and the charts", async () => {
    const example = profiles.find(({ key }) => key === "default");
    const { screen } = await mountWidget("AmbassadorUserProfile", {
      options: { ...example?.options },
    });
    const links = await screen.findByRole("heading", { name: "Your brand links" });
    expect(isBefore(links, screen.getByText("Redemptions"))).toBe(true);
  });
});

describe("the panel of employee dining", () => {
  it("says which amount is kept, and can be reopened with it after it was closed", async () => {
    const { guest, screen, shadow, events } = await mountWidget(panel);
    await guest.fill("Amount", "1250");
    await guest.see("$1,250 is kept while this tab is open.");
    await guest.press("Close");
    expect(screen.queryByRole("region")).toBeNull();
    const reopen = screen.getByRole("button", { name: "Open Employee Dining, $1,250 saved" });
    expect(shadow.activeElement).toBe(reopen);
    await guest.press("Open Employee Dining, $1,250 saved");
    expect(shadow.activeElement).toBe(screen.getByRole("region", { name: "Employee Dining" }));
    expect(screen.getByLabelText<HTMLInputElement>("Amount").value).toBe("1,250");
    expect(events.filter(({ type }) => type === "widget:close")).toHaveLength(1);
  });
});
