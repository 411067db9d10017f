import { waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { guestToken } from "../../mock-api/accounts.ts";
import { configurePage } from "../support/configurePage.ts";
import { mountWidget, overrideBackend, requests } from "../support/mountWidget.ts";
import { pay, payments, toReview, until } from "./redeemCheckoutSupport.ts";

const people: Readonly<Record<string, object>> = {
  "gina-1": { id: 1, first_name: "Gina", last_name: "Guest", email: "gina@example.com" },
  "gina-2": { id: 1, first_name: "Gina", last_name: "Guest", email: "gina@example.com" },
  "nico-1": { id: 2, first_name: "Nico", last_name: null, email: "nico@example.com" },
};

const bearerOf = (headers: Headers): string => headers.get("authorization")?.slice(7) ?? "";

beforeEach(() => {
  const currentUser = http.get("*/api/v5/current_user", ({ request }) => {
    const user = people[bearerOf(request.headers)];
    return user ? HttpResponse.json({ user }) : HttpResponse.json({}, { status: 401 });
  });
  overrideBackend(currentUser);
});

/** Opens a link with this token in a browser where another diner may be signed in. */
async function follow(linked: string, present: string | null) {
  if (present) localStorage.setItem("userToken", present);
  return mountWidget("RedeemCheckout", {
    address: `/pay?pos=toast&location=lucca&ticket=1001&token=${linked}`,
  });
}

const token = (): string | null => localStorage.getItem("userToken");

/**
 * The bearer tokens of all calls that read or write personal data, in the order of their first use.
 */
const bearers = (): string[] => [
  ...new Set(
    requests
      .filter(({ path }) => !path.includes("current_user"))
      .flatMap(({ headers }) => headers["authorization"] ?? []),
  ),
];

describe("a login by link, where another person is signed in", () => {
  it("asks before anything of the link is used, and goes on as the person who was there", async () => {
    const { guest } = await follow("nico-1", "gina-1");
    await guest.see("Continue as Nico?");
    await guest.see("You’re signed in as Gina Guest. This link signs in Nico instead.");
    expect([token(), bearers(), location.search]).toEqual([
      "gina-1",
      [],
      "?pos=toast&location=lucca&ticket=1001",
    ]);
    await guest.press("Stay signed in as Gina Guest");
    await waitFor(() => expect(bearers()).toEqual(["Bearer gina-1"]));
  });

  it("goes on as the person of the link once that is confirmed", async () => {
    const { guest } = await follow("nico-1", "gina-1");
    await guest.see("Continue as Nico?");
    await guest.press("Continue as Nico");
    await waitFor(() => expect(bearers()).toEqual(["Bearer nico-1"]));
  });

  it("asks without a name where the API cannot say who is signed in", async () => {
    const broken = http.get("*/api/v5/current_user", ({ request }) =>
      bearerOf(request.headers) === "nico-1"
        ? HttpResponse.json({ user: people["nico-1"] })
        : HttpResponse.json({}),
    );
    overrideBackend(broken);
    const { guest } = await follow("nico-1", "gina-1");
    await guest.see("Continue as Nico?");
    await guest.see("You’re signed in. This link signs in Nico instead.");
    expect(token()).toBe("gina-1");
  });
});

describe("a login by link, while another tab signs somebody in", () => {
  it("asks about the person who is there now, in place of the expired session that it began to compare", async () => {
    let answer = (): void => {};
    const comparing = new Promise<void>((resolve) => (answer = resolve));
    const slow = http.get("*/api/v5/current_user", async ({ request }) => {
      if (bearerOf(request.headers) !== "expired") return undefined;
      await comparing;
      return HttpResponse.json({}, { status: 401 });
    });
    overrideBackend(slow);
    const { guest } = await follow("nico-1", "expired");
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain("/api/v5/current_user"));
    localStorage.setItem("userToken", "gina-1");
    answer();
    await guest.see("You’re signed in as Gina Guest. This link signs in Nico instead.");
    expect([token(), bearers()]).toEqual(["gina-1", []]);
  });
});

