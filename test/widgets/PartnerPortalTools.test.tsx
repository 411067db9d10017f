import { within } from "@testing-library/dom";
import Papa from "papaparse";
import { describe, expect, it, vi } from "vitest";
import { backendFault } from "../support/mountWidget.ts";
import { callsTo, openPortal, place, signInTo } from "./portalSupport.ts";

type Portal = Awaited<ReturnType<typeof openPortal>>;

function written(id: number): Record<string, unknown> {
  const body = callsTo(`/locations/${id}`, "PUT").at(-1)?.body;
  if (!body || typeof body !== "object" || !("partner_project_location" in body)) return {};
  const { steps_data: _, ...fields } = Object(body.partner_project_location);
  return fields;
}

async function editAll(portal: Portal): Promise<void> {
  await portal.guest.press("Edit several");
  await portal.guest.press("Select all 3");
  await portal.guest.press("Edit selected");
  await portal.screen.findByRole("dialog", { name: "Edit 3 locations" });
}

async function saveAll({ guest }: Portal): Promise<void> {
  await guest.press("Review changes");
  await guest.press("Update 3 locations");
}

describe("editing several locations", () => {
  it("selected locations get the fields that were set, after a review, and only where they differ [A7.29] [A7.30]", async () => {
    const portal = await openPortal("/locations");
    await editAll(portal);
    await portal.guest.choose("POS system", "Clover");
    await portal.guest.choose("Payment account", "Harbor Grill LLC •••• 6789");
    await portal.guest.press("Review changes");
    await portal.guest.see("Payouts for 3 locations will go to Harbor Grill LLC •••• 6789.");
    expect(callsTo("/locations/101", "PUT")).toEqual([]);
    await portal.guest.press("Update 3 locations");
    await portal.guest.see("3 locations updated");
    expect(written(101)).toEqual({ pos_system: "Clover" });
    expect(written(103)).toEqual({ pos_system: "Clover", partner_stripe_account_id: "501" });
  });

  it("a change of several locations is undone with the values that each had before", async () => {
    const portal = await openPortal("/locations");
    await editAll(portal);
    await portal.guest.choose("POS system", "Clover");
    await portal.guest.choose("Brand", "Casa Verde");
    await saveAll(portal);
    await portal.guest.press("Undo");
    await portal.guest.see("3 locations restored");
    expect(written(101)).toEqual({ pos_system: "Toast", partner_brand_id: "11" });
    expect(written(103)).toEqual({ pos_system: null });
  });

  it("a location that cannot be saved is named with its reason, the others are saved, and it is tried again alone", async () => {
    const portal = await openPortal("/locations", { backend: "partner-write-fails" });
    await editAll(portal);
    await portal.guest.choose("POS system", "Clover");
    await saveAll(portal);
    await portal.guest.see("2 locations updated");
    const failures = portal.screen.getByRole("region", { name: "1 location not updated" });
    expect(within(failures).getAllByRole("listitem")).toHaveLength(1);
    await portal.guest.press("Try again for 1 location");
    await portal.guest.see("1 location updated");
    expect([101, 102, 103].map((id) => written(id)["pos_system"])).toEqual([
      "Clover",
      "Clover",
      "Clover",
    ]);
  });

  it("an expired session ends the batch: nothing is sent without a token (fault C1)", async () => {
    const portal = await openPortal("/locations", { backend: "partner-session-ends" });
    await editAll(portal);
    await portal.guest.choose("POS system", "Clover");
    await saveAll(portal);
    await portal.guest.see("Partner sign in");
    expect(localStorage.getItem("userToken")).toBeNull();
  });

  it("the values for several locations can be changed after all were refused", async () => {
    const portal = await openPortal("/locations");
    await editAll(portal);
    await portal.guest.choose("Menu hours", "At set times");
    await portal.guest.fill("From", "17:00");
    const stop = backendFault(422, { method: "PUT", path: "/locations/" });
    await saveAll(portal);
    await portal.guest.see("Nothing was changed");
    await portal.guest.press("Change the values");
    expect(portal.screen.getByLabelText("From")).toHaveProperty("value", "17:00");
    stop();
    await portal.guest.fill("From", "18:00");
    await saveAll(portal);
    await portal.guest.see("3 locations updated");
    expect(written(102)["menu_visibility"]).toMatchObject({ start: "18:00" });
  });

  it("the values for several locations are there again after the session has ended, and not after they were saved (fault C1)", async () => {
    const portal = await openPortal("/locations", { backend: "partner-session-ends" });
    await editAll(portal);
    await portal.guest.choose("Menu hours", "At set times");
    await portal.guest.fill("From", "17:00");
    await saveAll(portal);
    await portal.guest.see("Partner sign in");
    await signInTo(portal);
    await editAll(portal);
    expect(portal.screen.getByLabelText("From")).toHaveProperty("value", "17:00");
    await saveAll(portal);
    await portal.guest.see("3 locations updated");
    await portal.guest.press("Done");
    await editAll(portal);
    expect(portal.screen.queryByLabelText("From")).toBeNull();
  });

  it("menu hours are set with their days and times for all (U1)", async () => {
    const portal = await openPortal("/locations");
    await editAll(portal);
    await portal.guest.choose("Menu hours", "At set times");
    await portal.guest.tick("Sunday");
    await portal.guest.fill("From", "17:00");
    await saveAll(portal);
    await portal.guest.see("3 locations updated");
    expect(written(102)["menu_visibility"]).toMatchObject({
      status: "scheduled",
      days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
      start: "17:00",
      end: "22:00",
    });
  });

  it("nothing is reviewed while nothing is set, or a reason is missing", async () => {
    const portal = await openPortal("/locations");
    await editAll(portal);
    await portal.guest.press("Review changes");
    await portal.guest.see("Set at least one field.");
    await portal.guest.choose("POS connection", "Not connected yet");
    await portal.guest.press("Review changes");
    await portal.guest.see("Enter a reason.");
  });

  it("a viewer has no tools but the export [P10]", async () => {
    const { guest, screen } = await openPortal("/locations", { email: "viewer@example.com" });
    await guest.see("3 locations");
    expect(screen.queryByRole("button", { name: "Edit several" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Import CSV" })).toBeNull();
    expect(screen.getByRole("button", { name: "Export CSV" })).toBeTruthy();
  });

  it("an editor of one brand selects that brand's locations only [A6.01]", async () => {
    const { guest, screen } = await openPortal("/locations", { email: "editor@example.com" });
    await guest.press("Edit several");
    await guest.press("Select all 1");
    expect(screen.getByLabelText("Harbor Grill Airport")).toHaveProperty("disabled", true);
    expect(screen.getByLabelText("Casa Verde South Congress")).toHaveProperty("checked", true);
  });
});

const file = (text: string) => ({
  name: "locations.csv",
  type: "text/csv",
  bytes: new TextEncoder().encode(text),
});

const openImport = (start = {}) => openPortal("/locations?step=import", start);

describe("importing locations", () => {
  it("a file is previewed cell by cell, and nothing is written before it is confirmed", async () => {
    const { guest, screen } = await openImport();
    await guest.chooseFile(
      "Choose a CSV file",
      file("Location ID;City;Phone;Brand;Fax\n101;Round Rock;;casa verde;1\n103;Austin;;;\n"),
    );
    await guest.see("Columns we skipped: Fax.");
    await guest.see("1 row already matches its location.");
    expect(screen.getByLabelText("City, line 2")).toHaveProperty("value", "Round Rock");
    await guest.see("Now: Harbor Grill");
    expect(callsTo("/locations/101", "PUT")).toEqual([]);
    await guest.press("Update 1 location");
    await guest.see("1 location updated");
    expect(written(101)).toEqual({ city: "Round Rock", partner_brand_id: "12" });
    expect(callsTo("/locations/103", "PUT")).toEqual([]);
  });

  it("errors are shown at their row and cell, are fixed in place, and stop the import until then", async () => {
    const { guest, screen } = await openImport();
    await guest.chooseFile(
      "Choose a CSV file",
      file("id,ZIP code,Payment account\n101,7870,\n102,,Nope LLC\n999,78701,\n101,78702,\n"),
    );
    await guest.see("4 rows need attention");
    await guest.see("Enter a 5-digit ZIP code.");
    await guest.see("“Nope LLC”: Choose one of the options.");
    await guest.see("No location has this ID.");
    await guest.see("Line 2 already updates this location.");
    await guest.fill("ZIP code, line 2", "78703");
    await guest.choose("Payment account, line 3", "Harbor Grill LLC •••• 6789");
    await guest.see("2 rows need attention");
    await guest.press("Update 2 locations");
    expect(callsTo("/locations/101", "PUT")).toEqual([]);
    await guest.press("Remove line 4");
    await guest.press("Remove this row");
    await guest.press("Update 2 locations");
    await guest.see("2 locations updated");
    expect(written(101)).toEqual({ zip_code: "78703" });
    expect(written(102)).toEqual({ partner_stripe_account_id: "501" });
    expect(screen.queryByText("No location has this ID.")).toBeNull();
  });

  it("a location that a teammate changed after the preview is not overwritten", async () => {
    const { guest } = await openImport({ backend: "partner-meddled" });
    await guest.chooseFile("Choose a CSV file", file("Name,City\nHarbor Grill Downtown,Waco\n"));
    await fetch("/api/v5/partner_projects/harbor-group/locations/101.json", {
      headers: { authorization: `Bearer ${localStorage.getItem("userToken")}` },
    });
    await guest.press("Update 1 location");
    await guest.see("A teammate changed this in the meantime. Nothing was overwritten.");
    expect(callsTo("/locations/101", "PUT")).toEqual([]);
  });

  it("locations that the project does not have go to the specialist as a message", async () => {
    const { guest, screen } = await openImport();
    await guest.chooseFile(
      "Choose a CSV file",
      file("Name,Address,City\nHarbor Grill Lake,1 Lake Road,Austin\n"),
    );
    await guest.press("Ask to add it");
    const message = await screen.findByRole("textbox", { name: "Your message" });
    expect(message).toHaveProperty(
      "value",
      "Please add this location to our project:\n\nHarbor Grill Lake, 1 Lake Road, Austin",
    );
  });

  it.each([
    ["a workbook", new Uint8Array([0x50, 0x4b, 3, 4]), "Save it as CSV and choose that file."],
    [
      "a file without known columns",
      new TextEncoder().encode("a,b\n1,2"),
      "couldn’t find the column names",
    ],
    [
      "a file without rows",
      new TextEncoder().encode("id,City\n"),
      "no rows below the column names",
    ],
  ])("%s is refused with a reason", async (_, bytes, text) => {
    const { guest } = await openImport();
    await guest.chooseFile("Choose a CSV file", { name: "x.csv", type: "text/csv", bytes });
    await guest.see(new RegExp(text));
  });

  it("an import that is not confirmed is guarded, and comes back after a reload at the same rows (fault C1)", async () => {
    const first = await openImport();
    await first.guest.chooseFile("Choose a CSV file", file("id,City\n101,Waco\n"));
    await first.guest.fill("City, line 2", "Dallas");
    dispatchEvent(new Event("pagehide"));
    await first.guest.press("All locations");
    await first.guest.see("Leave without saving?");
    first.element.remove();
    const second = await openImportAgain();
    expect(await second.screen.findByLabelText("City, line 2")).toHaveProperty("value", "Dallas");
    await second.guest.see(/Nothing has been saved yet/);
    expect(place()).toBe("/locations?step=import");
  });
});

async function openImportAgain(): Promise<Portal> {
  const { mountWidget } = await import("../support/mountWidget.ts");
  return mountWidget("PartnerPortal", {
    options: { project: "harbor-group" },
    address: "/locations?step=import",
  });
}

describe("exporting locations", () => {
  it("the export holds every location, runs no formula in a spreadsheet, and is read back without a change", async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return "blob:export";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const { guest } = await openPortal("/locations/103?step=details");
    await guest.fill("Name", "=cmd|' /C calc'!A0");
    await guest.press("Save and continue");
    await guest.see("Where guests find the menu");
    await guest.press("All locations");
    await guest.press("Export CSV");
    await guest.see("3 locations exported");
    const text = (await blobs.at(-1)?.text()) ?? "";
    const { data } = Papa.parse<string[]>(text.trim());
    expect(data).toHaveLength(4);
    expect(data[3]?.slice(0, 2)).toEqual(["103", "'=cmd|' /C calc'!A0"]);
    expect(data[1]).toContain("Harbor Grill LLC •••• 6789");
    await guest.press("Import CSV");
    await guest.chooseFile("Choose a CSV file", file(text));
    await guest.see("Nothing to update: every row already matches your locations.");
  });
});
