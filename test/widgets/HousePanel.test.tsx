import { describe, expect, it, vi } from "vitest";
import { examples } from "../../src/widgets/HousePanel/examples.ts";
import { backendFault, exampleNamed, mountWidget } from "../support/mountWidget.ts";
import { configurePage } from "../support/configurePage.ts";

const name = "HousePanel";
const open = (key: string, change: object = {}) =>
  mountWidget(name, { ...exampleNamed(examples, key), ...change });

type Mounted = Awaited<ReturnType<typeof mountWidget>>;
const amountField = ({ screen }: Mounted) => screen.findByLabelText<HTMLInputElement>("Amount");
/** The panel's only button. If a fixed offer is selected, it is a link to the checkout. */
const buy = ({ screen }: Mounted, name: RegExp | string = /^Pay \$/) =>
  screen.findByRole("button", { name });
const link = ({ screen }: Mounted, name: RegExp | string = /^Pay \$/) =>
  screen.findByRole<HTMLAnchorElement>("link", { name });
const posts = ({ requests }: Mounted) => requests.filter(({ method }) => method === "POST");

describe("HousePanel", () => {
  it("mounts under its own and under the product’s name [C2.04] [A1.08] [G1]", async () => {
    const panel = await mountWidget("DineHousePanel", exampleNamed(examples, "default"));
    await panel.guest.see("House credit for Osteria Lucca");
    expect(panel.requests.map(({ method, path }) => `${method} ${path}`)).toContain(
      "GET /api/v2/projects/house.json",
    );
  });

  it("shows credit and gift cards in two tabs with their tiers, and an open amount of credit [A2.11] [A2.12] [A2.13] [A2.14] [A2.15]", async () => {
    const panel = await open("default");
    const tabs = await panel.screen.findAllByRole("tab");
    expect(tabs.map((tab) => tab.textContent)).toEqual(["Dine Cash", "Gift Cards"]);
    const tierText = async (banner: RegExp) =>
      (await panel.screen.findByRole("radio", { name: banner })).closest("label")?.textContent;
    expect(await tierText(/Most popular/)).toMatch(/Get \$125.*Pay \$100$/);
    await amountField(panel);
    await panel.guest.press("Gift Cards");
    expect(await tierText(/Comes in a card/)).toMatch(/Get \$115.*Pay \$100$/);
  });

  it("names each tier’s bonus in percent, and the best value where one gives most", async () => {
    const panel = await open("default");
    const radios = await panel.screen.findAllByRole("radio");
    const tiers = radios.map((radio) => radio.closest("label"));
    expect(tiers.map((tier) => tier?.textContent?.match(/\+\d+%/)?.[0])).toEqual([
      "+25%",
      "+40%",
      "+50%",
    ]);
    expect(tiers.map((tier) => /Best value/.test(tier?.textContent ?? ""))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("starts with the offer that gives most for the default amount, and says where an amount gives less than an offer", async () => {
    const panel = await open("default");
    expect((await link(panel)).textContent).toBe("Pay $100, get $125");
    await panel.guest.press("$500");
    expect((await buy(panel)).textContent).toBe("Pay $500, get $600");
    await panel.guest.see("The same $500 also buys $700.");
    await panel.guest.press("Get $700");
    expect((await link(panel)).textContent).toBe("Pay $500, get $700");
    expect(panel.shadow.querySelector("s")).toBeNull();
  });

  it("shows the face of a gift card with what it will be worth", async () => {
    const panel = await open("gift-cards");
    await panel.guest.press(/Comes in a card/);
    expect(panel.shadow.querySelector(".gift-face")?.textContent).toBe(
      "Osteria Lucca$115.00Gift card",
    );
  });

  it("opens the gift cards tab for #giftcards [A2.16]", async () => {
    const panel = await open("gift-cards");
    await panel.guest.see("Comes in a card");
    expect(panel.screen.getByRole("tab", { selected: true }).textContent).toBe("Gift Cards");
  });

  it("links a tier of credit with its bonus to the checkout, with the page’s code and campaign [A1.09] [A1.12] [A2.28] [A2.29] [H5]", async () => {
    const panel = await open("default", { address: "?utm_source=mail&code=X1&other=no" });
    await panel.guest.press(/Most popular/);
    const chosen = await link(panel, "Pay $100, get $125");
    expect(chosen.href).toBe(`${location.origin}/checkout?ico_id=regular&utm_source=mail&code=X1`);
    await panel.user.click(chosen);
    expect(panel.events.findLast(({ type }) => type === "widget:navigate")).toMatchObject({
      type: "widget:navigate",
      detail: { url: chosen.href, reason: "checkout" },
    });
  });

  it("links a gift card with its bonus to the checkout, with the page’s code and campaign [A1.10] [A1.12] [A2.28] [A2.29] [H5]", async () => {
    const panel = await open("default", { address: "?utm_source=mail&code=X1&other=no" });
    await panel.guest.press("Gift Cards");
    await panel.guest.press(/Comes in a card/);
    const chosen = await link(panel, "Pay $100, get $115");
    expect(chosen.href).toBe(`${location.origin}/checkout?gco_id=gift-100&utm_source=mail&code=X1`);
    await panel.user.click(chosen);
    expect(panel.events.findLast(({ type }) => type === "widget:navigate")).toMatchObject({
      detail: { url: chosen.href, reason: "checkout" },
    });
  });

  it("starts with the second preset, and shows an amount’s price, credit and bonus [A9.04] [A9.05]", async () => {
    const panel = await open("default");
    expect((await amountField(panel)).value).toBe("100");
    await panel.guest.press("$100");
    expect(panel.screen.getByRole("button", { name: "$100" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    await panel.guest.press("$250");
    await panel.guest.see("You pay $250.00");
    await panel.guest.see("You get $300.00");
    await panel.guest.see("Bonus $50.00");
  });

  it.each([
    ["default", "You pay $100.00", "You get $120.00"],
    ["discount-percent", "You pay $85.00", "You get $100.00"],
    ["bonus-per-spend", "You pay $100.00", "You get $125.00"],
    ["discount-per-spend", "You pay $90.00", "You get $100.00"],
  ])(
    "calculates what an open amount costs and gives in the example '%s' [A3.13] [A9.05] [A9.06]",
    async (key, pay, get) => {
      const panel = await open(key);
      await panel.guest.press("$100");
      await panel.guest.see(pay);
      await panel.guest.see(get);
    },
  );

  it.each([
    ["12x", "Invalid character"],
    ["99999.01", "Your amount is above the maximum account limit"],
    ["20", "Minimum amount is $50"],
  ])(
    "refuses %s below the field and sends nothing [A5.01] [A5.02] [A5.05]",
    async (text, message) => {
      const panel = await open("default");
      await panel.guest.fill("Amount", text);
      await panel.guest.see(message);
      expect((await amountField(panel)).getAttribute("aria-invalid")).toBe("true");
      await panel.user.click(await buy(panel, "Continue to checkout"));
      expect(posts(panel)).toEqual([]);
    },
  );

  it("says what is missing at a press without an amount, and moves the focus there", async () => {
    const panel = await open("default");
    const field = await amountField(panel);
    await panel.guest.fill("Amount", "");
    await panel.user.click(await buy(panel, "Continue to checkout"));
    await panel.guest.see("Enter an amount.");
    expect(panel.shadow.activeElement).toBe(field);
    await panel.guest.fill("Amount", "60");
    expect(panel.screen.queryByText("Enter an amount.")).toBeNull();
    expect(posts(panel)).toEqual([]);
  });

  it("states the per-spend minimum to the letter [A5.03] [A5.04]", async () => {
    const panel = await open("bonus-per-spend");
    await panel.guest.fill("Amount", "29.99");
    await panel.guest.see("• Minimum account is $30");
  });

  it("posts an open amount of credit and goes to its checkout [A7.42] [A4.12] [A1.12] [H4] [H5]", async () => {
    const panel = await open("default", { address: "?code=X1&utm_campaign=fall" });
    await panel.guest.fill("Amount", "75.5");
    await panel.guest.press("Pay $75.50, get $90.60");
    await expect
      .poll(() => panel.events.at(-1)?.detail["url"])
      .toBe(`${location.origin}/checkout?ico_id=credit-1&code=X1&utm_campaign=fall`);
    const [post] = posts(panel);
    expect(post).toMatchObject({
      path: "/dine_cash/open_amount_offers",
      body: { amount: "75.50", code: "X1", promotion_slug: "autumn" },
    });
    expect(post?.headers["content-type"]).toContain("application/x-www-form-urlencoded");
  });

  it("posts an open amount of a gift card with the same form, and goes to its checkout [A7.43] [A4.12] [H4]", async () => {
    const panel = await open("gift-cards-only", { address: "?code=X1" });
    await panel.guest.fill("Amount", "60");
    await panel.guest.press(/^Pay \$60/);
    await expect
      .poll(() => panel.events.at(-1)?.detail["url"])
      .toBe(`${location.origin}/checkout?gco_id=gift-card-1&code=X1`);
    expect(posts(panel)).toMatchObject([
      {
        path: "/gift_card_options",
        headers: { "content-type": expect.stringContaining("application/x-www-form-urlencoded") },
        body: { amount: "60.00", code: "X1", promotion_slug: "autumn" },
      },
    ]);
  });

  it("disables the button while submitting, and submits once [A4.10] [A4.11]", async () => {
    const panel = await open("default");
    await panel.guest.press("$100");
    backendFault("slow");
    const button = await buy(panel);
    await panel.user.dblClick(button);
    await expect.poll(() => button.getAttribute("aria-busy")).toBe("true");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.querySelector("svg, .spinner")).toBeTruthy();
    await expect.poll(() => posts(panel).length).toBe(1);
  });

  it("shows the server’s message in an alert and allows another try [A4.13] [A4.14] [A8.19]", async () => {
    const panel = await open("refused", { play: undefined });
    await panel.guest.press("$100");
    await panel.user.click(await buy(panel));
    await panel.guest.see("This project accepts no more credit today.");
    // In the bar that stays in view, where the button is.
    expect(panel.screen.getByRole("alert").closest(".offers-bar")).toBeTruthy();
    expect((await amountField(panel)).value).toBe("100");
    expect((await buy(panel)).getAttribute("aria-busy")).toBeNull();
  });

  it("says in the widget's new language why the checkout did not open", async () => {
    const panel = await open("default", { play: undefined });
    await panel.guest.press("$100");
    backendFault(500, { method: "POST" });
    await panel.user.click(await buy(panel));
    await panel.guest.see("We couldn’t open checkout. Nothing was charged. Try again.");
    panel.update({ lang: "es" });
    await panel.guest.see("No pudimos abrir el pago. No se cobró nada. Vuelva a intentarlo.");
  });

  it("clears the amount when the browser restores the page [A4.15] [H12]", async () => {
    const panel = await open("default");
    await amountField(panel);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await expect.poll(async () => (await amountField(panel)).value).toBe("");
  });

  async function expectPanel(example: string, heading: string): Promise<void> {
    const panel = await open(example);
    await panel.guest.see(heading);
    expect(panel.screen.queryByLabelText("Amount")).toBeNull();
    expect(panel.screen.queryByRole("radio")).toBeNull();
  }

  it("shows the planning panel for a project in planning [A2.17] [A2.18]", () =>
    expectPanel("planning", "Stay tuned for House Accounts"));

  it("shows the sold-out panel when the project is not raising [A2.19] [A2.21] [A8.18]", () =>
    expectPanel("sold-out", "Oops, we're sold out for now!"));

  it("shows the sold-out panel without options [A2.20]", () =>
    expectPanel("nothing-to-buy", "Oops, we're sold out for now!"));

  it("takes an email address on the planning panel [A7.44] [A5.11] [A5.12]", async () => {
    const panel = await open("planning");
    await panel.guest.press("Notify me");
    await panel.guest.see("An email address is required");
    await panel.guest.fill("Email", "ada@");
    await panel.guest.see("Invalid email");
    await panel.guest.fill("Email", "ada@example.com");
    await panel.guest.press("Notify me");
    await panel.guest.see("Thanks! We'll let you know.");
    expect(posts(panel)).toMatchObject([
      { path: "/api/v2/projects/42/inquiry", body: { inquiry: { email: "ada@example.com" } } },
    ]);
  });

  it.each([
    ["a page of HTML", "html"],
    ["JSON that breaks off", "truncated"],
    ["JSON that names an error", { body: { errors: { base: ["not possible today"] } } }],
  ] as const)(
    "does not say thanks where status 200 brings %s, and keeps the email address [H14] (fault D3)",
    async (_, fault) => {
      const panel = await open("planning");
      backendFault(fault, { path: "/projects/42/inquiry", method: "POST" });
      await panel.guest.fill("Email", "ada@example.com");
      await panel.guest.press("Notify me");
      await panel.guest.see("We couldn't send that. Please try again.");
      expect(panel.shadow.textContent).not.toContain("Thanks!");
      expect(panel.screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.com");
    },
  );

  it("links to business gifting when the host configures it and the project allows it [A2.22] [H14] [G19]", async () => {
    const config = configurePage({
      links: { businessGifting: "https://host.example/business" },
    });
    const panel = await open("default");
    expect(
      (await panel.screen.findByRole<HTMLAnchorElement>("link", { name: /business gifting/ })).href,
    ).toBe("https://host.example/business");
    const disabled = await mountWidget(name, {
      options: {
        project: { id: 9, name: "Bar Nove", raising: true, disable_gifting: true },
        options: { open_amount_type: "flat_bonus_percent", dine_cash: true },
      },
    });
    await amountField(disabled);
    expect(disabled.screen.queryByRole("link", { name: /business gifting/ })).toBeNull();
    config.remove();
    const without = await open("default");
    await amountField(without);
    expect(without.screen.queryByRole("link", { name: /business gifting/ })).toBeNull();
  });

  it.each([
    [{ planning: true, raising: true }, "Stay tuned for House Accounts"],
    [{ raising: false }, "Oops, we're sold out for now!"],
    [{ raising: true, disable_gifting: true }, "House credit for Bar Nove"],
  ])("shows a project with the flags %j as '%s' [A3.15]", async (flags, heading) => {
    const { screen } = await mountWidget(name, {
      options: {
        project: { id: 9, name: "Bar Nove", ...flags },
        options: { open_amount_type: "flat_bonus_percent", dine_cash: true },
      },
    });
    expect(await screen.findByRole("heading", { name: heading })).toBeTruthy();
  });

  it("lays featured projects out in one column, tiers first [A2.23] [H13]", async () => {
    const panel = await open("featured");
    await amountField(panel);
    expect(panel.screen.queryByRole("tab")).toBeNull();
    const order = [...panel.shadow.querySelectorAll<HTMLInputElement>(".offers-main input")].map(
      (element) => element.type,
    );
    expect(order).toEqual(["radio", "radio", "radio", "radio", "radio", "text"]);
  });

  it("uses the page given by the host without a request [H1]", async () => {
    const options = {
      project: { id: 9, name: "Bar Nove", raising: true },
      options: {
        open_amount_type: "flat_bonus_percent",
        open_amount_percentage: 10,
        dine_cash: true,
      },
    };
    const panel = await mountWidget(name, { options });
    await panel.guest.see("House credit for Bar Nove");
    expect(panel.requests).toEqual([]);
  });

  it("says when a project does not exist, and leads back to the host’s page [H1]", async () => {
    const panel = await open("unknown-project", {
      options: { projectId: "unknown", backUrl: "/restaurants" },
    });
    await panel.guest.see("This page is no longer available");
    await panel.guest.press("Go back");
    expect(panel.events.findLast(({ type }) => type === "widget:navigate")).toMatchObject({
      type: "widget:navigate",
      detail: { url: expect.stringMatching(/\/restaurants$/), reason: "back" },
    });
    await panel.guest.press("Try again");
    await expect.poll(() => panel.requests.length).toBe(2);
  });

  it("goes back a page from an unknown project where the host names no other [H1]", async () => {
    const back = vi.spyOn(history, "back").mockImplementation(() => {});
    const panel = await open("unknown-project");
    await panel.guest.press("Go back");
    expect(back).toHaveBeenCalledOnce();
  });

  it("retries after a lost connection [H1]", async () => {
    const restore = backendFault("offline");
    const panel = await open("default");
    await panel.guest.see("We couldn’t load this page");
    restore();
    await panel.guest.press("Try again");
    await panel.guest.see("House credit for Osteria Lucca");
  });

  it("takes the country from the project, whatever the page’s is [G10]", async () => {
    const panel = await open("new-zealand");
    await panel.guest.see("valid for at least three years");
    expect(panel.shadow.textContent).not.toContain("five years");
  });

  it("gives a bonus per $30 when the project names no step [A9.06] [H7]", async () => {
    const panel = await mountWidget(name, {
      options: {
        project: { id: 9, name: "Bar Nove", raising: true },
        options: {
          open_amount_type: "flat_bonus_amount_per_spend",
          open_amount_incentive_amount: 6,
          dine_cash: true,
        },
      },
    });
    await panel.guest.fill("Amount", "95");
    await panel.guest.see("Bonus $18.00");
    await panel.guest.see("You get $113.00");
  });
});
