import { describe, expect, it, vi } from "vitest";
import { mountWidget, requests, setMedia } from "../support/mountWidget.ts";
import { mediaQueries } from "../../src/shared/host/media.ts";
import { configurePage } from "../support/configurePage.ts";
import { errorOf, fieldOf } from "../support/find.ts";

const name = "MobileLink";
const lines = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll("li")].map(({ textContent }) => textContent);

const configure = (links: Record<string, string>) => configurePage({ links });

const texts = () => requests.filter(({ path }) => path.includes("/mobile_links"));

describe("MobileLink", () => {
  it("shows heading, offer, reasons and rating of the app without a session [C1.15] [C2.05] [C2.128] [C2.129] [C2.130] [C2.131] [C2.132] [C2.133] [C2.134] [C6.14] [C9.20] [C9.21] [C9.22] [C9.23]", async () => {
    const { screen, shadow } = await mountWidget(name, { options: { locationsCount: 18_000 } });
    expect(screen.getByRole("heading", { name: "Pay with the Dine app" })).toBeTruthy();
    expect(screen.getByText("Get 20% back")).toBeTruthy();
    expect(lines(shadow)).toEqual([
      "Easier than paying with a card",
      "Loved by 3 million foodies",
      "18,000+ restaurants, bars & cafes",
    ]);
    expect(screen.getByText("4.9 stars")).toBeTruthy();
    expect(screen.getByText("29k reviews")).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it("leaves the number of places out when it is 0 [U6]", async () => {
    const { shadow } = await mountWidget(name);
    expect(lines(shadow)).toEqual(["Easier than paying with a card", "Loved by 3 million foodies"]);
  });

  it("shows the host's own figures, and neither rating nor offer where the host promises none [U6]", async () => {
    const { screen, shadow, element } = await mountWidget(name, {
      options: { offer: "", reasons: [], rating: 0 },
    });
    expect(screen.getByRole("heading", { name: "Pay with the Dine app" })).toBeTruthy();
    expect(shadow.querySelector("ul, svg")).toBeNull();
    expect(screen.queryByText(/20% back|stars|reviews/)).toBeNull();
    element.dataset["rating"] = "4.2";
    element.dataset["reviews"] = "812 reviews";
    element.dataset["offer"] = "Earn as you dine";
    expect(await screen.findByText("4.2 stars")).toBeTruthy();
    expect(screen.getByText("812 reviews")).toBeTruthy();
    expect(screen.getByText("Earn as you dine")).toBeTruthy();
  });

  it("starts with the smart link on a phone, passes the campaign on, and fires widget:navigate [U6]", async () => {
    configure({
      appSmart: "https://app.example/get",
      appStore: "https://apps.example/i",
      playStore: "",
    });
    const { screen, guest, events } = await mountWidget(name, {
      address: "/?utm_source=mail&token=secret",
    });
    const [first] = screen.getAllByRole<HTMLAnchorElement>("link");
    expect(first?.href).toBe("https://app.example/get?utm_source=mail");
    expect(screen.getByRole("link", { name: /App Store/ })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Google Play/ })).toBeNull();
    await guest.press("Get the Dine app");
    expect(events.findLast(({ type }) => type === "widget:navigate")).toMatchObject({
      type: "widget:navigate",
      detail: { reason: "app", url: "https://app.example/get?utm_source=mail" },
    });
  });

  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", "https://apps.example/i"],
    ["Mozilla/5.0 (Linux; Android 16; Pixel 10)", "https://play.example/a"],
  ])("links %s to its own store first without a smart link [U6]", async (userAgent, href) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    configure({ appStore: "https://apps.example/i", playStore: "https://play.example/a" });
    const { screen } = await mountWidget(name);
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Get the Dine app" }).href).toBe(
      href,
    );
  });

  it("shows a QR code instead of the phone button on a desktop [U6]", async () => {
    configure({ appSmart: "https://app.example/get" });
    const { screen } = await mountWidget(name);
    expect(screen.queryByRole("img")).toBeNull();
    setMedia(mediaQueries.desktop, true);
    expect(await screen.findByRole("img", { name: "QR code to get the Dine app" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Get the Dine app" })).toBeNull();
  });

  it("shows no links when nothing is configured [G19]", async () => {
    const { screen } = await mountWidget(name);
    expect(screen.queryAllByRole("link")).toEqual([]);
  });

  it("texts the link only when the host allows it, with consent, once per press [U6]", async () => {
    const plain = await mountWidget(name);
    expect(plain.screen.queryByLabelText("Phone number")).toBeNull();
    const { screen, guest, events } = await mountWidget(name, {
      options: { enableTextLink: true },
    });
    expect((await screen.findByRole<HTMLInputElement>("checkbox")).checked).toBe(false);
    await guest.fill("Phone number", "(512) 555-0100");
    await guest.press("Text me the link");
    expect(texts()).toEqual([]);
    await guest.tick(/^Text me one message/);
    await guest.press("Text me the link");
    await guest.see("Link sent");
    expect(texts().map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: "POST", path: "/api/v5/mobile_links", body: { phone_number: "15125550100" } },
    ]);
    expect(
      events.filter(({ type }) => type === "widget:done").map(({ detail }) => detail.outcome),
    ).toEqual(["link-sent"]);
  });

  it.each([
    ["mobile-links-busy", "45 seconds"],
    ["mobile-links-refused", "does not take text messages"],
    ["mobile-links-down", "confirm that the text was sent"],
  ])("explains the failure %s and keeps what was typed [U6]", async (backend, words) => {
    const { screen, guest } = await mountWidget(name, {
      options: { enableTextLink: true },
      backend,
    });
    await guest.fill("Phone number", "5125550100");
    await guest.tick(/^Text me one message/);
    await guest.press("Text me the link");
    await guest.see(words);
    expect((await screen.findByLabelText<HTMLInputElement>("Phone number")).value).toBe(
      "+1 512 555-0100",
    );
    expect(texts()).toHaveLength(1);
  });

  it("marks a phone number that the server refuses, and moves the focus there", async () => {
    const mounted = await mountWidget(name, {
      options: { enableTextLink: true },
      backend: "mobile-links-refused",
    });
    await mounted.guest.fill("Phone number", "5125550100");
    await mounted.guest.tick(/^Text me one message/);
    await mounted.guest.press("Text me the link");
    await mounted.guest.see("does not take text messages");
    const phone = fieldOf(mounted, "Phone number");
    expect(errorOf(mounted, "Phone number")).toContain("does not take text messages");
    expect(mounted.shadow.activeElement).toBe(phone);
    expect(mounted.screen.queryByRole("alert")).toBeNull();
  });
});
