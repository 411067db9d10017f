import { english } from "../../src/shared/texts/language.ts";
import { fireEvent } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import { readStats } from "../../src/shared/contracts/ambassadorStats.ts";
import { file, jpeg, png } from "../../src/shared/upload/testing/images.ts";
import { figuresCsv } from "../../src/widgets/AmbassadorUserProfile/download.ts";
import { examples } from "../../src/widgets/AmbassadorUserProfile/examples.ts";
import { labelOf, rangesFor } from "../../src/widgets/AmbassadorUserProfile/range.ts";
import {
  backendFault,
  exampleNamed,
  mountWidget,
  requests,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { signIn } from "../support/signIn.ts";
import { callsTo, textOf } from "../support/find.ts";

const name = "AmbassadorUserProfile";
const open = () => mountWidget(name, exampleNamed(examples, "default"));

async function signedIn(backendScenario?: string): Promise<MountedWidget> {
  const mounted = await mountWidget(name, backendScenario ? { backend: backendScenario } : {});
  await mounted.guest.see("Sign in to see your ambassador profile");
  await signIn(mounted);
  await mounted.guest.see("Gina Guest");
  return mounted;
}

describe("AmbassadorUserProfile", () => {
  it("the profile shows the person's name and e-mail address [C2.138] [C2.139]", async () => {
    const { screen, shadow } = await open();
    expect(screen.getByRole("heading", { name: "Maya Ambrose" })).toBeTruthy();
    expect(textOf(shadow)).toContain("maya@example.com");
  });

  it("the profile shows since when the person is a member [C2.140] [C3.25]", async () => {
    const { shadow } = await open();
    expect(textOf(shadow)).toContain("Member since April 2, 2023");
  });

  it("the profile shows the person's photo with a button to edit it [C2.136]", async () => {
    const { screen } = await open();
    expect(screen.getByRole("img", { name: "Photo of Maya Ambrose" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Edit Photo" })).toBeTruthy();
  });

  async function expectCard(label: string, value: string): Promise<void> {
    const { shadow } = await open();
    const cards = [...shadow.querySelectorAll(".figure-card")].map((card) => [
      textOf(card.querySelector("dt")),
      textOf(card.querySelector("dd")),
    ]);
    expect(cards).toContainEqual([label, value]);
  }
  it("a new ambassador without links sees no request to share one", async () => {
    const { guest, shadow } = await mountWidget(name, exampleNamed(examples, "newcomer"));
    await guest.see("No earnings yet.");
    expect(textOf(shadow)).not.toContain("Share one of your links");
  });
  it("each link says how it performs, as far as the server counts it", async () => {
    const { shadow } = await mountWidget(name, {
      options: {
        user: { name: "Maya Ambrose" },
        stats: {
          brandLinks: [
            {
              name: "Osteria Luna",
              url: "https://dine.example/b/luna",
              claims: 1204,
              redemptions: 1,
              credits_earned: "85.50",
            },
            { name: "The Old Rathskeller", url: "https://dine.example/b/rathskeller" },
          ],
        },
      },
    });
    const links = [...shadow.querySelectorAll(".brand-link > div:first-child")].map(textOf);
    expect(links[0]).toContain("1,204 claims · 1 redemption · $85.50 earned");
    expect(links[1]).not.toContain("·");
  });
  it("the profile shows the number of brand links in a card [C2.143]", () =>
    expectCard("Brand Links", "2"));
  it("the profile shows the number of claims in a card [C2.144]", () =>
    expectCard("Claims", "1,284"));
  it("the profile shows the number of redemptions in a card [C2.145]", () =>
    expectCard("Redemptions", "391"));
  it("the profile shows the earned credit in dollars in a card [C2.146] [AM7]", () =>
    expectCard("Credit Earned", "$12,345.67"));

  it("the profile shows earnings and reach as tables, the current period and the links, without a call [C1.16] [C2.01] [C3.24]", async () => {
    const { screen, shadow } = await open();
    const earned = screen.getByRole("table", { name: "Earnings", hidden: true });
    expect(textOf(earned.querySelector("tbody tr"))).toBe("Dec 2025$120.00");
    const reach = screen.getByRole("table", { name: "Reach", hidden: true });
    expect(textOf(reach.querySelector("tbody tr:last-child"))).toBe("Nov 2026747");
    expect(textOf(shadow)).toContain("$86.50 earned so far (November 1 – 30, 2026)");
    expect(textOf(shadow)).toContain("Osteria Luna");
    expect(requests).toEqual([]);
  });

  it("the profile leads back to / or to where the page says [C2.135] [AM5]", async () => {
    const { screen, update } = await open();
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Back" }).getAttribute("href")).toBe(
      "/",
    );
    update({ backHref: "/ambassadors" });
    await expect
      .poll(() => screen.getByRole("link", { name: "Back" }).getAttribute("href"))
      .toBe("/ambassadors");
    update({ backHref: "javascript:alert(1)" });
    await expect.poll(() => screen.queryByRole("link", { name: "Back" })).toBeNull();
  });

  it("the profile asks who it is first, and then for figures with that person’s own token [AM1] [AM6]", async () => {
    const { guest, shadow } = await signedIn();
    await guest.see("1,284");
    const [stats] = callsTo("ambassador_stats");
    expect(stats?.headers.authorization).toMatch(/^Bearer ./);
    expect(stats?.path).toBe("/api/v5/current_user/ambassador_stats");
    expect(textOf(shadow)).toContain("$2,345.50");
  });

  it("the profile shows dashes and a way to retry where the figures cannot be read, and the person all the same [AM6]", async () => {
    const { guest, screen, shadow, backend } = await signedIn("ambassador-stats-down");
    await guest.see("We couldn’t load your stats.");
    expect([...shadow.querySelectorAll(".figure-card dd")].map(textOf)).toEqual([
      "—",
      "—",
      "—",
      "—",
    ]);
    const before = callsTo("ambassador_stats").length;
    backend.open("default");
    await guest.press("Try again");
    await expect.poll(() => callsTo("ambassador_stats").length).toBeGreaterThan(before);
    // The backend has restarted and does not know the token: the person signs in again.
    await guest.see("Sign in to see your ambassador profile");
    expect(screen.queryByText("Gina Guest")).toBeNull();
  });

  it("a session that ends takes everything from the screen (fault C1)", async () => {
    const { guest, screen, shadow } = await signedIn();
    await guest.see("1,284");
    localStorage.removeItem("userToken");
    document.cookie = "user_token=; max-age=0; path=/";
    window.dispatchEvent(new StorageEvent("storage", { key: "userToken" }));
    await guest.see("Sign in to see your ambassador profile");
    expect(textOf(shadow)).not.toContain("1,284");
    expect(screen.queryByText("guest@example.com")).toBeNull();
  });

  it("the sign-in keeps its input and shows an error if the answer's token is unusable (fault C4)", async () => {
    const mounted = await mountWidget(name);
    backendFault({ body: { token: "x".repeat(5000), user: { id: 1 } } }, { path: "/login" });
    await signIn(mounted);
    await mounted.guest.see("We couldn’t reach our server.");
    expect(mounted.screen.getByLabelText("Email")).toHaveProperty("value", "guest@example.com");
  });

  it("a link that is too long for a QR code is shown as text, and the profile stays", async () => {
    const url = `https://dine.example/b/${"a".repeat(3000)}`;
    const { screen, guest, shadow, status } = await mountWidget(name, {
      options: {
        user: { name: "Maya Ambrose", email: "maya@example.com" },
        stats: { totalClaims: 1, brandLinks: [{ name: "Osteria Luna", url }] },
      },
    });
    const summary = await screen.findByText(/QR code/);
    summary.click();
    await guest.see(url);
    expect([status(), shadow.querySelector(".qr-frame")]).toEqual(["ready", null]);
  });

  it("the page says that the profile cannot be read, and reads it again on request", async () => {
    const mounted = await mountWidget(name);
    await mounted.guest.see("Sign in to see your ambassador profile");
    backendFault("html", { path: "/current_user", method: "GET", times: 2 });
    await signIn(mounted);
    await mounted.guest.see("We couldn’t load your profile");
    await mounted.guest.press("Try again");
    await mounted.guest.see("Gina Guest");
  });
});

describe("Edit Photo", () => {
  async function editing(scenario?: string) {
    const mounted = await signedIn(scenario);
    await mounted.guest.press("Edit Photo");
    await mounted.guest.see("JPEG or PNG, up to 5 MB.");
    const choose = (chosen: File): void =>
      void fireEvent.change(mounted.screen.getByLabelText(/Choose/), {
        target: { files: [chosen] },
      });
    return { ...mounted, choose };
  }

  it.each([
    [
      file('<svg xmlns="http://www.w3.org/2000/svg"/>', "me.png", "image/png"),
      "This isn’t a JPEG or PNG picture.",
    ],
    [
      file(
        new Uint8Array([...png(800, 800), ...new Uint8Array(5_100_000)]),
        "large.png",
        "image/png",
      ),
      "The limit is 5 MB.",
    ],
    [file("", "empty.jpg", "image/jpeg"), "This file is empty."],
  ])(
    "the photo dialog refuses what is no JPEG or PNG by its content, or too large, before anything is sent [C2.137] [C5.21] [AM4] (fault B6) %#",
    async (chosen, text) => {
      const { choose, guest, screen } = await editing();
      choose(chosen);
      await guest.see(text);
      expect(screen.queryByRole("button", { name: "Save photo" })).toBeNull();
      expect(callsTo("user_profile_pictures")).toEqual([]);
    },
  );

  it("the photo dialog sends the photo once, as a multipart form with the user's own token [C6.12] [C7.17]", async () => {
    const { choose, guest } = await editing();
    choose(file(jpeg(640, 640), "me.jpg", "image/jpeg"));
    await guest.press("Save photo");
    await guest.see("Photo updated.");
    const [call, ...otherCalls] = callsTo("user_profile_pictures");
    expect(otherCalls).toEqual([]);
    expect([call?.method, call?.path]).toEqual([
      "PATCH",
      "/api/v5/current_user/user_profile_pictures",
    ]);
    expect(call?.headers["content-type"]).toMatch(/^multipart\/form-data/);
    expect(String(call?.body)).toContain('name="profile_picture_upload"');
    expect(call?.headers.authorization).toMatch(/^Bearer ./);
  });

  it("the photo dialog announces the reload of the page after the photo was saved [C1.17] [AM4]", async () => {
    const { choose, guest, events } = await editing();
    choose(file(jpeg(640, 640), "me.jpg", "image/jpeg"));
    await guest.press("Save photo");
    await guest.see("Photo updated.");
    expect(events.filter(({ type }) => type === "widget:navigate")).toMatchObject([
      { detail: { reason: "photo-updated" } },
    ]);
  });

  it("the photo dialog says that the photo was not updated, logs it, keeps it, and sends it again on request [C8.21] [AM4]", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { choose, guest, events } = await editing("ambassador-picture-down");
    choose(file(png(640, 640), "me.png", "image/png"));
    await guest.press("Save photo");
    await guest.see("We couldn’t update your photo. Try again.");
    expect(logged).toHaveBeenCalled();
    expect(events.some(({ type }) => type === "widget:navigate")).toBe(false);
    await guest.press("Save photo");
    await expect.poll(() => callsTo("user_profile_pictures").length).toBe(2);
  });
});

describe("links", () => {
  it("links are copied, and selected where the browser refuses [AM3]", async () => {
    const { guest } = await open();
    const write = vi.fn(async () => {});
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: write },
      configurable: true,
    });
    await guest.press("Copy link: Osteria Luna");
    await guest.see("Link copied.");
    expect(write).toHaveBeenCalledWith("https://dine.example/b/luna?a=maya");
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
      configurable: true,
    });
    await guest.press("Copy link: The Old Rathskeller");
    await guest.see("Press Ctrl/⌘ + C to copy");
  });

  it("links that are not web addresses can be read, but neither shared nor scanned (fault A2)", async () => {
    const { screen } = await mountWidget(name, {
      options: { user: { name: "M" }, stats: { brandLinks: ["javascript:alert(1)"] } },
    });
    expect(await screen.findByText("javascript:alert(1)")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Share/ })).toBeNull();
    expect(screen.queryByText(/QR code/)).toBeNull();
  });
});

