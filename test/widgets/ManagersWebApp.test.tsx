import { fireEvent, waitFor, within } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { widgetNames } from "../../src/widgets/registry.ts";
import { backendFault, overrideBackend, renderAnswers, requests } from "../support/mountWidget.ts";
import {
  atCheckout,
  atLocation,
  atProfile,
  button,
  calls,
  open,
  routeOf,
  signIn,
  until,
  words,
} from "./managersSupport.ts";
import { configurePage } from "../support/configurePage.ts";

const locationsPath = /\/api\/v6\/managers\/locations$/;
const guestsPath = /\/api\/v6\/managers\/users$/;

/** Types texts 224 ms apart, and expects one search, for the last text, 225 ms after it. */
async function expectOneSearch(field: Element, texts: readonly string[], path: RegExp) {
  const before = calls(path).length;
  vi.useFakeTimers();
  for (const text of texts) {
    fireEvent.input(field, { target: { value: text } });
    await vi.advanceTimersByTimeAsync(224);
    expect(calls(path)).toHaveLength(before);
  }
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await waitFor(() => expect(calls(path)).toHaveLength(before + 1));
  expect(calls(path).at(-1)?.query).toEqual({ query: texts.at(-1) });
}

/** Types a text, and expects no search within a second. */
async function expectNoSearch(field: Element, text: string, path: RegExp) {
  const before = calls(path).length;
  vi.useFakeTimers();
  fireEvent.input(field, { target: { value: text } });
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(calls(path)).toHaveLength(before);
}

