import { fireEvent, waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { widgetNames } from "../../src/widgets/registry.ts";
import { backendFault, overrideBackend, requests } from "../support/mountWidget.ts";
import {
  atLocation,
  atProfile,
  calls,
  open,
  routeOf,
  signIn,
  until,
  words,
} from "./managersSupport.ts";

const locationsPath = /\/api\/v6\/managers\/locations$/;

describe("signing in", () => {
  it("is registered, and starts with the sign-in [C2.25] [C2.28] [C2.29] [C2.30] [C2.34]", async () => {
    expect(widgetNames).toContain("ManagersWebApp");
    const widget = await open({ address: "/?utm=1" });
    expect([routeOf(widget), location.pathname, location.search]).toEqual([
      "/login",
      "/login",
      "?utm=1",
    ]);
    expect(calls(/managers/)).toEqual([]);
  });

  it("is the shared account login for managers in the US, without a rule for the length of a password [M1] [M2] [C6.01] [C6.02] [C6.03] [C6.04] [C7.12]", async () => {
    const widget = await open({ attributes: { country: "NZ" } });
    await widget.guest.press("Sign in");
    await widget.guest.see("Required");
    expect(calls("/login")).toEqual([]);
    await signIn(widget, "manager@example.com", "abc");
    await widget.guest.see("Invalid email or password.");
    await signIn(widget);
    await until(widget, "/location-selection");
    expect(calls("/login").map(({ path, body }) => [path, body])).toEqual([
      [
        "/api/v5/login",
        {
          user: { email: "manager@example.com", password: "abc" },
          site_area: "managers_web",
          country: "US",
        },
      ],
      [
        "/api/v5/login",
        {
          user: { email: "manager@example.com", password: "dinner-for-two" },
          site_area: "managers_web",
          country: "US",
        },
      ],
    ]);
    expect(localStorage.getItem("managerUserToken")).toBeTruthy();
    expect(localStorage.getItem("userToken")).toBeNull();
    await waitFor(() => expect(calls(locationsPath)).toHaveLength(1));
    expect(calls(locationsPath)[0]?.headers["authorization"]).toMatch(/^Bearer \S+/);
    expect(widget.events.map(({ type }) => type)).toContain("widget:signed-in");
  });

  it("goes to the choice of a location, and to the guests of the one that the query names, keeping it [C2.31] [C2.32] [C2.33] [M9] [C7.05]", async () => {
    const plain = await open({ address: "/login?utm=1" });
    await signIn(plain);
    await until(plain, "/location-selection");
    expect(location.pathname + location.search).toBe("/location-selection?utm=1");
    localStorage.clear();
    sessionStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: "managerUserToken" }));
    plain.unmount();
    const locationInQuery = await open({ address: "/login?location_id=8&utm=1" });
    await signIn(locationInQuery);
    await locationInQuery.guest.see("Lucca Bar");
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
    ["/location-selection", "C2.36"],
    ["/diner-selection", "C2.38"],
    ["/diner-profile", "C2.40"],
    ["/enter-check-number", "C2.42"],
    ["/refund", "C2.44"],
    ["/checkout", "C2.46"],
  ])(
    "sends a signed-out visit of %s to the sign-in, and keeps the query [C2.36] [C2.38] [C2.40] [C2.42] [C2.44] [C2.46] [C2.47] [C2.48] [C2.49]",
    async (path) => {
      const widget = await open({ address: `${path}?location_id=7&x=%20y` });
      await until(widget, "/login");
      expect([location.pathname, location.search]).toEqual(["/login", "?location_id=7&x=%20y"]);
      expect(calls(/managers/)).toEqual([]);
    },
  );

  it("a signed-in manager starts with the locations, and a step whose beginnings are missing leads back to them [C2.27] [C2.50] [C2.51] [C2.52]", async () => {
    const widget = await open();
    await signIn(widget);
    await until(widget, "/location-selection");
    widget.unmount();
    const paths = [
      ["/", "/location-selection"],
      ["/login", "/location-selection"],
      ["/checkout", "/location-selection"],
      ["/diner-profile", "/location-selection"],
      ["/checkout?location_id=7", "/location-selection"],
      ["/diner-profile?location_id=7", "/diner-selection"],
    ] as const;
    for (const [path, shown] of paths) {
      const again = await open({ address: path });
      await until(again, shown);
      await waitFor(() => expect(location.pathname).toBe(shown));
      again.unmount();
    }
    localStorage.clear();
    sessionStorage.clear();
    const profile = await atProfile({ address: "/" });
    history.pushState(null, "", "/checkout");
    dispatchEvent(new PopStateEvent("popstate"));
    await until(profile, "/location-selection");
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
  it("asks for all at first, then for what is typed: three characters, 225 ms after the last one, the newest alone [C1.01] [C6.05] [C2.35] [C2.63] [C2.64] [C5.17] [C5.19] [C5.20] [C9.10] [C9.11] [C7.01] [C7.04] [M15]", async () => {
    const widget = await open();
    await signIn(widget);
    await until(widget, "/location-selection");
    await widget.guest.see("Pacific Noodle House");
    expect(words(widget)).toMatch(
      /view its activity, review transactions, and help a guest check out or refund/,
    );
    expect(calls(locationsPath).map(({ query }) => query)).toEqual([{ query: "" }]);
    await widget.guest.fill("Search for a location", "lu");
    await widget.guest.see("Type at least 3 characters");
    await new Promise((done) => setTimeout(done, 300));
    expect(calls(locationsPath)).toHaveLength(1);
    expect(words(widget)).toContain("Pacific Noodle House");
    const field = widget.screen.getByLabelText("Search for a location");
    vi.useFakeTimers();
    for (const text of ["luc", "lucc", "lucca"]) {
      fireEvent.input(field, { target: { value: text } });
      await vi.advanceTimersByTimeAsync(224);
      expect(calls(locationsPath)).toHaveLength(1);
    }
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await waitFor(() => expect(calls(locationsPath)).toHaveLength(2));
    expect(calls(locationsPath).at(-1)?.query).toEqual({ query: "lucca" });
    await waitFor(() => expect(words(widget)).not.toContain("Pacific Noodle House"));
    fireEvent.input(field, { target: { value: "" } });
    await widget.guest.see("Pacific Noodle House");
    expect(calls(locationsPath).at(-1)?.query).toEqual({ query: "" });
  });

  it("shows name, address line, city and state [M27] [C3.01]", async () => {
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
  it("are searched from three characters on, never without; picking one goes to the profile [C1.02] [C6.06] [C2.37] [C2.65] [C2.66] [C2.67] [C2.68] [C5.18] [C7.06] [M15] [C3.04]", async () => {
    const widget = await atLocation();
    const path = /\/api\/v6\/managers\/users$/;
    expect(routeOf(widget)).toBe("/diner-selection");
    expect(widget.screen.getByRole("button", { name: "Back" })).not.toBeNull();
    expect(widget.screen.getByRole("group", { name: "Selected location" }).textContent).toContain(
      "Osteria Lucca",
    );
    await widget.guest.fill("Search for a guest", "gi");
    await new Promise((done) => setTimeout(done, 300));
    expect(calls(path)).toEqual([]);
    await widget.guest.fill("Search for a guest", "ort");
    await widget.guest.see("No CC on file");
    expect(calls(path).map(({ query }) => query)).toEqual([{ query: "ort" }]);
    await widget.guest.fill("Search for a guest", "");
    await waitFor(() => expect(widget.screen.queryByRole("list", { name: "Guests" })).toBeNull());
    await widget.guest.fill("Search for a guest", "gina");
    await widget.guest.press(/^Gina Guest/);
    await until(widget, "/diner-profile");
    await waitFor(() =>
      expect(calls(/\/users\/501$/).map(({ query }) => query)).toEqual([{ location_id: "7" }]),
    );
    expect(words(widget)).toContain("Visa •••• 4242");
    expect(location.pathname).toBe("/diner-profile");
  });

  it("a failing search has the words of locations [C8.02] [M16]", async () => {
    const widget = await atLocation({ backend: "managers-guests-broken" });
    await widget.guest.fill("Search for a guest", "gina");
    await widget.guest.see("Failed to fetch locations. Please try again.");
  });

  it("shows the answer to the newest text, whichever comes last [C5.19] (fault F1)", async () => {
    const widget = await atLocation();
    overrideBackend(
      http.get(/\/managers\/users$/, async ({ request }) => {
        const text = new URL(request.url).searchParams.get("query") ?? "";
        await new Promise((done) => setTimeout(done, text === "gina" ? 700 : 10));
        return HttpResponse.json({ users: [{ id: text, first_name: text, last_name: "Answer" }] });
      }),
    );
    const field = widget.screen.getByLabelText("Search for a guest");
    fireEvent.input(field, { target: { value: "gina" } });
    await waitFor(() => expect(calls(/\/users$/)).toHaveLength(1));
    fireEvent.input(field, { target: { value: "omar" } });
    await widget.guest.see("omar Answer");
    await new Promise((done) => setTimeout(done, 800));
    expect(words(widget)).toContain("omar Answer");
    expect(words(widget)).not.toContain("gina Answer");
  });

  it("waits for an input method to finish its text (fault F2)", async () => {
    const widget = await atLocation();
    const field = widget.screen.getByLabelText("Search for a guest");
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: "gina" } });
    await new Promise((done) => setTimeout(done, 300));
    expect(calls(/\/users$/)).toEqual([]);
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(calls(/\/users$/)).toHaveLength(1));
  });
});

