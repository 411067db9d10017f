import { describe, expect, it } from "vitest";
import { backend as mockApi } from "../support/server.ts";
import { backendFault, requests } from "../support/mountWidget.ts";
import { buy, open } from "./checkoutSupport.ts";

type Start = Parameters<typeof open>[0];

/** Buys a gift card for $100.00 with a bonus of $15.00, and fills in the recipient. */
async function buyGift(start: Start = {}) {
  const mounted = await open({ options: { gcoId: "gift-100" }, ...start });
  await mounted.guest.tick(/It’s a gift/);
  await buy(mounted);
  await mounted.guest.fill("Recipient name", "Sam");
  await mounted.guest.fill("Recipient email", "sam@example.com");
  return mounted;
}

describe("Checkout: after giving a gift", () => {
  it("shows the whole credit as sent, and no longer offers to spend it [K5] [K9]", async () => {
    const mounted = await buyGift();
    await mounted.guest.press("Send gift");
    await mounted.guest.see("$115.00Giftis on its way to Sam");
    await mounted.guest.see("Gift to Sam$115.00");
    await mounted.guest.see("Get the Dine app");
    expect(mounted.shadow.textContent).not.toMatch(/Spend it with|Bonus you kept/);
  });

  it("shows what was sent and what was kept when the buyer keeps the bonus [K6]", async () => {
    const mounted = await buyGift();
    await mounted.guest.tick("Keep the $15.00 bonus for me");
    await mounted.guest.press("Send gift");
    await mounted.guest.see("$100.00Giftis on its way to Sam");
    await mounted.guest.see("Bonus you kept$15.00");
    await mounted.guest.see("Spend it with the Dine app");
  });

  it("shows the card as it is written: restaurant, recipient, message, and the amount without a kept bonus", async () => {
    const mounted = await buyGift();
    const card = () => mounted.shadow.querySelector(".gift-face")?.textContent;
    expect(card()).toBe("Osteria LuccaSam $115.00Gift");
    await mounted.guest.fill(/^Message/, "Happy birthday!");
    await mounted.guest.tick("Keep the $15.00 bonus for me");
    expect(card()).toBe("Osteria LuccaSam Happy birthday!$100.00Gift");
  });

  it("shows beside the recipient’s form what was charged and credited", async () => {
    const mounted = await buyGift();
    const order = await mounted.screen.findByRole("region", { name: "Your order" });
    expect(order.textContent).toContain("Charged$100.00");
    expect(order.textContent).toContain("Credited$115.00");
    expect(order.textContent).not.toContain("You pay");
  });

  it("shows the same after a reload [K6] [K10]", async () => {
    const mounted = await buyGift();
    await mounted.guest.tick("Keep the $15.00 bonus for me");
    await mounted.guest.press("Send gift");
    await mounted.guest.see("$100.00Giftis on its way to Sam");
    mounted.unmount();
    const reloaded = await open({ options: { gcoId: "gift-100" } });
    await reloaded.guest.see("$100.00Giftis on its way to Sam");
  });

  it("never calls a gift of unknown outcome the buyer’s own credit, and checks again when asked (fault D6) [K5]", async () => {
    const mounted = await buyGift({ backend: "gift-unknown" });
    await mounted.guest.press("Send gift");
    await mounted.guest.see("We could not confirm that the gift was sent");
    await mounted.guest.see("$115.00gift for Sam, not confirmed yet");
    expect(mounted.shadow.textContent).not.toMatch(/added to your account|Spend it with/);
    mockApi.open("default");
    const reads = () => requests.filter(({ path }) => path === "/api/v5/checkout").length;
    const before = reads();
    await mounted.guest.press("Check again");
    await expect.poll(reads).toBe(before + 1);
    expect(requests.filter(({ path }) => path === "/api/v5/gifts")).toHaveLength(1);
  });

  const giftPath = "/api/v5/gifts";
  const gifts = () => requests.filter(({ path }) => path === giftPath);

  const keys = () => gifts().map(({ headers }) => headers["idempotency-key"]);

  /** Buys and sends a gift whose request is lost on its way. */
  async function lose() {
    const mounted = await buyGift();
    backendFault("offline", { path: giftPath, times: 1 });
    await mounted.guest.press("Send gift");
    await mounted.guest.see("the gift may be on its way");
    return mounted;
  }

  it("sends a gift that never arrived again under the same key (fault D2) (fault D6)", async () => {
    const mounted = await lose();
    expect(mounted.shadow.textContent).not.toMatch(/wasn’t sent|stays in your account/);
    await mounted.guest.press("Send gift");
    await mounted.guest.see("$115.00Giftis on its way to Sam");
    const [first, second, ...more] = keys();
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(second).toBe(first);
    expect(more).toEqual([]);
  });

  it("keeps what was written over a reload, and sends it again under the same key (fault D4)", async () => {
    const mounted = await lose();
    mounted.unmount();
    const reloaded = await open({ options: { gcoId: "gift-100" } });
    await reloaded.guest.see("the gift may be on its way");
    await reloaded.guest.press("Send gift");
    await reloaded.guest.see("$115.00Giftis on its way to Sam");
    expect(new Set(keys()).size).toBe(1);
  });

  it("gives credit once, and names the one who gets it, when another recipient is written meanwhile (fault D2)", async () => {
    const mounted = await lose();
    await mounted.guest.fill("Recipient name", "Bob");
    await mounted.guest.press("Send gift");
    await mounted.guest.see("$115.00Giftis on its way to Bob");
    expect(new Set(keys()).size).toBe(1);
  });

  it("never calls the credit of an unconfirmed gift the buyer’s own when it is left for later [K5]", async () => {
    const mounted = await lose();
    await mounted.guest.press("Skip for now");
    await mounted.guest.see("$115.00gift for Sam, not confirmed yet");
    expect(mounted.shadow.textContent).not.toMatch(/in your account|Spend it with/);
  });

  it("never sends a gift again whose answer alone was lost (fault D3) (fault D6)", async () => {
    const mounted = await buyGift();
    backendFault("offline", { path: giftPath, times: 1, afterwards: true });
    await mounted.guest.press("Send gift");
    await mounted.guest.see("$115.00Giftis on its way to Sam");
    expect(gifts()).toHaveLength(1);
  });
});