describe("signing in", () => {
  it("is registered, and opens the sign-in without a session [C2.25] [C2.28] [C2.29] [C2.30] [C2.34]", async () => {
    expect(widgetNames).toContain("ManagersWebApp");
    const widget = await open({ address: "/?utm=1" });
    expect([routeOf(widget), location.pathname, location.search]).toEqual([
      "/login",
      "/login",
      "?utm=1",
    ]);
    expect(widget.screen.getByLabelText("Password")).not.toBeNull();
    expect(widget.screen.getByRole("button", { name: "Sign in" })).not.toBeNull();
    expect(calls(/managers/)).toEqual([]);
  });

  it("requires an email and a password of any length, and shows where they are wrong [M2]", async () => {
    const widget = await open();
    await widget.guest.press("Sign in");
    await widget.guest.see("Required");
    expect(calls("/login")).toEqual([]);
    await signIn(widget, "manager@example.com", "abc");
    await widget.guest.see("Invalid email or password.");
    expect(calls("/login")).toHaveLength(1);
  });

  it("sends the shared account login with site area managers_web and country US [M1] [C6.03] [C6.04] [C7.12]", async () => {
    const widget = await open({ attributes: { country: "NZ" } });
    await signIn(widget);
    await until(widget, "/location-selection");
    expect(calls("/login").map(({ path, body }) => [path, body])).toEqual([
      [
        "/api/v5/login",
        {
          user: { email: "manager@example.com", password: "dinner-for-two" },
          site_area: "managers_web",
          country: "US",
        },
      ],
    ]);
    expect(widget.events.map(({ type }) => type)).toContain("widget:signed-in");
  });

  it("keeps the manager's token apart from a guest's, and sends it as bearer [C6.02]", async () => {
    const widget = await open();
    await signIn(widget);
    await waitFor(() => expect(calls(locationsPath)).toHaveLength(1));
    const token = localStorage.getItem("managerUserToken");
    expect(token).toBeTruthy();
    expect(localStorage.getItem("userToken")).toBeNull();
    expect(calls(locationsPath)[0]?.headers["authorization"]).toBe(`Bearer ${token}`);
  });

  it("opens the locations after the sign-in, and keeps the query [C2.33]", async () => {
    const widget = await open({ address: "/login?utm=1" });
    await signIn(widget);
    await until(widget, "/location-selection");
    expect(location.pathname + location.search).toBe("/location-selection?utm=1");
  });

  it("opens the guests of the location that the query names, and keeps the query [C2.31] [C2.32] [C7.05] [M9]", async () => {
    const widget = await open({ address: "/login?location_id=8&utm=1" });
    await signIn(widget);
    await widget.guest.see("Lucca Bar");
    expect([location.pathname, location.search]).toEqual([
      "/diner-selection",
      "?location_id=8&utm=1",
    ]);
    expect(calls(locationsPath).at(-1)?.query).toEqual({ location_id: "8" });
  });

  it("says that a location of a link does not exist, and lets another be chosen [M9]", async () => {
    const widget = await open({ address: "/login?location_id=999&utm=1" });
    await signIn(widget);
    await widget.guest.see("We couldn’t find that location. Please choose one.");
    expect([location.pathname, location.search]).toEqual(["/location-selection", "?utm=1"]);
  });

  it.each([
    "/location-selection",
    "/diner-selection",
    "/diner-profile",
    "/enter-check-number",
    "/refund",
    "/checkout",
  ])(
    "sends a signed-out visit of %s to the sign-in, and keeps the query [C2.36] [C2.38] [C2.40] [C2.42] [C2.44] [C2.46] [C2.47] [C2.48] [C2.49] [C6.01]",
    async (path) => {
      const widget = await open({ address: `${path}?location_id=7&x=%20y` });
      await until(widget, "/login");
      expect([location.pathname, location.search]).toEqual(["/login", "?location_id=7&x=%20y"]);
      expect(calls(/managers/)).toEqual([]);
    },
  );

  it.each([
    ["/", "/location-selection"],
    ["/login", "/location-selection"],
    ["/diner-profile", "/location-selection"],
    ["/diner-profile?location_id=7", "/diner-selection"],
    ["/checkout", "/location-selection"],
    ["/checkout?location_id=7", "/location-selection"],
  ])("a signed-in manager who opens %s gets to %s [C2.27]", async (address, shown) => {
    const first = await open();
    await signIn(first);
    await until(first, "/location-selection");
    first.unmount();
    const widget = await open({ address });
    await until(widget, shown);
    await waitFor(() => expect(location.pathname).toBe(shown));
  });

  it("/checkout without a ticket leads from a guest's profile to the locations [C2.50]", async () => {
    const widget = await atProfile({ address: "/" });
    history.pushState(null, "", "/checkout");
    dispatchEvent(new PopStateEvent("popstate"));
    await until(widget, "/location-selection");
    expect(location.pathname).toBe("/location-selection");
  });

  it("never leaves its base path, and can live in the fragment or nowhere [G4] (fault A7)", async () => {
    const based = await open({ address: "/staff/", attributes: { "base-path": "/staff" } });
    await signIn(based);
    await until(based, "/location-selection");
    expect(location.pathname).toBe("/staff/location-selection");
    based.unmount();
    const hash = await open({ address: "/page", attributes: { router: "hash" } });
    await until(hash, "/location-selection");
    expect([location.pathname, location.hash]).toEqual(["/page", "#/location-selection"]);
    hash.unmount();
    const memory = await open({ address: "/page", attributes: { router: "memory" } });
    await until(memory, "/location-selection");
    expect([location.pathname, location.hash]).toEqual(["/page", ""]);
  });

  it("starts at the location that the host names", async () => {
    const widget = await open({ options: { startLocationId: "9" } });
    await signIn(widget);
    await widget.guest.see("Lucca Bakery");
    expect(routeOf(widget)).toBe("/diner-selection");
  });
});

