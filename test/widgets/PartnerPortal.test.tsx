import { within } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { backendFault, mountWidget, overrideBackend, requests } from "../support/mountWidget.ts";
import { configurePage } from "../support/configurePage.ts";
import { callsTo, openPortal, place, sent, signInTo } from "./portalSupport.ts";

const project = { options: { project: "harbor-group" } };

describe("access", () => {
  it("the portal sends nothing without a token, and shows the sign-in at /login with the address to return to [A6.10] [A8.22] [P24]", async () => {
    const { guest } = await mountWidget("PartnerPortal", {
      ...project,
      address: "/locations/101?step=menu",
    });
    await guest.see("Partner sign in");
    expect(place()).toBe(`/login?next=${encodeURIComponent("/locations/101?step=menu")}`);
    expect(requests).toEqual([]);
  });

  it.each<[string, { logo?: string }]>([
    ["the logo of the page configuration", { logo: "https://cdn.example/logo.svg" }],
    ["a tile with its initials, where there is no logo", {}],
  ])("the sign-in shows the product's name beside %s", async (_, links) => {
    configurePage({ product: { key: "supper_club", name: "Supper Club" }, links });
    const { guest, shadow } = await mountWidget("PartnerPortal", project);
    await guest.see("Supper Club");
    const [mark] = shadow.querySelectorAll(".portal-logo");
    expect(mark?.getAttribute("src") ?? mark?.textContent).toBe(links.logo ?? "SC");
  });

  it("the portal signs in as the partner portal and goes back to where the link led [P28] [A7.05] [C2.20]", async () => {
    const { guest, events } = await openPortal("/locations/101?step=menu");
    await guest.see("Where guests find the menu");
    expect(place()).toBe("/locations/101?step=menu");
    expect(requests.find(({ path }) => path === "/api/v5/login")?.body).toEqual({
      user: { email: "partner@example.com", password: "dinner-for-two" },
      site_area: "partner_portal",
    });
    expect(events.map(({ type }) => type)).toContain("widget:signed-in");
    expect(callsTo("/locations/101.json", "GET")).toHaveLength(1);
  });

  it("the portal reads with the bearer of the stored userToken [A6.08] [A6.09] [A7.10]", async () => {
    const first = await openPortal();
    await first.guest.see("Still missing");
    const token = localStorage.getItem("userToken");
    const [read] = callsTo(".json", "GET");
    expect(read?.query).toEqual({ request_for: "all" });
    expect(token).toBeTruthy();
    expect(read?.headers["authorization"]).toBe(`Bearer ${token}`);
    expect(JSON.stringify(first.element.outerHTML)).not.toContain(token);
  });

  it("the portal asks which project where the page names none, and keeps the choice in the address", async () => {
    const portal = await mountWidget("PartnerPortal");
    await signInTo(portal);
    await portal.guest.press("Lake Kitchens");
    await portal.guest.see("8 Lakeshore Drive");
    expect(place()).toBe("/?project=lake-kitchens");
    await portal.guest.press("Brands");
    await vi.waitFor(() => expect(place()).toBe("/brands?project=lake-kitchens"));
  });

  it("the portal leads on to where the link pointed once the project is chosen", async () => {
    const portal = await mountWidget("PartnerPortal", { address: "/locations/101?step=menu" });
    await signInTo(portal);
    await portal.guest.press("Harbor Restaurant Group");
    await portal.guest.see("Where guests find the menu");
    expect(place()).toBe("/locations/101?step=menu&project=harbor-group");
  });

  it("the portal forgets everything at logout, unsaved input included [A4.07] [P29] (fault C2)", async () => {
    const { guest, shadow } = await openPortal("/locations/101?step=details");
    await guest.fill("City", "Pflugerville");
    await guest.press("Log out");
    await guest.see("Partner sign in");
    expect(localStorage.getItem("userToken")).toBeNull();
    expect(sessionStorage.getItem("partnerDrafts")).toBeNull();
    expect(shadow.textContent).not.toContain("Harbor");
    expect(place()).toBe("/login");
  });

  it("the portal is sent to /login by a 401, with nothing left of the session, and comes back to the same step with the unsaved input (fault C1) [A2.09] [A7.02]", async () => {
    const portal = await openPortal("/locations/101?step=details", {
      backend: "partner-session-ends",
    });
    await portal.guest.fill("City", "Pflugerville");
    await portal.guest.press("Save and continue");
    await portal.guest.see("Partner sign in");
    expect(localStorage.getItem("userToken")).toBeNull();
    expect(place()).toContain("/login?next=");
    // Once the changes are saved again, nothing is said about them any more.
    overrideBackend(http.put("*/locations/101", () => new Promise<Response>(() => {})));
    await signInTo(portal);
    await portal.guest.see("We restored your unsaved changes.");
    expect(await portal.screen.findByLabelText("City")).toHaveProperty("value", "Pflugerville");
    expect(place()).toBe("/locations/101?step=details");
  });

  it("the portal gives nothing of one person’s work to the next (fault C1)", async () => {
    const portal = await openPortal("/locations/101?step=details", {
      backend: "partner-session-ends",
    });
    await portal.guest.fill("City", "Pflugerville");
    await portal.guest.press("Save and continue");
    await portal.guest.see("Partner sign in");
    await signInTo(portal, "viewer@example.com");
    await portal.guest.see("You have view-only access to this page.");
    expect(portal.shadow.textContent).not.toContain("Pflugerville");
  });

  it("the portal goes on as the person who signs in in another tab: unsaved input here is never written with that token (fault C5)", async () => {
    const portal = await openPortal("/locations/101?step=details");
    await portal.guest.fill("City", "Pflugerville");
    const token = localStorage.getItem("userToken");
    await signInElsewhere("viewer@example.com");
    await portal.guest.see("You have view-only access to this page.");
    expect(localStorage.getItem("userToken")).not.toBe(token);
    expect(portal.shadow.textContent).not.toContain("Pflugerville");
    expect(
      requests.filter(
        ({ method, path }) => method !== "GET" && path.includes("/partner_projects/"),
      ),
    ).toEqual([]);
    expect(
      callsTo("/locations/101.json", "GET").map(({ headers }) => headers["authorization"]),
    ).toEqual([`Bearer ${token}`, `Bearer ${localStorage.getItem("userToken")}`]);
  });
});

