import { describe, expect, test, vi } from "vitest";
import { paste, signedIn, visibleText } from "./bulkGiftingSupport.ts";
import type { MountedWidget } from "../support/mountWidget.ts";

vi.setConfig({ testTimeout: 60_000 });

const file = (name: string, content: BlobPart): File =>
  new File([content], name, { type: "text/csv" });

async function upload({ shadow, user }: MountedWidget, chosen: File): Promise<void> {
  await user.upload(shadow.querySelector<HTMLInputElement>("input[type=file]")!, chosen);
}

describe("a pasted list", () => {
  test("is read whole from one line, and what names nobody stays in the box, marked and focused [BG4]", async () => {
    const widget = await signedIn();
    const { guest, screen, shadow } = widget;
    await paste(widget, "Ada <ada@x.co>; Bob; Grace <grace@x.co>; Jean <jean@x.co>");
    await guest.see("3 people added.");
    const box = screen.getByRole("textbox", { name: "Your list" });
    expect(box).toHaveProperty("value", "Bob");
    expect(box.getAttribute("aria-invalid")).toBe("true");
    expect(shadow.activeElement).toBe(box);
    await guest.see(/We couldn’t read this line/);
    await guest.fill("Your list", "Bob bob@x.co");
    await guest.press("Add to list");
    await guest.see("1 person added.");
    expect(screen.queryByRole("textbox", { name: "Your list" })).toBeNull();
  });

  test("without any address stays in the box as it was typed", async () => {
    const { guest, screen } = await signedIn();
    await guest.press("Continue");
    await guest.press("Paste a list");
    await guest.fill("Your list", "Ada Lovelace, Grace Hopper");
    await guest.press("Add to list");
    await guest.see("We found no email addresses or phone numbers.");
    expect(screen.getByRole("textbox", { name: "Your list" })).toHaveProperty(
      "value",
      "Ada Lovelace, Grace Hopper",
    );
  });
});

describe("a file", () => {
  test("with a column of money that no head explains asks for its columns, and pays what it says [BG4]", async () => {
    const widget = await signedIn();
    const { guest, screen } = widget;
    await guest.press("Continue");
    await upload(
      widget,
      file("list.csv", "name,email,Gift\nAda,ada@x.co,$50\nGrace,grace@x.co,$75"),
    );
    await guest.see("Match your columns");
    expect(screen.getByRole("combobox", { name: "Column “Gift”" })).toHaveProperty(
      "value",
      "amount",
    );
    await guest.press("Import list");
    await guest.see("2 people added.");
    await guest.see("$125");
  });

  test("can have its columns changed later, which replaces its people and no others [BG4]", async () => {
    const widget = await signedIn();
    const { guest } = widget;
    await paste(widget, "Jean jean@x.co");
    await upload(
      widget,
      file("list.csv", "name,email,Team\nAda,ada@x.co,Blue\nGrace,grace@x.co,Red"),
    );
    await guest.see("Columns we skipped: Team.");
    await guest.press("Change columns");
    await guest.choose("Column “Team”", "Message");
    await guest.press("Import list");
    await guest.see("Blue");
    expect(visibleText(widget)).toContain("Everyone (3)");
  });

  test("that is a picture named .csv is refused as one", async () => {
    const widget = await signedIn();
    await widget.guest.press("Continue");
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
    await upload(widget, file("list.csv", png));
    await widget.guest.see("This isn’t a text file.");
  });
});