describe("locations", () => {
  /** Opens the list of all locations, which was read once. */
  async function atLocations() {
    const widget = await open();
    await signIn(widget);
    await widget.guest.see("Pacific Noodle House");
    expect(calls(locationsPath)).toHaveLength(1);
    const field = widget.screen.getByLabelText("Search for a location");
    return { widget, field };
  }

  it("the search for a location starts with all of them and a text of what it is for [C2.35] [C2.63] [C2.64] [C5.20] [C7.01]", async () => {
    const widget = await open();
    await signIn(widget);
    await until(widget, "/location-selection");
    await widget.guest.see("Pacific Noodle House");
    expect(location.pathname).toBe("/location-selection");
    expect(words(widget)).toMatch(
      /view its activity, review transactions, and help a guest check out or refund/,
    );
    expect(calls(/./).map(({ path }) => path)).toContain("/api/v6/managers/locations");
    expect(calls(locationsPath).map(({ query }) => query)).toEqual([{ query: "" }]);
    await widget.guest.fill("Search for a location", "lucca");
    await widget.guest.press(/^Osteria Lucca/);
    await until(widget, "/diner-selection");
  });

  it("a search for a location is sent 225 ms after the last key, once [C1.01] [C6.05] [C5.19] [C9.10] [C7.04]", async () => {
    const { widget, field } = await atLocations();
    await expectOneSearch(field, ["luc", "lucc", "lucca"], locationsPath);
    await waitFor(() => expect(words(widget)).not.toContain("Pacific Noodle House"));
    expect(words(widget)).toContain("Osteria Lucca");
  });

  it("a search for a location needs three characters; fewer keep the list, none reloads it [C5.17] [C5.20] [C9.11] [M15]", async () => {
    const { widget, field } = await atLocations();
    await expectNoSearch(field, "lu", locationsPath);
    await widget.guest.see("Type at least 3 characters");
    expect(words(widget)).toContain("Pacific Noodle House");
    fireEvent.input(field, { target: { value: "luc" } });
    await waitFor(() => expect(words(widget)).not.toContain("Pacific Noodle House"));
    fireEvent.input(field, { target: { value: "" } });
    await widget.guest.see("Pacific Noodle House");
    expect(calls(locationsPath).map(({ query }) => query)).toEqual([
      { query: "" },
      { query: "luc" },
      { query: "" },
    ]);
  });

  it("shows name, address line, city and state [M27]", async () => {
    const widget = await open();
    await signIn(widget);
    await widget.guest.see("Osteria Lucca");
    expect(words(widget)).toContain("214 Congress Avenue · Austin, TX");
  });

  it("shows the banner where the search fails, and tries again [C8.01]", async () => {
    const widget = await open();
    backendFault({ status: 422, body: { error: "no" } }, { path: locationsPath, times: 1 });
    await signIn(widget);
    await widget.guest.see("Failed to fetch locations. Please try again.");
    await widget.guest.press("Try again");
    await widget.guest.see("Osteria Lucca");
    expect(words(widget)).not.toContain("Failed to fetch");
  });

  it("keeps the location and the guest over a reload, and what was used lately on top", async () => {
    const widget = await atProfile();
    widget.unmount();
    const again = await open({ address: "/diner-profile" });
    await again.guest.see("Gina Guest");
    expect(routeOf(again)).toBe("/diner-profile");
    await again.guest.press("Back");
    await again.guest.see("Osteria Lucca");
    await again.guest.press("Back");
    await again.guest.see("Recent locations");
  });
});

