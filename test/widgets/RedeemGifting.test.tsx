import { describe, expect, it, vi } from "vitest";
import { backendFault, mountWidget, requests, setMedia } from "../support/mountWidget.ts";
import { mediaQueries } from "../../src/shared/host/media.ts";
import { configurePage } from "../support/configurePage.ts";
import { textOf } from "../support/find.ts";

const name = "RedeemGifting";
const gift = {
  sender_name: "Ada",
  amount: "50.00",
  code: "TASTE-4821",
  status: "sent",
  expires_at: "2031-03-14",
  message: "Enjoy!",
};
const open = (changes: object = {}, options: object = {}) =>
  mountWidget(name, { options: { gift: { ...gift, ...changes }, ...options } });

function clipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
}

describe("RedeemGifting", () => {
  it("reads the gift by the code in the path without a session, and shows code, amount and sender [C1.13] [C2.24] [C2.118] [C2.120] [C2.121] [C6.13] [GC1]", async () => {
    const { screen, shadow } = await mountWidget(name, { address: "/gifts/TASTE-4821" });
    expect(await screen.findByRole("heading", { name: "Ada SENT YOU A GIFT" })).toBeTruthy();
    expect(textOf(shadow)).toContain("Claim your $50.00");
    expect(shadow.querySelector(".gift-face")?.textContent).toBe("DineClaim your $50.00");
    expect(screen.getByText("TASTE-4821").closest('[translate="no"]')).toBeTruthy();
    const [call] = requests.filter(({ path }) => path.includes("/gifts/"));
    expect([call?.origin, call?.path]).toEqual([
      "https://host.example",
      "/api/v5/gifts/TASTE-4821",
    ]);
    expect(call?.headers["authorization"]).toBeUndefined();
    expect(screen.getByRole("button", { name: "Copy the code" })).toBeTruthy();
  });

  it("shows the gift given by the page without a request [GC1]", async () => {
    const { shadow } = await open();
    expect(textOf(shadow)).toContain("Claim your $50.00");
    expect(textOf(shadow)).toContain("Expires March 14, 2031");
    expect(textOf(shadow)).toContain("Enjoy!");
    expect(requests).toEqual([]);
  });

  it.each([null, "", "  "])(
    "says A GIFT FOR YOU without a sender (%j) [C2.119]",
    async (sender_name) => {
      const { screen } = await open({ sender_name });
      expect(screen.getByRole("heading", { name: "A GIFT FOR YOU" })).toBeTruthy();
    },
  );

  it("directs the recipient to the app with the configured links [C1.14] [C2.124] [G19]", async () => {
    configurePage({
      links: { appStore: "https://apps.example/i", appSmart: "https://app.example/get?x=1" },
    });
    const { screen, shadow } = await open();
    expect(textOf(shadow)).toContain("Open the Dine app and enter this code to add the credit");
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: /App Store/ }).href).toBe(
      "https://apps.example/i",
    );
    expect(screen.queryByRole("link", { name: /Google Play/ })).toBeNull();
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Open in the Dine app" }).href).toBe(
      "https://app.example/get?x=1&code=TASTE-4821",
    );
  });

  it.each([
    [
      "ends after a word",
      `${"a".repeat(480)} and a word across the limit`,
      `${"a".repeat(480)} and a word across…`,
    ],
    ["keeps an emoji whole", `${"🎂".repeat(600)}`, `${"🎂".repeat(500)}…`],
  ])("the beginning of a long message %s", async (_, message, beginning) => {
    const { shadow } = await open({ message });
    expect(shadow.querySelector("blockquote")?.textContent).toBe(beginning);
  });

  it("copies the code and says so [C2.121] [C2.122]", async () => {
    const { screen, guest, events } = await open();
    const write = vi.fn(async () => {});
    clipboard(write);
    await guest.press("Copy the code");
    expect(await screen.findByText("Copied to clipboard.")).toBeTruthy();
    expect(write).toHaveBeenCalledWith("TASTE-4821");
    await guest.press("Copy the code");
    expect(
      events.filter(({ type }) => type === "widget:done").map(({ detail }) => detail.outcome),
    ).toEqual(["code-copied"]);
  });

  it("names the keys that copy when the browser refuses to [GC6] (fault J3)", async () => {
    const { screen, guest } = await open();
    clipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")));
    await guest.press("Copy the code");
    expect(await screen.findByText("Press Ctrl/⌘ + C to copy")).toBeTruthy();
    expect(screen.queryByText("Copied to clipboard.")).toBeNull();
  });

  it("shows the QR code and the map on a desktop only, also after the window has been resized [C2.123] [C2.126] [C2.127] [C9.24] [C9.25] [GC3]", async () => {
    const { screen, shadow } = await open();
    expect([
      shadow.querySelector("iframe"),
      screen.queryByRole("img", { name: /QR code/ }),
    ]).toEqual([null, null]);
    setMedia(mediaQueries.desktop, true);
    expect(
      await screen.findByRole("img", { name: "QR code to claim the gift in the app" }),
    ).toBeTruthy();
    expect(shadow.querySelector("iframe")?.src).toBe(
      "https://host.example/embed/map?pass=true&colorMode=light",
    );
    expect(shadow.querySelector("iframe")?.title).toBeTruthy();
    setMedia(mediaQueries.desktop, false);
    await expect.poll(() => shadow.querySelector("iframe")).toBeNull();
    expect(screen.queryByRole("img", { name: /QR code/ })).toBeNull();
  });

  it("does not invite to claim on a desktop what was claimed before [GC2]", async () => {
    setMedia(mediaQueries.desktop, true);
    const { screen, shadow } = await open({ status: "claimed" });
    expect(await screen.findByRole("img", { name: "QR code that opens the app" })).toBeTruthy();
    expect(shadow.textContent).not.toContain("Claim it in");
  });

  it("embeds the map at the specified address on a dark page [C2.125] [GC3]", async () => {
    setMedia(mediaQueries.desktop, true);
    const computed = window.getComputedStyle;
    vi.spyOn(window, "getComputedStyle").mockImplementation((element, pseudo) =>
      element.matches("[style*=canvas i]")
        ? // SAFETY: the widget reads only the color.
          ({ color: "rgb(18, 18, 18)" } as CSSStyleDeclaration)
        : computed(element, pseudo),
    );
    const { shadow } = await open();
    await expect
      .poll(() => shadow.querySelector("iframe")?.src)
      .toBe("https://host.example/embed/map?pass=true&colorMode=black");
  });

  it("keeps a link when the map’s frame fails, and shows none for an unsafe URL", async () => {
    setMedia(mediaQueries.desktop, true);
    const { screen, shadow, update } = await open();
    const frame = shadow.querySelector("iframe")!;
    // The document of a browser's own error page is null.
    Object.defineProperty(frame, "contentDocument", { value: null });
    frame.dispatchEvent(new Event("load"));
    expect(await screen.findByText("The map isn’t available right now.")).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: /Open map/ }).href).toBe(
      "https://host.example/embed/map?pass=true&colorMode=light",
    );
    update({ mapUrl: "javascript:alert(1)" });
    await expect.poll(() => screen.queryByRole("link", { name: /Open map/ })).toBeNull();
    expect(shadow.querySelector("iframe")).toBeNull();
  });

  it("says that a gift was claimed, and offers nothing to claim [GC2]", async () => {
    const { screen, shadow } = await open({ status: "claimed" });
    expect(screen.getByText("This gift has already been claimed.")).toBeTruthy();
    expect(textOf(shadow)).not.toContain("Claim your");
  });

  it.each([
    [{ status: "expired" }, "This gift expired on March 14, 2031."],
    [{ expires_at: "2024-02-29" }, "This gift expired on February 29, 2024."],
    [{ status: "expired", expires_at: null }, "This gift has expired."],
  ])("hides the code of an expired gift: %j [GC2]", async (changes, text) => {
    const { screen, shadow } = await open(changes);
    expect(screen.getByText(text)).toBeTruthy();
    expect(textOf(shadow)).not.toContain("TASTE-4821");
  });

  it("says that a gift is unknown, without a code [GC2]", async () => {
    const { screen, shadow } = await mountWidget(name, { options: { code: "NO-SUCH" } });
    expect(
      await screen.findByRole("heading", { name: "We couldn’t find this gift." }),
    ).toBeTruthy();
    expect(textOf(shadow)).not.toContain("NO-SUCH");
  });

  it(
    "offers a retry after a failed request, and then shows the gift [GC1]",
    { timeout: 120_000 },
    async () => {
      backendFault(503, { path: "/api/v5/gifts", times: 3 });
      const { screen, guest } = await mountWidget(name, { options: { code: "TASTE-4821" } });
      expect(
        await screen.findByRole("heading", { name: "We couldn’t load your gift" }),
      ).toBeTruthy();
      await guest.press("Try again");
      expect(await screen.findByRole("heading", { name: "Ada SENT YOU A GIFT" })).toBeTruthy();
    },
  );

  it("works without an amount and a code, and shows names and messages as text [GC1] (fault B1)", async () => {
    const { shadow, screen } = await open({
      amount: null,
      code: null,
      sender_name: "<img src=x onerror=alert(1)>",
      message: "<b>x</b>",
    });
    expect(textOf(shadow)).toContain("Claim your gift");
    expect(screen.queryByRole("button", { name: /copy/i })).toBeNull();
    expect(textOf(shadow)).toContain("<img src=x onerror=alert(1)> SENT YOU A GIFT");
    expect(shadow.querySelector("b, img")).toBeNull();
  });

  it("puts the smart link with the code into the QR code, else the page [GC4]", async () => {
    const { scannedLink } = await import("../../src/widgets/RedeemGifting/links.ts");
    history.replaceState(null, "", "/gifts/A?x=1#secret");
    expect(scannedLink({ appSmart: "https://app.example/get" }, "A B")).toBe(
      "https://app.example/get?code=A+B",
    );
    expect(scannedLink({}, "A")).toBe("https://host.example/gifts/A?x=1");
    history.replaceState(null, "", `/gifts/A?x=${"y".repeat(3000)}`);
    expect(scannedLink({}, "A")).toBe("https://host.example/gifts/A");
  });

  it("leads to support from a gift that cannot be claimed, else to the site's first page", async () => {
    const { screen, update } = await open({ expires_at: "2024-02-29" });
    const home = await screen.findByRole<HTMLAnchorElement>("link", {
      name: "Go to the home page",
    });
    expect(home.href).toBe("https://host.example/");
    update({ gift });
    expect(await screen.findByRole("button", { name: "Copy the code" })).toBeTruthy();
  });

  it("shows another gift when the host switches to it", async () => {
    const { screen, update } = await open();
    update({ gift: { ...gift, sender_name: "Grace" } });
    expect(await screen.findByRole("heading", { name: "Grace SENT YOU A GIFT" })).toBeTruthy();
  });
});
