import { describe, expect, it, vi } from "vitest";
import { backendFault, mountWidget, requests } from "../support/mountWidget.ts";

const name = "AmbassadorWebDiscovery";
const options = { slug: "noor" };
const requestedPaths = () =>
  requests.filter(({ path }) => path.includes("/ambassadors/")).map(({ path }) => path);

describe("AmbassadorWebDiscovery", () => {
  it("the page shows who the ambassador is, their offer and their brands, in one call [C2.23] [U4]", async () => {
    const { guest, screen, shadow } = await mountWidget(name, { options });
    await guest.see("Noor Haddad");
    expect(screen.getByRole("heading", { level: 1, name: "Noor Haddad" })).toBeTruthy();
    await guest.see("I eat my way through Texas");
    expect(
      screen.getByRole<HTMLAnchorElement>("link", { name: "Claim the offer" }).getAttribute("href"),
    ).toBe("/offers/NOOR25");
    await guest.see("On a bill of $50 or more · Expires 30 days after you claim it");
    await guest.see("Where Noor Haddad eats");
    await guest.see("13 places");
    expect(
      new Set(
        [...shadow.querySelectorAll(".place-words strong")].map(({ textContent }) =>
          textContent?.trim(),
        ),
      ),
    ).toEqual(new Set(["Harbor Grill", "Osteria Lucca", "Casa Marisol"]));
    expect(requestedPaths()).toEqual(["/api/v5/ambassadors/noor"]);
    expect(requests.some(({ path }) => path.endsWith("/map"))).toBe(false);
  });

  it.each([
    [{ address: "/a/noor" }],
    [{ address: "/team/noor?utm_source=x", attributes: { "base-path": "/team" } }],
    [{ address: "/page#/a/noor", attributes: { router: "hash" } }],
  ])("the page finds the slug in the address: %j [U4]", async (start) => {
    const { guest } = await mountWidget(name, start);
    await guest.see("Noor Haddad");
    expect(requestedPaths()).toEqual(["/api/v5/ambassadors/noor"]);
  });

  it("the page finds a place among the brands, and shows it [B3.15] [U4]", async () => {
    const { guest } = await mountWidget(name, { options });
    await guest.press("Italian");
    await guest.see("4 of 13 places");
    await guest.press(/^Osteria Lucca Dallas/);
    await guest.see("Directions");
  });

  it("the host can handle the navigation to the offer itself [U4]", async () => {
    const { guest, events, screen } = await mountWidget(name, {
      options: { ...options, offerUrl: "/claim?offer={code}" },
    });
    await guest.press("Claim the offer");
    expect(
      events.filter(({ type }) => type === "widget:navigate").map(({ detail }) => detail),
    ).toEqual([expect.objectContaining({ url: "/claim?offer=NOOR25", reason: "offer" })]);
    expect(screen.getByRole("link", { name: "Claim the offer" })).toBeTruthy();
  });

  it("the page shares its own address, and lets it be copied by hand where the browser refuses [U4]", async () => {
    const clipboard = { writeText: () => Promise.reject(new Error("no")) };
    try {
      const { guest, shadow } = await mountWidget(name, { address: "/a/noor?ref=1" });
      await guest.see("Noor Haddad");
      vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: clipboard } }));
      await guest.press("Share this page");
      await guest.see("Copy this link:");
      expect(shadow.querySelector("code")?.textContent).toBe(`${location.origin}/a/noor?ref=1`);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each([[{ options: { slug: "nobody" } }], [{ address: "/" }]])(
    "the page says that an unknown ambassador is not found, and offers the app: %j [U4]",
    async (start) => {
      const { guest, element } = await mountWidget(name, start);
      await guest.see("We couldn’t find this ambassador.");
      await vi.waitFor(() =>
        expect(element.querySelector('[data-widget="MobileLink"]')).toBeTruthy(),
      );
    },
  );

  it("an ambassador who is not found is looked for again on request", async () => {
    const stop = backendFault(404, { path: "/noor" });
    const { guest } = await mountWidget(name, { options });
    await guest.see("We couldn’t find this ambassador.");
    stop();
    await guest.press("Try again");
    await guest.see("Noor Haddad");
  });

  it("the page renders without picture, text, offer and brands [U4] (fault K1)", async () => {
    const { guest, screen, unmount } = await mountWidget(name, {
      options,
      backend: "ambassador-plain",
    });
    await guest.see("Noor Haddad");
    expect(screen.queryByRole("link", { name: "Claim the offer" })).toBeNull();
    unmount();
    const none = await mountWidget(name, { options, backend: "ambassador-no-brands" });
    await none.guest.see("hasn’t added any restaurants yet");
  });

  it("a page that cannot be read says so, and tries again on request", async () => {
    const { guest, backend } = await mountWidget(name, { options, backend: "ambassador-down" });
    await vi.waitFor(() => guest.see("We couldn’t load this page."));
    backend.open("default");
    await guest.press("Try again");
    await guest.see("Noor Haddad");
  });

  it("the page loads by itself when the browser is online again", async () => {
    const end = backendFault("offline", { path: "/noor" });
    const { guest } = await mountWidget(name, { options });
    await guest.see("Check your connection and try again.");
    end();
    dispatchEvent(new Event("online"));
    await guest.see("Noor Haddad");
  });

  it("the page follows a changed slug", async () => {
    const { guest, element } = await mountWidget(name, { attributes: { slug: "nobody" } });
    await guest.see("We couldn’t find this ambassador.");
    element.dataset.slug = "noor";
    await guest.see("Noor Haddad");
  });
});
