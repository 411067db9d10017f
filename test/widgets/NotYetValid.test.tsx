import { describe, expect, it } from "vitest";
import { examples as menuExamples } from "../../src/widgets/MenuVisibilityForm/examples.ts";
import { exampleNamed, mountWidget, type MountedWidget } from "../support/mountWidget.ts";
import { paste, signedIn } from "./bulkGiftingSupport.ts";
import { openPortal } from "./portalSupport.ts";

const isOff = ({ screen }: MountedWidget, name: string) =>
  screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true";

/** The field that has the focus, if it is marked as wrong. */
const markedField = ({ shadow }: MountedWidget) => {
  const field = shadow.activeElement;
  return field?.getAttribute("aria-invalid") === "true" ? field : null;
};

describe("a button that cannot be used yet says what is missing when it is pressed", () => {
  it("an empty list of recipients that is pasted", async () => {
    const widget = await signedIn();
    await widget.guest.press("Continue");
    await widget.guest.press("Paste a list");
    expect(isOff(widget, "Add to list")).toBe(true);
    await widget.guest.press("Add to list");
    await widget.guest.see("Paste or type at least one person.");
    expect(markedField(widget)).toBe(widget.screen.getByLabelText("Your list"));
  });

  it("a saved list without a name", async () => {
    const widget = await signedIn();
    await paste(widget, "Ada Lovelace <ada@example.com>");
    await widget.guest.press("Save this list");
    await widget.guest.press("Save list");
    await widget.guest.see("Enter a name for the list.");
    expect(markedField(widget)).toBe(widget.screen.getByLabelText("List name"));
  });

  it("an order that is larger than an order may be", async () => {
    const widget = await signedIn();
    await widget.guest.fill("Recipients", "99999");
    await widget.guest.fill("Amount per person", "99999");
    await widget.guest.press("Continue");
    expect(markedField(widget)).not.toBeNull();
    expect(widget.screen.queryByRole("button", { name: "Paste a list" })).toBeNull();
  });

  it("menu settings that are copied to no location", async () => {
    const widget = await mountWidget("MenuVisibilityForm", exampleNamed(menuExamples, "copy"));
    await widget.guest.press("Copy to other locations");
    await widget.guest.press("Copy");
    await widget.guest.see("Select at least one location.");
    expect(widget.screen.getByRole("dialog")).not.toBeNull();
  });

  it("an edit of no selected location", async () => {
    const portal = await openPortal("/locations");
    await portal.guest.press("Edit several");
    await portal.guest.press("Edit selected");
    await portal.guest.see("Select one or more locations first.");
    expect(portal.screen.queryByRole("dialog")).toBeNull();
  });
});