describe("guests", () => {
  it("are chosen below the selected location, with a search and a way back [C2.37] [C2.65] [C2.66] [C2.67]", async () => {
    const widget = await atLocation();
    expect([routeOf(widget), location.pathname]).toEqual(["/diner-selection", "/diner-selection"]);
    expect(widget.screen.getByRole("group", { name: "Selected location" }).textContent).toContain(
      "Osteria Lucca",
    );
    expect(widget.screen.getByLabelText("Search for a guest")).not.toBeNull();
    await widget.guest.press("Back");
    await until(widget, "/location-selection");
  });

  it("are searched from three characters on, 225 ms after the last key, and the list is empty without [C1.02] [C6.06] [C5.18] [C5.19] [C7.06] [C3.04] [M15]", async () => {
    const widget = await atLocation();
    const field = widget.screen.getByLabelText("Search for a guest");
    await expectNoSearch(field, "gi", guestsPath);
    await expectOneSearch(field, ["omar", "ort"], guestsPath);
    await widget.guest.see("No CC on file");
    await expectNoSearch(field, "", guestsPath);
    await waitFor(() => expect(widget.screen.queryByRole("list", { name: "Guests" })).toBeNull());
  });

  it("open at their profile, which is read for the location [C2.37] [C2.68] [C7.07]", async () => {
    const widget = await atLocation();
    await widget.guest.fill("Search for a guest", "gina");
    await widget.guest.press(/^Gina Guest/);
    await until(widget, "/diner-profile");
    await waitFor(() =>
      expect(calls(/\/users\/501$/).map(({ query }) => query)).toEqual([{ location_id: "7" }]),
    );
    expect(words(widget)).toContain("Visa •••• 4242");
    expect(location.pathname).toBe("/diner-profile");
  });

  it("a search for a guest that fails shows the same words as one for a location [C8.02] [M16]", async () => {
    const widget = await atLocation({ backend: "managers-guests-broken" });
    await widget.guest.fill("Search for a guest", "gina");
    await widget.guest.see("Failed to fetch locations. Please try again.");
  });

  it("shows the answer to the newest text, whichever comes last (fault F1)", async () => {
    const widget = await atLocation();
    const released = Promise.withResolvers<undefined>();
    overrideBackend(
      http.get(/\/managers\/users$/, async ({ request }) => {
        const text = new URL(request.url).searchParams.get("query") ?? "";
        if (text === "gina") await released.promise;
        return HttpResponse.json({ users: [{ id: text, first_name: text, last_name: "Answer" }] });
      }),
    );
    const field = widget.screen.getByLabelText("Search for a guest");
    fireEvent.input(field, { target: { value: "gina" } });
    await waitFor(() => expect(calls(/\/users$/)).toHaveLength(1));
    fireEvent.input(field, { target: { value: "omar" } });
    await widget.guest.see("omar Answer");
    released.resolve(undefined);
    await renderAnswers();
    expect(words(widget)).toContain("omar Answer");
    expect(words(widget)).not.toContain("gina Answer");
  });

  it("waits for an input method to finish its text (fault F2)", async () => {
    const widget = await atLocation();
    const field = widget.screen.getByLabelText("Search for a guest");
    fireEvent.compositionStart(field);
    await expectNoSearch(field, "gina", guestsPath);
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(calls(/\/users$/)).toHaveLength(1));
  });
});

