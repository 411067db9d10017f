import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { openPortal } from "./portalSupport.ts";

const cellsOf = (row: Element) =>
  [...row.querySelectorAll("td")].map(
    (cell) => cell.querySelector(".cell-body")?.textContent?.trim().replaceAll(/\s+/g, " ") ?? "",
  );

describe("the table of locations", () => {
  it("says of each location its brand, POS system, payment account and what is still to do", async () => {
    const { screen, guest } = await openPortal("/locations");
    await guest.see("Harbor Grill Airport");
    const table = screen.getByRole("table", { name: "Locations" });
    const [, ...rows] = within(table).getAllByRole("row");
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Location", "Brand", "POS", "Payment account", "Still to do"]);
    expect(rows.map((row) => cellsOf(row).slice(1))).toEqual([
      ["Harbor Grill", "Toast", "Harbor Grill LLC •••• 6789", "Complete"],
      [
        "Harbor Grill",
        "Square",
        "–None",
        "3 to doAdd the phone number · Finish the POS setup · Assign a payment account",
      ],
      ["Casa Verde", "–None", "–None", "2 to doFinish the POS setup · Assign a payment account"],
    ]);
  });

  it("is searched by brand and by payment account", async () => {
    const { screen, guest } = await openPortal("/locations");
    await guest.see("3 locations");
    await guest.fill("Search", "casa verde");
    await guest.see("1 of 3 locations");
    expect(screen.getByRole("link", { name: /Casa Verde South Congress/ })).toBeTruthy();
    await guest.fill("Search", "6789");
    expect(await screen.findByRole("link", { name: /Harbor Grill Downtown/ })).toBeTruthy();
  });

  it("while several are edited, has a checkbox in each row and keeps the columns", async () => {
    const { screen, guest } = await openPortal("/locations");
    await guest.press("Edit several");
    await guest.tick("Harbor Grill Airport");
    await guest.see("1 selected");
    const [row] = screen
      .getAllByRole("row")
      .filter((candidate) =>
        candidate.contains(screen.getByRole("checkbox", { name: "Harbor Grill Airport" })),
      );
    expect(row && cellsOf(row)[2]).toBe("Square");
    await guest.press("Edit selected");
    expect(await screen.findByRole("dialog", { name: "Edit 1 location" })).toBeTruthy();
  });

  it("says of a brand what it lacks in words", async () => {
    const { guest } = await openPortal("/brands");
    await guest.see("Choose the hero photo · Add the logo · Verify the website pop-up");
  });
});