describe("transactions", () => {
  it("of a location and of a guest are listed newest first, at the restaurant’s time, refunds with a minus [C1.04] [C6.07] [C2.39] [C2.69] [C2.70] [C2.72] [C3.07] [C3.08] [C7.07] [C7.08] [M22] [M24]", async () => {
    const widget = await atLocation();
    await widget.guest.see("Check 0990");
    const text = words(widget);
    expect(text.indexOf("Check 0988")).toBeLessThan(text.indexOf("Check 0990"));
    expect(text.indexOf("Check 0990")).toBeLessThan(text.indexOf("Check 0871"));
    expect(text).toContain("−$42.00");
    expect(text).toContain("$84.50");
    expect(text).not.toContain("Not Refunded");
    expect(text).toContain("Refunded");
    expect(text).toMatch(/\d{1,2}:\d{2} [AP]M/);
    expect(calls(/\/locations\/7\/transactions$/)).toHaveLength(1);
    await widget.guest.fill("Search for a guest", "gina");
    await widget.guest.press(/^Gina Guest/);
    await widget.guest.see("Check 0931");
    expect(calls(/\/users\/501$/).map(({ query }) => query)).toEqual([{ location_id: "7" }]);
    expect(words(widget)).not.toContain("Check 0990");
    expect(widget.screen.getAllByRole("button", { name: "Refund" })).toHaveLength(1);
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

  it("say that they load, that there are none, and that they failed [C2.93] [C2.94] [C8.03] [C8.04] [C8.20]", async () => {
    const empty = await atLocation({ backend: "managers-no-transactions" });
    await empty.guest.see("This diner has not made any transactions at this location yet.");
    empty.unmount();
    localStorage.clear();
    sessionStorage.clear();
    const slow = await open({ address: "/", backend: "default" });
    await signIn(slow);
    backendFault("slow", { path: /transactions$/ });
    await slow.guest.press(/^Osteria Lucca/);
    await slow.guest.see("Loading...");
    await slow.guest.see("Check 0990");
    slow.unmount();
    localStorage.clear();
    sessionStorage.clear();
    const broken = await atLocation({ address: "/", backend: "managers-transactions-broken" });
    await broken.guest.see("Failed to fetch transactions.");
    await broken.guest.fill("Search for a guest", "gina");
    await broken.guest.press(/^Gina Guest/);
    await until(broken, "/diner-profile");
    await broken.guest.see("Failed to fetch transactions.");
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
  it("shows the manager and the ways to help, and logging out clears everything [C2.55] [C2.56] [C2.57] [C2.58] [C2.59] [C2.60] [C2.61] [C2.62] [C9.31] [C9.32]", async () => {
    const config = document.createElement("script");
    config.type = "application/json";
    config.id = "dining-widgets-config";
    config.textContent = JSON.stringify({
      links: { support: "help@example.com", training: "https://example.com/training" },
    });
    document.head.append(config);
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
    await widget.guest.press("Log out");
    await until(widget, "/login");
    config.remove();
    expect([
      localStorage.getItem("managerUserToken"),
      localStorage.getItem("managerUser"),
      sessionStorage.getItem("dining.managers.place"),
    ]).toEqual([null, null, null]);
    expect(words(widget)).not.toMatch(/Gina|Mara|manager@example/);
    expect(widget.screen.getByLabelText<HTMLInputElement>("Email").value).toBe("");
    history.pushState(null, "", "/diner-profile");
    dispatchEvent(new PopStateEvent("popstate"));
    await until(widget, "/login");
    expect(words(widget)).not.toContain("Gina");
    await signIn(widget, "second@example.com");
    await until(widget, "/location-selection");
    history.pushState(null, "", "/diner-profile");
    dispatchEvent(new PopStateEvent("popstate"));
    await until(widget, "/location-selection");
    expect(words(widget)).not.toContain("Gina");
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
