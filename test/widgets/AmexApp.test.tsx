import { describe, expect, it, vi } from "vitest";
import { mountWidget } from "../support/mountWidget.ts";
import { isLooping, partnerUrl } from "../../src/widgets/AmexApp/partnerUrl.ts";
import type { Options } from "../../src/widgets/AmexApp/options.ts";

const name = "AmexApp";
const page = {
  origin: "https://host.example",
  pathname: "/business-card-special",
  search: "?utm_source=card&x=%20y",
  hash: "#terms",
  referrer: "",
};
const options = (changes: Partial<Options>): Options => ({
  mode: "redirect",
  delaySeconds: 0,
  ...changes,
});
const navigations = (events: readonly { type: string }[]) =>
  events.filter(({ type }) => type === "widget:navigate");

describe("partnerUrl", () => {
  it.each([
    [
      { partnerOfferCode: "CARD 20" },
      "https://host.example/offers/CARD%2020?utm_source=card&x=%20y#terms",
    ],
    [
      { partnerOfferUrl: "/offers/CARD?own=1&utm_source=own#own" },
      "https://host.example/offers/CARD?own=1&utm_source=own&x=%20y#terms",
    ],
    [
      { partnerOfferUrl: "https://partner.example/x" },
      "https://partner.example/x?utm_source=card&x=%20y#terms",
    ],
  ])("keeps the page's query and hash for %j [A2.62] [U5]", (partial, url) => {
    expect(partnerUrl(options(partial), page, ["https://partner.example"])).toEqual({ url });
  });

  it.each([
    "javascript:alert(1)",
    "//evil.example",
    "https://evil.example/",
    "data:text/html,x",
    "https://partner.example@evil.example/",
    "/\\evil.example",
    "http://host.example/x",
  ])("rejects %s [G11]", (partnerOfferUrl) => {
    expect(partnerUrl(options({ partnerOfferUrl }), page, ["https://partner.example"])).toEqual({
      error: expect.stringContaining("may not be led to"),
    });
  });

  it("rejects its own page, and isLooping detects a visitor who came from the offer or this page [U5]", () => {
    expect(
      partnerUrl(options({ partnerOfferUrl: "/business-card-special/?a=1" }), page, []),
    ).toEqual({ error: "the offer page is this page itself" });
    const url = "https://host.example/offers/CARD?x=1";
    expect(isLooping(url, { ...page, referrer: "https://host.example/offers/CARD" })).toBe(true);
    expect(
      isLooping(url, { ...page, referrer: "https://host.example/business-card-special?x=2" }),
    ).toBe(true);
    expect(isLooping(url, { ...page, referrer: "https://search.example/" })).toBe(false);
  });
});

describe("AmexApp", () => {
  it("redirects to the partner’s offer with query and hash, and shows a link where the page stays [A2.62] [C2.15] [O23] [U5]", async () => {
    const { screen, events } = await mountWidget(name, {
      options: { partnerName: "Business Card", partnerOfferCode: "CARD" },
      address: "/special?utm_source=card#terms",
    });
    expect(screen.getByRole("heading", { name: "Your Business Card special" })).toBeTruthy();
    const url = "https://host.example/offers/CARD?utm_source=card#terms";
    await expect
      .poll(() => navigations(events))
      .toMatchObject([{ detail: { url, reason: "partner-offer" } }]);
    expect(screen.queryByRole("link")).toBeNull();
    expect(
      (await screen.findByRole<HTMLAnchorElement>("link", { name: "Continue to the offer" })).href,
    ).toBe(url);
    expect(navigations(events)).toHaveLength(1);
  });

  it("counts down without announcing each second, and stays when asked [U5] [X4]", async () => {
    const { screen, shadow, guest, events } = await mountWidget(name, {
      options: { partnerOfferCode: "CARD", delaySeconds: 2 },
    });
    const status = screen.getByRole("status").textContent;
    const figure = () => shadow.querySelector('p [aria-hidden="true"]')?.textContent;
    expect(figure()).toBe("2 seconds left.");
    await expect.poll(figure).toBe("1 second left.");
    expect(screen.getByRole("status").textContent).toBe(status);
    await guest.press("Stay on this page");
    await new Promise((passed) => setTimeout(passed, 1_300));
    expect(navigations(events)).toEqual([]);
    expect(screen.getByRole("link", { name: "Continue to the offer" })).toBeTruthy();
  });

  it("redirects when the countdown ends [U5]", async () => {
    const { events } = await mountWidget(name, {
      options: { partnerOfferCode: "CARD", delaySeconds: 1 },
    });
    await expect.poll(() => navigations(events).length).toBe(1);
  });

  it("embeds the claim with the enterprise’s rule for email addresses [U5]", async () => {
    const { guest } = await mountWidget(name, {
      options: {
        mode: "claim",
        partnerName: "Business Card",
        partnerOfferCode: "LUNCH15",
        requiredEmailEnding: "@card.example",
      },
    });
    await guest.see("Lunch break");
    await guest.fill("Email", "ada@other.example");
    await guest.press("Continue");
    await guest.see("Sorry, a valid @card.example email address is required to continue.");
  });

  it("asks for the offer code when nothing is configured, and claims with it [U5]", async () => {
    const { guest, events } = await mountWidget(name);
    await guest.press("Continue");
    await guest.see("Enter your offer code.");
    await guest.fill("Offer code", "WELCOME25");
    await guest.press("Continue");
    await guest.see("Welcome");
    expect(navigations(events)).toEqual([]);
  });

  it("says where the offer opens, and promises nothing about the rest of the page", async () => {
    const leading = await mountWidget(name, {
      options: { partnerOfferCode: "CARD20", delaySeconds: 300 },
    });
    expect(leading.shadow.querySelector(".trust")?.textContent).toBe(
      `The offer opens on ${location.host}`,
    );
    expect(leading.shadow.textContent).not.toMatch(/never/);
    const asking = await mountWidget(name);
    expect(asking.shadow.querySelector(".trust")).toBeNull();
  });

  it("rejects an unsafe URL with one error, and asks for the code instead [G11] [U5] (fault A1)", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const { screen, events } = await mountWidget(name, {
      options: { partnerOfferUrl: "https://evil.example/" },
    });
    expect(screen.getByLabelText("Offer code")).toBeTruthy();
    expect(navigations(events)).toEqual([]);
    expect(events.filter(({ type }) => type === "widget:error")).toMatchObject([
      { detail: { phase: "options" } },
    ]);
    expect(error).toHaveBeenCalledOnce();
  });
});