describe("transactions", () => {
  it("of a location are listed newest first, refunds with a minus [C1.04] [C6.07] [C2.69] [C3.07] [C3.08] [C7.08] [M24]", async () => {
    const widget = await atLocation();
    await widget.guest.see("Check 0990");
    const text = words(widget);
    expect(text.indexOf("Check 0988")).toBeLessThan(text.indexOf("Check 0990"));
    expect(text.indexOf("Check 0990")).toBeLessThan(text.indexOf("Check 0871"));
    expect(text).toContain("−$42.00");
    expect(text).toContain("$84.50");
    expect(text).not.toContain("Not Refunded");
    expect(text).toContain("Refunded");
    expect(calls(/\/locations\/7\/transactions$/)).toHaveLength(1);
  });

  it("show the restaurant’s time, not the browser’s [M27]", async () => {
    overrideBackend(
      http.get(/\/transactions$/, () =>
        HttpResponse.json({
          transactions: [{ id: 1, amount: 12, created_at: "2026-07-02T03:05:00Z" }],
        }),
      ),
    );
    const widget = await atLocation();
    await widget.guest.see("$12.00");
    expect(words(widget)).toMatch(/Jul 1\b.*10:05 PM/);
  });

  it("of a guest are those at the location; a refund and what is refunded have no Refund button [C2.39] [C2.70] [C2.72] [M22]", async () => {
    const widget = await atProfile();
    const rows = widget.screen
      .getAllByRole("listitem")
      .map((row) => [
        /Check \d+/.exec(row.textContent ?? "")?.[0],
        within(row).queryByRole("button", { name: "Refund" }) !== null,
      ]);
    expect(rows).toEqual([
      ["Check 0988", true],
      ["Check 0931", false],
      ["Check 0931", false],
    ]);
    expect(button(widget, "Pay")).not.toBeNull();
  });

  it("show a refund status that is not known as the server writes it [M26]", async () => {
    overrideBackend(
      http.get(/\/managers\/locations\/7\/transactions$/, () =>
        HttpResponse.json({
          transactions: [
            {
              id: 1,
              check_number: "0042",
              amount: 12,
              refundable: false,
              refund_status: "On hold",
            },
          ],
        }),
      ),
    );
    const widget = await atLocation();
    await widget.guest.see("Check 0042");
    expect(words(widget)).toContain("On hold");
  });

  it("are at most 500 px high, and windowed from sixty rows on [C2.95] [C9.27] (fault K1)", async () => {
    const widget = await atLocation({ backend: "managers-many-transactions" });
    await widget.guest.see("Check 20000");
    const list = widget.screen.getByRole("list", { name: "Recent transactions" });
    expect(list.style.maxBlockSize || list.style.maxHeight).toBe("500px");
    await waitFor(() => expect(list.querySelectorAll("li").length).toBeLessThan(80));
  });

  it("show Loading... until they have loaded [C2.93]", async () => {
    const widget = await open();
    await signIn(widget);
    backendFault("slow", { path: /transactions$/ });
    await widget.guest.press(/^Osteria Lucca/);
    await widget.guest.see("Loading...");
    await widget.guest.see("Check 0990");
    expect(words(widget)).not.toContain("Loading...");
  });

  it("that are none show a sentence in place of the list [C2.94] [C8.20]", async () => {
    const widget = await atLocation({ backend: "managers-no-transactions" });
    await widget.guest.see("This diner has not made any transactions at this location yet.");
  });

  it("of a location that cannot be read show an error [C8.03]", async () => {
    const widget = await atLocation({ backend: "managers-transactions-broken" });
    await widget.guest.see("Failed to fetch transactions.");
  });

  it("of a guest who cannot be read show an error [C8.04]", async () => {
    const widget = await atLocation({ backend: "managers-transactions-broken" });
    await widget.guest.fill("Search for a guest", "gina");
    await widget.guest.press(/^Gina Guest/);
    await until(widget, "/diner-profile");
    await widget.guest.see("Failed to fetch transactions.");
  });

  it("read flag and amount of what can be refunded [M4]", async () => {
    overrideBackend(
      http.get(/\/transactions$/, () =>
        HttpResponse.json({
          transactions: [
            { id: 1, user_name: "Flag", amount: "30.00", refundable: true },
            {
              id: 2,
              user_name: "Amount",
              amount: 30,
              refundable: "12.5",
              refund_status: "Partially Refunded",
            },
            { id: 3, user_name: "No", amount: 30, refundable: false },
            {
              id: 4,
              user_name: "Nothing",
              amount: 30,
              refundable: 0,
              refund_status: "Under review",
            },
            { user_name: "Without an id", amount: 30, refundable: true },
          ],
        }),
      ),
    );
    const widget = await atLocation();
    await widget.guest.see("Under review");
    expect(widget.screen.getAllByRole("button", { name: "Refund" })).toHaveLength(2);
    expect(words(widget)).toContain("$12.50 refundable");
    fireEvent.click(widget.screen.getAllByRole("button", { name: "Refund" })[0]!);
    await widget.guest.see("Up to $30.00.");
  });

  it("offer no refund to a manager who issues none [M12]", async () => {
    const widget = await atProfile({ backend: "managers-no-refunds" });
    expect(widget.screen.queryByRole("button", { name: "Refund" })).toBeNull();
  });
});