/** Another tab of this browser stores the token of its person, which all tabs share. */
async function signInElsewhere(email: string): Promise<void> {
  const answer = await fetch("/api/v5/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user: { email, password: "dinner-for-two" } }),
  });
  const { token } = await answer.json();
  localStorage.setItem("userToken", token);
  dispatchEvent(new StorageEvent("storage", { key: "userToken" }));
}

describe("the dashboard", () => {
  async function expectOnDashboard(text: string): Promise<void> {
    const { guest } = await openPortal();
    await guest.see(text);
  }
  it("the dashboard counts the locations of the project and those that are editable [A1.03]", () =>
    expectOnDashboard("3 locations · You can edit all"));
  it("the dashboard counts the brands of the project [A1.02]", () =>
    expectOnDashboard("2 brands · You can edit all"));
  it("the dashboard counts the payment accounts of the project [A1.04]", () =>
    expectOnDashboard("1 payment account · You can edit"));
  it("the dashboard counts the integrations of the project [A1.05]", () =>
    expectOnDashboard("2 integrations · You can edit all"));

  it("the dashboard says how many of the brands an editor of one brand can edit", async () => {
    const { guest } = await openPortal("/", { email: "editor@example.com" });
    await guest.see("2 brands · You can edit 1 of 2");
  });

  it("the dashboard shows the project's status, and missing values as links to their fields [A2.01] [P3]", async () => {
    const { guest, screen } = await openPortal();
    await guest.see("Still missing");
    await guest.see("In progress");
    await guest.press(/^Add the phone number/);
    await guest.see("Required");
    expect(place()).toBe("/locations/102?step=details");
    expect(screen.getByLabelText("Phone").getAttribute("aria-invalid")).toBe("true");
  });

  it("the dashboard opens with the next task, and ends with Submit [P3]", async () => {
    const { guest, screen } = await openPortal();
    const next = await screen.findByRole("region", { name: /^Add the phone number/ });
    const submit = screen.getByRole("button", { name: "Submit for review" });
    expect(next.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(submit.classList).not.toContain("primary");
    await guest.press("Continue setup");
    await vi.waitFor(() => expect(place()).toBe("/locations/102?step=details"));
  });

  it("the dashboard names the team and the specialist [A7.07] [A1.06]", async () => {
    const { guest, screen } = await openPortal();
    await guest.see("Ines Invited");
    expect(
      (await screen.findByRole("link", { name: "maya@dine.example" })).getAttribute("href"),
    ).toBe("mailto:maya@dine.example");
    expect(callsTo("/team_members.json", "GET")).toHaveLength(1);
  });

  it("the dashboard leads from the server’s own warnings to where they are fixed", async () => {
    const { guest } = await openPortal("/", { backend: "partner-changes-requested" });
    await guest.press("The menu link of Harbor Grill Airport leads nowhere.");
    await guest.see("Where guests find the menu");
    expect(place()).toBe("/locations/102?step=menu");
  });

  it("an unknown status is shown in plain words, and lets the flags alone say what may be edited [P8]", async () => {
    const { guest, screen } = await openPortal("/", { backend: "partner-unknown-status" });
    await guest.see("Waiting for legal");
    await guest.see("3 locations · You can edit all");
    expect(screen.queryByText("View only")).toBeNull();
  });

  it("the dashboard names who adds the first location and brand, also to an admin", async () => {
    const { screen } = await openPortal("/", { backend: "partner-nothing" });
    expect(
      await screen.findAllByText("Your onboarding specialist adds this. Send them a message."),
    ).toHaveLength(2);
  });

  it("the dashboard offers the team to manage to those who may, and to see to the others", async () => {
    const { screen } = await openPortal("/", { email: "viewer@example.com" });
    await screen.findByRole("link", { name: "View team" });
    expect(screen.queryByRole("link", { name: "Manage team" })).toBeNull();
  });

  it("the dashboard opens the submit dialog by itself once, and records that with the status as it is [P9] [A4.03] [A7.25]", async () => {
    const { guest, screen } = await openPortal("/", { backend: "partner-ready" });
    await guest.see("Ready to submit?");
    expect(await sent("PUT", "")).toEqual({
      project: {
        status: "in_progress",
        submit_modal_displayed_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    await guest.press("Not yet");
    await guest.press("Locations");
    await guest.see("Harbor Grill Airport");
    await guest.press("Dashboard");
    await guest.see("Everything is ready.");
    expect(screen.queryByText("Ready to submit?")).toBeNull();
    expect(callsTo("", "PUT")).toHaveLength(1);
  });

  it("the dashboard submits once, says so to the host, and shows what the server made of it [A1.07] [A4.02] [A7.25]", async () => {
    const { guest, events } = await openPortal("/", { backend: "partner-ready" });
    await guest.see("Ready to submit?");
    await sent("PUT", "");
    await guest.press("Submit now");
    await guest.see("Thank you!");
    expect(callsTo("", "PUT").at(-1)?.body).toEqual({
      project: { status: "submitted", submit_modal_displayed_at: expect.any(String) },
    });
    expect(events.filter(({ type }) => type === "widget:done").map(({ detail }) => detail)).toEqual(
      [expect.objectContaining({ outcome: "submitted", project: "harbor-group" })],
    );
    await guest.press("Back to dashboard");
    await guest.see("Your project is with our team.");
  });

  it("a submit whose answer was lost is looked up, and not sent again (fault D3)", async () => {
    const { guest } = await openPortal("/", { backend: "partner-ready-submit-lost" });
    await guest.press("Submit for review");
    await guest.press("Submit now");
    await guest.see("Thank you!");
    expect(callsTo("", "PUT")).toHaveLength(1);
  });

  it("the dashboard does not let an editor of one brand submit, and says who can", async () => {
    const { guest, screen } = await openPortal("/", {
      backend: "partner-ready",
      email: "editor@example.com",
    });
    await guest.see("Only an admin on your team can submit the project.");
    expect(
      screen.getByRole("button", { name: "Submit for review" }).getAttribute("aria-disabled"),
    ).toBe("true");
  });

  it("the dashboard says so where the project cannot be read, and reads it again", async () => {
    const stop = backendFault(500, { path: "harbor-group.json" });
    const { guest } = await openPortal();
    await guest.see("We couldn’t load your project");
    stop();
    await guest.press("Try again");
    await guest.see("Still missing");
  });
});

describe("the locations", () => {
  it("the locations are searched in the address after the last input, without another call [A2.08] [A7.04] [P22]", async () => {
    const { guest } = await openPortal("/locations");
    await guest.see("3 locations");
    await guest.fill("Search", "harbor");
    await vi.waitFor(() => expect(place()).toBe("/locations?q=harbor"));
    await guest.see("2 of 3 locations");
    expect(callsTo("/locations.json", "GET")).toHaveLength(1);
  });

  it("the locations are filtered in the address, on top of a search [A2.07] [P22]", async () => {
    const { guest } = await openPortal("/locations?q=harbor");
    await guest.see("2 of 3 locations");
    await guest.choose("Show", "Incomplete");
    await guest.see("1 of 3 locations");
    expect(place()).toBe("/locations?q=harbor&filter=incomplete");
  });

  it("a location is edited in steps with addresses, each validated by its own fields [A2.02] [A7.29] [P4]", async () => {
    const { guest, screen } = await openPortal("/locations/102");
    await guest.see("as guests should see them");
    await guest.press("Save and continue");
    await guest.see("Required");
    await guest.fill("Phone", "(512) 555-0102");
    await guest.press("Save and continue");
    await guest.see("Where guests find the menu");
    expect(place()).toBe("/locations/102?step=menu");
    expect(await sent("PUT", "/locations/102")).toEqual({
      partner_project_location: {
        phone: "(512) 555-0102",
        steps_data: { details: { complete: true, visited_at: expect.any(String) } },
      },
    });
    await guest.press("Back");
    await guest.see("as guests should see them");
    expect(screen.getByLabelText("Phone")).toHaveProperty("value", "(512) 555-0102");
  });

  it.each([
    ["details", ["Name", "Address", "Address line 2", "City", "State", "ZIP code", "Phone"]],
    ["menu", ["Menu link"]],
    [
      "reservations",
      [
        "Reservation phone",
        "Reservation link",
        "Priority reservation phone",
        "Priority reservation link",
      ],
    ],
  ])(
    "the locations name each field of the step %s by its plain words alone, optional or not",
    async (step, names) => {
      const { screen } = await openPortal(`/locations/101?step=${step}`);
      for (const name of names)
        expect(await screen.findByRole("textbox", { name })).toBe(screen.getByLabelText(name));
      await screen.findByRole("button", { name: "Save and continue" });
    },
  );

  it("the locations save themselves, and send only what has changed, digits for the reservation phones [A5.34] [A5.35] [A7.29]", async () => {
    const { guest } = await openPortal("/locations/101?step=reservations");
    await guest.fill(/^Priority reservation phone/, "(512) 555-0188");
    await guest.see("All changes saved");
    expect(await sent("PUT", "/locations/101")).toEqual({
      partner_project_location: {
        priority_reservation_phone: "5125550188",
        steps_data: expect.objectContaining({ till_training: { done_by: "maya", complete: true } }),
      },
    });
  });

  it("the locations get their payment account [A7.30] [A1.04]", async () => {
    const { guest } = await openPortal("/locations/102?step=finance");
    await guest.press(/Harbor Grill LLC/);
    await guest.see("All changes saved");
    expect(await sent("PUT", "/locations/102")).toMatchObject({
      partner_project_location: { partner_stripe_account_id: "501" },
    });
  });

  it("the locations keep what two people wrote into different fields, and ask where it is the same one [P23]", async () => {
    const { guest, backend } = await openPortal("/locations/101?step=details", {
      backend: "partner-meddled",
    });
    await guest.fill("City", "Pflugerville");
    await guest.press("Save and continue");
    await guest.see("Someone else changed this. Reload?");
    await guest.see("Theirs: Round Rock");
    expect(callsTo("/locations/101", "PUT")).toHaveLength(0);
    await guest.press("Keep mine");
    const body = await sent("PUT", "/locations/101");
    expect(body).toMatchObject({ partner_project_location: { city: "Pflugerville" } });
    expect(JSON.stringify(body)).not.toContain("phone");
    expect(JSON.stringify(backend.snapshot().state["partner"])).toContain("(512) 555-0777");
  });

  it("the locations show the server’s error at its field", async () => {
    const { guest, screen } = await openPortal("/locations/101?step=details");
    await guest.fill("ZIP code", "00000");
    await guest.press("Save and continue");
    await guest.see("is not a ZIP code that we know");
    expect(screen.getByLabelText("ZIP code").getAttribute("aria-invalid")).toBe("true");
  });

  it("saves what could not be saved offline once the browser is online", async () => {
    const { guest, screen } = await openPortal("/locations/101?step=details");
    await screen.findByLabelText("City");
    const end = backendFault("offline", { path: /\/locations\/101/ });
    await guest.fill("City", "Pflugerville");
    await guest.press("Save and continue");
    await guest.see(/Nothing was changed\. Check your connection/);
    end();
    dispatchEvent(new Event("online"));
    await guest.see("All changes saved");
    expect(await sent("PUT", "/locations/101")).toMatchObject({
      partner_project_location: { city: "Pflugerville" },
    });
  });

  it.each([
    ["partner-write-fails", "We couldn’t save your changes. Please try again."],
    ["partner-write-refused", "You don’t have permission to edit this section."],
    ["partner-write-conflict", "Someone else changed this. Reload?"],
  ])(
    "the locations say what is the matter in the case of %s, and keep unsaved input [P23]",
    async (backend, words) => {
      const { guest, screen } = await openPortal("/locations/101?step=details", { backend });
      await guest.fill("City", "Pflugerville");
      await guest.press("Save and continue");
      await guest.see(words);
      expect(screen.getByLabelText("City")).toHaveProperty("value", "Pflugerville");
    },
  );

  it("a save whose answer was lost counts as saved once the server has its values (fault D3)", async () => {
    const { guest } = await openPortal("/locations/101?step=details", {
      backend: "partner-save-lost",
    });
    await guest.fill("City", "Pflugerville");
    await guest.press("Save and continue");
    await guest.see("Where guests find the menu");
    expect(callsTo("/locations/101", "PUT")).toHaveLength(1);
  });

  it("the locations ask before something that cannot be saved is lost", async () => {
    const { guest, screen } = await openPortal("/locations/101?step=details");
    await guest.fill("City", "");
    await guest.press("All locations");
    await guest.see("Leave without saving?");
    await guest.press("Stay and finish");
    expect(place()).toBe("/locations/101?step=details");
    await guest.press("All locations");
    await guest.press("Leave without saving");
    await guest.see("3 locations");
    await guest.press(/^Harbor Grill Downtown/);
    await vi.waitFor(() => expect(screen.getByLabelText("City")).toHaveProperty("value", "Austin"));
  });

  it.each([
    ["the flags and counts of the sections", { backend: "partner-read-only" }],
    ["the counts of the sections alone", { backend: "partner-inconsistent" }],
    ["the brands of the editor", { email: "editor@example.com" }],
  ])(
    "where %s forbid edits, a location is shown as text [A2.10] [A6.02] [A6.03]",
    async (_, start) => {
      const { guest, screen } = await openPortal("/locations/101?step=details", start);
      await guest.see("You have view-only access to this page.");
      expect(screen.queryByLabelText("City")).toBeNull();
      expect(screen.queryByRole("button", { name: "Save and continue" })).toBeNull();
      expect(screen.queryByRole("button", { name: "Remove location" })).toBeNull();
    },
  );

  it("the locations are removed after a confirmation [A7.32] [P27]", async () => {
    const { guest } = await openPortal("/locations/103");
    await guest.press("Remove location");
    await guest.see("Remove Casa Verde South Congress?");
    await guest.press("Remove");
    await guest.see("2 locations");
    expect(callsTo("/locations/103", "DELETE")).toHaveLength(1);
  });
});

describe("the finances", () => {
  it("the finances have two steps in the address [A2.04]", async () => {
    const { screen } = await openPortal("/finances");
    const steps = within(await screen.findByRole("navigation", { name: "Steps" }));
    const [first, second, ...others] = steps.getAllByRole("link");
    expect(others).toEqual([]);
    expect(first?.getAttribute("aria-current")).toBe("step");
    second?.click();
    await vi.waitFor(() => expect(place()).toBe("/finances?step=assign"));
  });

  it("the finances read the accounts, and the locations without one [A7.06] [A7.09] [P15]", async () => {
    const { guest } = await openPortal("/finances");
    await guest.see("2 locations");
    expect(callsTo("/partner_stripe_accounts.json", "GET")).toHaveLength(1);
    expect(callsTo(".json", "GET").map(({ query }) => query)).toContainEqual({
      connected_status: "disconnected",
    });
  });

  it("the finances lead to the provider for all locations without an account [A7.16] [P14] (fault I2)", async () => {
    const { guest, events } = await openPortal("/finances");
    await guest.see("2 locations");
    await guest.press("Connect account");
    expect(await sent("POST", "/oauth_links/")).toEqual({ all_locations: true });
    await vi.waitFor(() =>
      expect(events.find(({ type }) => type === "widget:navigate")?.detail).toMatchObject({
        reason: "connect-account",
        url: expect.stringMatching(/\/connect-account\?account=\d+$/),
      }),
    );
  });

  it("a connected account leads on to the locations without one, before another is connected", async () => {
    const { guest, screen, shadow } = await openPortal("/finances");
    await guest.see("2 locations don’t have a payment account yet.");
    expect([...shadow.querySelectorAll(".button.primary")].map((one) => one.textContent)).toEqual([
      "Assign locations",
    ]);
    expect(screen.getByRole("heading", { name: "Connect another account" })).toBeTruthy();
    await guest.press("Assign locations");
    await vi.waitFor(() => expect(place()).toBe("/finances?step=assign"));
  });

  it("an account connects one location alone [A7.16]", async () => {
    const { guest } = await openPortal("/finances");
    await guest.press("One location");
    await guest.press("Connect account");
    await guest.see("Choose a location.");
    await guest.choose(/^Location/, "Harbor Grill Airport, Austin");
    await guest.press("Connect account");
    expect(await sent("POST", "/oauth_links/")).toEqual({ location_id: "102" });
  });

  it("the accounts are assigned to locations, as JSON [A7.26] [A3.09]", async () => {
    const { guest } = await openPortal("/finances?step=assign");
    await guest.tick("Harbor Grill Airport");
    await guest.see("Not saved yet");
    await guest.press("Save and continue");
    expect(await sent("PUT", "/finance/501")).toEqual({
      partner_stripe_account: { partner_location_ids: ["101", "102"] },
    });
    await guest.see("Still missing");
  });

  it("the accounts are assigned as a form where the page says so [A7.27] [P16]", async () => {
    configurePage({ behaviour: { financeForm: true } });
    const { guest } = await openPortal("/finances?step=assign");
    await guest.tick("Harbor Grill Downtown");
    await guest.press("Save and continue");
    expect(await sent("PUT", "/finance/501.json")).toEqual({
      "partner_stripe_account[partner_location_ids][]": "",
    });
  });

  /** The accounts as another user has left them: the location has the other account. */
  function answerAccounts(owned: readonly number[], others: readonly number[], version?: number) {
    overrideBackend(
      http.get("*/partner_stripe_accounts.json", () =>
        HttpResponse.json({
          partner_stripe_accounts: [
            { id: 501, name: "LLC", partner_location_ids: owned, lock_version: version },
            { id: 502, name: "Other", partner_location_ids: others },
          ],
        }),
      ),
    );
  }

  it("a location that another user has given to another account stays there, and is said", async () => {
    const { guest } = await openPortal("/finances?step=assign");
    await guest.tick("Harbor Grill Airport");
    answerAccounts([101], [102]);
    await guest.press("Save and continue");
    await guest.see(/Someone else has changed the accounts of these locations/);
    await guest.see("Currently Other");
    expect(callsTo("/finance/501", "PUT")).toEqual([]);
  });

  it("a write names the version that was read, and a refused one is made again with the next", async () => {
    const { guest } = await openPortal("/finances?step=assign");
    await guest.tick("Harbor Grill Airport");
    answerAccounts([101], [], 7);
    overrideBackend(
      http.put("*/finance/501", async ({ request }) => {
        const { partner_stripe_account: account } = JSON.parse(await request.text());
        answerAccounts([101, 103], [], 8);
        return account.lock_version === 8
          ? HttpResponse.json({ partner_stripe_account: { id: 501, ...account } })
          : HttpResponse.json({}, { status: 409 });
      }),
    );
    await guest.press("Save and continue");
    await vi.waitFor(() => expect(callsTo("/finance/501", "PUT")).toHaveLength(2));
    expect(await sent("PUT", "/finance/501")).toEqual({
      partner_stripe_account: { partner_location_ids: ["101", "103", "102"], lock_version: 8 },
    });
  });

  it("an account that is for other locations by now is not removed before these are shown", async () => {
    const { guest } = await openPortal("/finances");
    await guest.press("Remove Harbor Grill LLC");
    answerAccounts([101, 102], [], 3);
    await guest.press("Remove account");
    await guest.see(/Someone else has changed what this account is for/);
    await guest.see("2 locations won’t have a payment account.");
    expect(callsTo("/partner_stripe_accounts/501", "DELETE")).toEqual([]);
    await guest.press("Remove account");
    await vi.waitFor(() =>
      expect(callsTo("/partner_stripe_accounts/501", "DELETE")[0]?.query).toEqual({
        lock_version: "3",
      }),
    );
  });

  it("the finances say what the provider still asks for [A1.04]", async () => {
    const { guest } = await openPortal("/finances", { backend: "partner-requirements" });
    await guest.see("Owner or representative: photo ID");
    await guest.press("Update with the provider");
    expect(await sent("POST", "/oauth_links/")).toEqual({ location_id: "101" });
  });

  it("an account is removed after a confirmation that says what they are for [A7.17]", async () => {
    const { guest } = await openPortal("/finances");
    await guest.press("Remove Harbor Grill LLC");
    await guest.see("1 location won’t have a payment account.");
    await guest.press("Remove account");
    await guest.see("No payment account is connected yet.");
    expect(callsTo("/partner_stripe_accounts/501", "DELETE")).toHaveLength(1);
  });
});

describe("the integrations", () => {
  it("the integrations list the POS systems and the pop-ups, each pop-up with a form of its own [A2.05] [A7.13]", async () => {
    const { guest } = await openPortal("/integrations");
    await guest.see("Square");
    expect(callsTo("/integrations.json", "GET")).toHaveLength(1);
    await guest.press(/^Casa Verde https/);
    await guest.see("Pop-up snippet");
    await guest.see("Step 1 of 2");
  });

  it("the integrations verify a pop-up with the server [A7.14] [A7.24] [P21]", async () => {
    const { guest } = await openPortal("/integrations/12");
    await guest.see("Pop-up snippet");
    await vi.waitFor(() =>
      expect(requests.filter(({ path }) => path.endsWith("/cms_providers.json"))).toHaveLength(1),
    );
    await guest.press("Verify");
    expect(await sent("POST", "/popup_js_verifications")).toEqual({ partner_brand_id: "12" });
    await guest.see("The pop-up is live on your website.");
  });

  it("the integrations say in the server’s words that the script is not there, and check again [P21]", async () => {
    const { guest } = await openPortal("/integrations/12", { backend: "partner-popup-missing" });
    await guest.press("Verify");
    await guest.see("We could not find the script on https://casaverde.example.");
    await guest.press("Check again");
    await guest.see("The pop-up is live on your website.");
  });
});

describe("need help", () => {
  it("a help message goes with the page, the step and the message with its line breaks, and shows it as text (fault B3) [A7.28] [A5.33] [P25]", async () => {
    const { guest, shadow } = await openPortal("/locations/101?step=menu");
    await guest.see("Where guests find the menu");
    await guest.press("Need help");
    await guest.press("Send");
    await guest.see("Tell us what you need help with.");
    await guest.fill("Your message", "One <img src=x>\ntwo");
    await guest.press("Send");
    await guest.see("Thanks — maya@dine.example will reply by email.");
    expect(await sent("POST", "/need_help")).toEqual({
      url: "https://host.example/locations/101",
      step: "locations/menu",
      message: "One &lt;img src=x&gt;<br>two",
    });
    expect(shadow.querySelector(".help-wrote")?.innerHTML).toBe("One &lt;img src=x&gt;<br>two");
  });
});
