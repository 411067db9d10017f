import { fireEvent, waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { menus } from "../../mock-api/menus.ts";
import { examples } from "../../src/widgets/MenuVisibilityForm/examples.ts";
import {
  backendFault,
  exampleNamed,
  mountWidget,
  overrideBackend,
  requests,
} from "../support/mountWidget.ts";
import { backend } from "../support/server.ts";
import { signIn } from "../support/signIn.ts";

const noon = "2026-07-06T17:00:00Z";

beforeEach(() => {
  // A Monday noon in Austin.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date", "setTimeout", "clearTimeout"] });
  vi.setSystemTime(noon);
});
afterEach(() => vi.useRealTimers());

async function open(key = "default") {
  const mounted = await mountWidget("MenuVisibilityForm", exampleNamed(examples, key));
  if (!["no-project", "sign-in", "empty"].includes(key)) await mounted.guest.see("Menu link");
  const { guest } = mounted;
  const edit = () => guest.fill("Menu link", "luna.example.com/autumn");
  return {
    ...mounted,
    edit,
    location: (id = 11) => backend.state(menus).locations.find((one) => one.id === id)!,
    writes: () => requests.filter(({ method }) => method === "PUT"),
  };
}

describe("MenuVisibilityForm", () => {
  it("the form is registered for mounting and reads the locations of its project with the partner’s token [C2.19] [U1]", async () => {
    const { guest } = await open();
    await guest.see("Luna Hospitality");
    const reads = requests.map(
      ({ method, path, headers }) => `${method} ${path} ${headers["authorization"]}`,
    );
    expect(reads.toSorted()).toEqual([
      "GET /api/v5/partner_projects/luna.json Bearer harness-partner",
      "GET /api/v5/partner_projects/luna/locations.json Bearer harness-partner",
    ]);
  });

  it("the form saves with the documented call and keeps what it does not know [U1]", async () => {
    const { guest, edit, writes, location, events } = await open();
    await edit();
    await guest.tick("Saturday");
    await guest.tick("Web map");
    await guest.tick("Hide prices");
    await guest.fill("Start time", "10:30");
    await guest.press("Save");
    await guest.see("Saved for Luna Congress, Austin.");
    expect(writes()).toHaveLength(1);
    expect(writes()[0]).toMatchObject({ path: "/api/v5/partner_projects/luna/locations/11" });
    expect(writes()[0]?.body).toEqual({
      partner_project_location: {
        menu_url: "https://luna.example.com/autumn",
        menu_visibility: {
          status: "scheduled",
          days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
          start: "10:30",
          end: "22:00",
          channels: ["app", "offer_page"],
          hide_prices: true,
          note: "Kitchen closes at ten",
          holiday_rule: "closed-on-bank-holidays",
        },
      },
    });
    expect(location().phone).toBe("512 555 0111");
    expect(events.findLast(({ type }) => type === "widget:done")).toMatchObject({
      type: "widget:done",
      detail: { outcome: "menu-saved", locationId: "11" },
    });
  });

  it("the form shows “visible now” in the location’s time zone, and what is typed at once [U1]", async () => {
    const { guest, screen } = await open();
    await guest.see("Monday, 12:00 PM");
    await guest.see("Visible now");
    await guest.see("Until today at 10:00 PM.");
    await guest.fill("End time", "12:00");
    await guest.see("Hidden now");
    await guest.see("including unsaved changes");
    await guest.see("Visible again tomorrow at 11:00 AM.");
    await guest.tick(/Hidden/);
    expect(screen.getByText("You hid the menu.")).toBeTruthy();
  });

  it("the form follows the clock through daylight saving and past the end of the hours (fault F6)", async () => {
    vi.setSystemTime("2026-11-02T03:59:30Z");
    const { guest } = await open();
    // Sunday, the day after clocks went back.
    await guest.see("Sunday, 9:59 PM");
    // The next check comes at most 30 seconds later, and the one after that beyond the 40 seconds.
    vi.setSystemTime("2026-11-03T04:00:10Z");
    await vi.advanceTimersByTimeAsync(40_000);
    await guest.see("Monday, 10:00 PM");
    await guest.see("Hidden now");
  });

  it("the form says what is wrong at each field and sends nothing", async () => {
    const { guest, writes, screen, shadow } = await open();
    await guest.fill("Menu link", "javascript:alert(1)");
    for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"])
      await guest.tick(day);
    await guest.press("Save");
    await guest.see("Enter a web address");
    await guest.see("Choose at least one day.");
    await guest.see("2 fields need your attention");
    expect(shadow.activeElement).toBe(screen.getByLabelText("Menu link"));
    expect(writes()).toHaveLength(0);
  });

  it("the form sends one request for two presses of Save (fault D1)", async () => {
    const { edit, writes, screen, guest } = await open();
    await edit();
    const save = screen.getByRole("button", { name: "Save" });
    fireEvent.click(save);
    fireEvent.click(save);
    fireEvent.submit(save.closest("form")!);
    await guest.see("Saved for Luna Congress, Austin.");
    expect(writes()).toHaveLength(1);
  });

  it("the form merges two edits that touch different fields", async () => {
    const { guest, edit, location, screen } = await open("merged");
    await edit();
    await guest.press("Save");
    await guest.see("Note: we kept a teammate’s newer change.");
    expect(location()).toMatchObject({
      menu_url: "https://luna.example.com/autumn",
      menu_visibility: { note: "Terrace closes at nine" },
    });
    expect(screen.getByLabelText(/^Note/)).toHaveProperty("value", "Terrace closes at nine");
  });

  it("the form asks where two people changed the same field, and loses neither before", async () => {
    const { guest, edit, location, writes } = await open("conflict");
    await edit();
    await guest.press("Save");
    await guest.see("A teammate changed this location");
    expect(writes()).toHaveLength(0);
    await guest.press("Cancel");
    await guest.press("Save");
    await guest.see("https://luna.example.com/summer");
    await guest.tick(/Theirs/);
    await guest.press("Save selection");
    await guest.see("Saved for Luna Congress, Austin.");
    expect(location()).toMatchObject({ menu_url: "https://luna.example.com/summer" });
  });

  it("the form saves mine over theirs where the person says so", async () => {
    const { guest, edit, location } = await open("conflict");
    await edit();
    await guest.press("Save");
    await guest.press("Save selection");
    await guest.see("Saved for Luna Congress, Austin.");
    expect(location()).toMatchObject({ menu_url: "https://luna.example.com/autumn" });
  });

  it("the form takes a 409 of the server for the same conflict [P23]", async () => {
    const { guest, edit, location } = await open();
    await edit();
    const faster = http.put(
      "*/luna/locations/11",
      () => {
        location().menu_url = "https://luna.example.com/winter";
        return HttpResponse.json({ error: "Stale" }, { status: 409 });
      },
      { once: true },
    );
    overrideBackend(faster);
    await guest.press("Save");
    await guest.see("https://luna.example.com/winter");
    await guest.press("Save selection");
    await guest.see("Saved for Luna Congress, Austin.");
    expect(location().menu_url).toBe("https://luna.example.com/autumn");
  });

  it("the form keeps a merge when the save after it fails, so that a later one undoes no other user's work", async () => {
    const { guest, edit, location, screen } = await open("merged");
    await edit();
    const restore = backendFault(503, { method: "PUT" });
    await guest.press("Save");
    await guest.see("We couldn’t confirm that this was saved");
    expect(screen.getByLabelText(/^Note/)).toHaveProperty("value", "Terrace closes at nine");
    restore();
    await guest.press("Try again");
    await guest.see("Saved for Luna Congress, Austin.");
    expect(location()).toMatchObject({
      menu_url: "https://luna.example.com/autumn",
      menu_visibility: { note: "Terrace closes at nine" },
    });
  });

  it("the form finds out by reading when the answer got lost, and never writes twice (fault D3)", async () => {
    const { guest, edit, writes } = await open("answer-lost");
    await edit();
    await guest.press("Save");
    await guest.see("Saved for Luna Congress, Austin.");
    expect(writes()).toHaveLength(1);
  });

  it("the form sends nothing and keeps unsaved input while there is no connection", async () => {
    const { guest, edit, writes, screen } = await open();
    await edit();
    backendFault("offline", { path: "/11.json" });
    await guest.press("Save");
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("Your changes are still here."),
    );
    expect(writes()).toHaveLength(0);
    expect(screen.getByLabelText("Menu link")).toHaveProperty("value", "luna.example.com/autumn");
  });

  it("the form puts the server’s words at their field", async () => {
    const { guest, edit, screen } = await open("refused");
    await edit();
    await guest.press("Save");
    await guest.see("This menu could not be read by our menu service.");
    await waitFor(() =>
      expect(screen.getByLabelText("Menu link").getAttribute("aria-invalid")).toBe("true"),
    );
  });

  it("the form guards what is not saved: another location, and leaving the page", async () => {
    const { guest, edit, screen, location } = await open();
    const leave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    // The form of the test before guards the page until it has unmounted.
    await waitFor(() => expect(leave()).toBe(true));
    await edit();
    expect(leave()).toBe(false);
    await guest.choose("Location", "Luna Nights, New York");
    await guest.press("Keep editing");
    expect(screen.getByLabelText("Menu link")).toHaveProperty("value", "luna.example.com/autumn");
    await guest.choose("Location", "Luna Nights, New York");
    await guest.press("Discard and continue");
    await waitFor(() =>
      expect(screen.getByLabelText("Menu link")).toHaveProperty(
        "value",
        "https://luna.example.com/late",
      ),
    );
    expect(leave()).toBe(true);
    expect(location().menu_url).toBe("https://luna.example.com/menu");
  });

  it("the form saves first and then goes to the other location, where the person wants both", async () => {
    const { guest, edit, screen, location } = await open("unsaved");
    await edit();
    await guest.choose("Location", "Luna Nights, New York");
    await guest.press("Save and continue");
    await waitFor(() =>
      expect(screen.getByLabelText("Menu link")).toHaveProperty(
        "value",
        "https://luna.example.com/late",
      ),
    );
    expect(location().menu_url).toBe("https://luna.example.com/autumn");
  });

  it("the form asks to sign in again when the session ends while saving, and goes on with unsaved input (fault C1)", async () => {
    const { guest, edit, screen, location } = await open();
    await edit();
    backendFault(401, { method: "PUT", times: 1 });
    await guest.press("Save");
    await guest.see("Please sign in again. Your changes are saved on this page.");
    expect(localStorage.getItem("userToken")).toBeNull();
    // A colleague saves first.
    location().menu_visibility = { ...location().menu_visibility, note: "New note" };
    await signIn({ guest });
    await waitFor(() =>
      expect(screen.getByLabelText("Menu link")).toHaveProperty("value", "luna.example.com/autumn"),
    );
    expect(requests.find(({ path }) => path.endsWith("/login"))?.body).toMatchObject({
      site_area: "partner_portal",
    });
    await guest.press("Save");
    await guest.see("Note: we kept a teammate’s newer change.");
    expect(location()).toMatchObject({
      menu_url: "https://luna.example.com/autumn",
      menu_visibility: { note: "New note" },
    });
  });

  it("the form copies to the chosen locations onto what each of them has [U1]", async () => {
    const { guest, location, writes, events } = await open("copy");
    await guest.press("Copy to other locations");
    await guest.tick("Luna Nights, New York");
    await guest.tick("Luna Mission Bay, San Francisco");
    await guest.press("Copy to 2 locations");
    await guest.see("Copied to 2 locations.");
    expect(writes()).toHaveLength(2);
    expect(location(13)).toMatchObject({
      menu_url: "https://luna.example.com/late",
      menu_visibility: { days: ["mon", "tue", "wed", "thu", "fri"], start: "11:00", end: "22:00" },
    });
    expect(location(12)).toMatchObject({
      menu_visibility: {
        status: "scheduled",
        hide_prices: false,
        channels: ["app", "web_map", "offer_page"],
      },
    });
    expect(location(14).menu_url).toBeNull();
    expect(events.findLast(({ type }) => type === "widget:done")).toMatchObject({
      detail: { outcome: "menu-copied", locations: 2 },
    });
  });

  it("the form says which locations a copy did not reach and tries only these again", async () => {
    const { guest, writes } = await open("copy-failed");
    await guest.press("Copy to other locations");
    await guest.tick("All 3 locations");
    await guest.tick("Copy the menu link too");
    await guest.press("Copy to 3 locations");
    await guest.see("Not copied: Luna Nights, New York.");
    backend.state(menus).broken = [];
    const before = writes().length;
    await guest.press("Retry these");
    await guest.see("Copied to 1 location.");
    expect(
      writes()
        .slice(before)
        .map(({ path }) => path),
    ).toEqual(["/api/v5/partner_projects/luna/locations/13"]);
    expect(backend.state(menus).locations.map(({ menu_url }) => menu_url)).toEqual(
      Array.from({ length: 4 }, () => "https://luna.example.com/menu"),
    );
  });

  it("the form is read-only where the flag or the counts say so, whichever of them (fault K6)", async () => {
    const { screen } = await open("read-only");
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    expect(screen.getByLabelText("Menu link")).toHaveProperty("readOnly", true);
    expect(screen.getByLabelText("Monday")).toHaveProperty("disabled", true);
  });

  it("the form is read-only where flag and counts contradict each other (fault K6)", async () => {
    backendFault(
      {
        body: {
          project: {
            locations_editable: true,
            sections_metadata: { locations: { none_editable: true } },
          },
        },
      },
      { path: "luna.json" },
    );
    const { screen, guest } = await open();
    await guest.see("View only");
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });

  it("the form keeps a status and places that only the server knows until a user changes them", async () => {
    const { guest, edit, location } = await open("unknown-status");
    await edit();
    await guest.press("Save");
    await guest.see("Saved for");
    expect(location().menu_visibility).toMatchObject({ status: "seasonal_menu" });
    await guest.choose("Location", "Luna Mission Bay, San Francisco");
    await guest.see("Kiosk");
    await guest.tick("Web map");
    await guest.press("Save");
    await guest.see("Saved for Luna Mission Bay");
    expect(location(12).menu_visibility).toMatchObject({ channels: ["app", "kiosk", "web_map"] });
  });

  it("the form finds one of 2,000 locations by its words", async () => {
    const { guest, screen } = await open("many-locations");
    await guest.fill("Find a location", "no. 1777");
    await guest.see("1 of 2,000 locations");
    const options = [...screen.getByLabelText<HTMLSelectElement>("Location").options].map(
      ({ text }) => text,
    );
    expect(options).toEqual(["Luna No. 1, Austin", "Luna No. 1777, Austin"]);
  });

  it.each([
    [403, "You don’t have permission to see this project."],
    [404, "We couldn’t find this project."],
    [500, "We couldn’t load your locations."],
  ])("the form says what a %i means and offers a next step", async (status, words) => {
    backendFault(status, { path: "/partner_projects/" });
    const { guest } = await mountWidget("MenuVisibilityForm", exampleNamed(examples, "default"));
    await waitFor(() => guest.see(words));
  });

  it("the form makes no call where the page names no project", async () => {
    const { guest } = await open("no-project");
    await guest.see("No project selected.");
    expect(requests).toHaveLength(0);
  });

  it("the form takes project and location from the page’s query", async () => {
    localStorage.setItem("userToken", "harness-partner");
    const { guest, screen } = await mountWidget("MenuVisibilityForm", {
      address: "/?project=luna&location_id=13",
    });
    await guest.see("Menu link");
    expect(screen.getByLabelText("Location")).toHaveProperty("value", "13");
  });
});

describe("unsaved changes", () => {
  it("are there after a reload of the tab, and gone once they are saved", async () => {
    const first = await open();
    await first.edit();
    first.unmount();
    const again = await open();
    const link = again.screen.getByLabelText("Menu link");
    expect(link).toHaveProperty("value", "luna.example.com/autumn");
    await again.guest.press("Save");
    await again.guest.see("Saved for Luna Congress, Austin.");
    expect(sessionStorage.getItem("menuDrafts:luna")).toBeNull();
  });

  it("of before a reload are dropped where somebody has saved other settings since", async () => {
    const first = await open();
    await first.edit();
    first.unmount();
    first.location().menu_url = "https://luna.example.com/of-a-colleague";
    const again = await open();
    expect(again.screen.getByLabelText("Menu link")).toHaveProperty(
      "value",
      "https://luna.example.com/of-a-colleague",
    );
  });
});