describe("the figures", () => {
  it.each([
    [{ label: "Q1", value: 5 }, "Q1", 500],
    [{ period: "2026-03", amount: "5.50" }, "2026-03", 550],
    [{ date: "2026-03-09", count: 2 }, "2026-03-09", 200],
    [["Q2", 7], "Q2", 700],
    [9, null, 900],
    ["unknown", null, null],
    [null, null, null],
  ])("the figures take a point written as %j [AM2]", (point, label, value) => {
    const stats = readStats({ earnings: { stats: [point] } });
    expect(stats?.earnings?.stats).toEqual([{ label, value }]);
  });

  it.each([
    ["2026-03-01", "Mar 2026"],
    ["2026-03", "Mar 2026"],
    ["2026-03-09", "Mar 9"],
    ["Spring", "Spring"],
    [null, "No. 4"],
  ])("the figures label %j as %s", (label, textOf) => {
    expect(labelOf(label, 4, english())).toBe(textOf);
  });

  it("the figures offer only ranges that show less", () => {
    expect(rangesFor(12)).toEqual(["all", 6, 3]);
    expect(rangesFor(3)).toEqual(["all"]);
    expect(rangesFor(0)).toEqual(["all"]);
  });

  it("the figures become rows by period, in dollars and people", () => {
    const stats = readStats({
      earnings: {
        stats: [
          ["2026-01", "5.5"],
          ["2026-02", 7],
        ],
      },
      reach: {
        stats: [
          ["2026-02", 12],
          ["=1+1", 3],
        ],
      },
    });
    expect(stats && figuresCsv(stats, "all", english())).toBe(
      "\uFEFFPeriod,Earned,People reached\r\nJan 2026,5.50,\r\nFeb 2026,7.00,12\r\n'=1+1,,3\r\n",
    );
  });

  it("the figures shorten to the newest three on request", async () => {
    const { guest, screen } = await open();
    await guest.choose("Show", "Last 3");
    await expect
      .poll(
        () =>
          screen.getByRole("table", { name: "Earnings", hidden: true }).querySelectorAll("tbody tr")
            .length,
      )
      .toBe(3);
  });
});