describe("a login by link goes on without a question", () => {
  it.each([
    ["for the same person", "gina-2", "gina-1", "gina-2"],
    ["where the session that was there has expired", "nico-1", "expired", "nico-1"],
    ["without a session", "nico-1", null, "nico-1"],
    [
      "with the session that was there, where the API refuses the link's token",
      "forged",
      "gina-1",
      "gina-1",
    ],
  ])("%s", async (_, linked, present, used) => {
    await follow(linked, present);
    await waitFor(() => expect(bearers()).toEqual([`Bearer ${used}`]));
  });

  it("in a web view that the page's configuration names as its own app's", async () => {
    configurePage({ ownApps: ["DineApp/"] });
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(`${webViews[0]} DineApp/4.2`);
    await follow("nico-1", "gina-1");
    await waitFor(() => expect(bearers()).toEqual(["Bearer nico-1"]));
    expect(requests.some(({ path }) => path.includes("current_user"))).toBe(false);
  });
});

const webViews = [
  "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
];

describe("a link with a text that can be no token", () => {
  it.each(["undefined", "a%20b", "t%C3%B6k", "a%0Ab", "x".repeat(5000)])(
    "?token=%s leads to the sign-in, and leaves the address",
    async (text) => {
      const widget = await follow(text, null);
      await until(widget, "login");
      expect([location.search, bearers()]).toEqual(["?pos=toast&location=lucca&ticket=1001", []]);
    },
  );
});

describe("a login by link in somebody's app", () => {
  it.each(webViews)("asks like everywhere else: %s", async (userAgent) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    const { guest } = await follow("nico-1", "gina-1");
    await guest.see("Continue as Nico?");
    expect([token(), bearers()]).toEqual(["gina-1", []]);
  });
});

describe("a login by link that nobody has confirmed", () => {
  /** A link of a guest of the mock API whose name the API sends. */
  function followGuest() {
    const named = http.get("*/api/v5/current_user", () =>
      HttpResponse.json({ user: people["gina-1"] }),
    );
    overrideBackend(named);
    return mountWidget("RedeemCheckout", {
      address: `/pay?pos=toast&location=lucca&ticket=1001&token=${guestToken}`,
    });
  }

  it("shows the bill, and is stored nowhere", async () => {
    const widget = await followGuest();
    await toReview(widget);
    expect([token(), location.search]).toEqual([null, "?pos=toast&location=lucca&ticket=1001"]);
  });

  it("asks by initials before it pays, and pays once that is confirmed", async () => {
    const widget = await followGuest();
    await pay(widget);
    await widget.guest.see("Continue as G… G…?");
    expect([payments(), token()]).toEqual([[], null]);
    await widget.guest.press("Continue as G… G…");
    await until(widget, "success");
    expect(payments()).toHaveLength(1);
    expect(token()).toBe(guestToken);
  });

  it("signs out where the person uses another account, and pays nothing", async () => {
    const widget = await followGuest();
    await pay(widget);
    await widget.guest.press("Use another account");
    await until(widget, "login");
    expect([payments(), token()]).toEqual([[], null]);
  });
});

describe("`purchase_page` in the address", () => {
  const open = (page: string) =>
    mountWidget("RedeemCheckout", {
      address: `/pay?pos=toast&location=lucca&ticket=1001&purchase_page=${encodeURIComponent(page)}`,
    });

  it.each([
    ["/buy", "https://host.example/buy"],
    ["https://shop.example/buy", "https://shop.example/buy"],
  ])("leads to %s, which the page allows", async (page, href) => {
    configurePage({ returnUrlOrigins: ["https://shop.example"] });
    const { screen } = await open(page);
    expect(screen.getByRole("link", { name: /credit/ }).getAttribute("href")).toBe(href);
  });

  it.each(["https://evil.example/buy", "//evil.example", "javascript:alert(1)"])(
    "leads nowhere for %s",
    async (page) => {
      const { screen } = await open(page);
      expect(screen.queryByRole("link", { name: /credit/ })).toBeNull();
    },
  );
});