describe("the side menu", () => {
  it("shows the manager, the host's links for support and training, and Logout [C2.55] [C2.56] [C2.57] [C2.58] [C2.59] [C2.60] [C9.31] [C9.32]", async () => {
    configurePage({
      links: { support: "help@example.com", training: "https://example.com/training" },
    });
    const widget = await atProfile();
    await widget.guest.press("Menu");
    const menu = widget.screen.getByRole("dialog", { name: "Menu" });
    expect(menu.textContent).toContain("Mara Mancini");
    expect(menu.textContent).toContain("manager@example.com");
    expect(widget.screen.getByRole("link", { name: "Contact Support" }).getAttribute("href")).toBe(
      "mailto:help@example.com",
    );
    expect(
      widget.screen.getByRole("link", { name: /Manager’s Training/ }).getAttribute("href"),
    ).toBe("https://example.com/training");
    expect(button(widget, "Log out")).not.toBeNull();
  });

  it("Logout clears the manager, the guest and the check, also for who signs in next [C2.61] [C2.62]", async () => {
    const widget = await atCheckout();
    await widget.guest.press("Menu");
    await widget.guest.press("Log out");
    await until(widget, "/login");
    expect([
      localStorage.getItem("managerUserToken"),
      localStorage.getItem("managerUser"),
      sessionStorage.getItem("dining.managers.place"),
    ]).toEqual([null, null, null]);
    expect(words(widget)).not.toMatch(/Gina|Mara|manager@example/);
    expect(widget.screen.getByLabelText<HTMLInputElement>("Email").value).toBe("");
    const visit = (path: string) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    };
    visit("/diner-profile");
    await until(widget, "/login");
    expect(words(widget)).not.toContain("Gina");
    await signIn(widget, "second@example.com");
    await until(widget, "/location-selection");
    for (const path of ["/checkout", "/diner-profile"]) {
      visit(path);
      await until(widget, "/location-selection");
      expect(words(widget)).not.toContain("Gina");
    }
  });

  it("hides links that the host does not give [G19]", async () => {
    const widget = await open();
    await signIn(widget);
    await widget.guest.press("Menu");
    expect(widget.screen.queryByRole("link")).toBeNull();
  });

  it("follows a logout in another tab, and keeps nothing (fault C1)", async () => {
    const widget = await atProfile();
    localStorage.removeItem("managerUserToken");
    dispatchEvent(new StorageEvent("storage", { key: "managerUserToken" }));
    await until(widget, "/login");
    await signIn(widget);
    await until(widget, "/location-selection");
    expect(requests.length).toBeGreaterThan(0);
    history.pushState(null, "", "/diner-profile");
    dispatchEvent(new PopStateEvent("popstate"));
    await until(widget, "/location-selection");
  });
});

describe("a session that ends", () => {
  it("leads to the sign-in once, keeps the query, and goes on at the same step for the same manager [G17] (fault C1)", async () => {
    const widget = await atProfile({ address: "/login?utm=1" });
    await widget.guest.press("Pay");
    await widget.guest.fill("Notes", "Table 12");
    await widget.guest.fill("Check number", "1001");
    backendFault(401, { path: /tickets/, times: 1 });
    await widget.guest.press("Next");
    await until(widget, "/login");
    await widget.guest.see("Your session has ended");
    expect(location.search).toBe("?utm=1");
    expect(words(widget)).not.toContain("Gina");
    expect(widget.events.filter(({ type }) => type === "widget:signed-out")).toHaveLength(1);
    await signIn(widget);
    await until(widget, "/enter-check-number");
    expect(widget.screen.getByLabelText<HTMLInputElement>("Check number").value).toBe("1001");
    expect(widget.screen.getByLabelText<HTMLTextAreaElement>("Notes").value).toBe("Table 12");
  });

  it("shows another manager nothing of the first (fault C1)", async () => {
    const widget = await atProfile();
    backendFault(401, { path: /tickets/, times: 1 });
    await widget.guest.press("Pay");
    await widget.guest.fill("Check number", "1001");
    await widget.guest.press("Next");
    await until(widget, "/login");
    await signIn(widget, "second@example.com");
    await until(widget, "/location-selection");
    await widget.guest.see("Osteria Lucca");
    expect(words(widget)).not.toMatch(/Gina|Recent/);
  });
});
