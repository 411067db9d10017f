import { fireEvent } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { mountWidget, type MountedWidget } from "../support/mountWidget.ts";
import { fieldOf, textOf } from "../support/find.ts";

const name = "BulkGiftingSavingsCalculator";
const result = ({ screen }: MountedWidget) => textOf(screen.getAllByRole("status")[0]);
const values = (widget: MountedWidget) =>
  ["Recipients", "Amount per person", "Total budget"].map((label) => fieldOf(widget, label).value);

describe("BulkGiftingSavingsCalculator", () => {
  it("mounts by name with 125 recipients at $100, which saves $2,500 [C2.10] [B1.10] [B9.19] [B9.20] [BG11]", async () => {
    const widget = await mountWidget(name);
    expect(values(widget)).toEqual(["125", "100", "12,500"]);
    expect(result(widget)).toBe(
      "Order total 125 × $100 $12,500.00 You save Discount 20% $2,500.00 You pay $10,000.00",
    );
  });

  it("offers the presets and marks the chosen one [B9.18] [B3.11]", async () => {
    const widget = await mountWidget(name);
    const presets = widget.screen.getAllByRole("button", { name: /^\$/ });
    expect(presets.map(({ textContent }) => textContent)).toEqual(["$25", "$50", "$100", "$250"]);
    expect(presets.map((preset) => preset.getAttribute("aria-pressed"))).toEqual([
      "false",
      "false",
      "true",
      "false",
    ]);
    await widget.guest.press("$250");
    expect(values(widget)).toEqual(["125", "250", "31,250"]);
  });

  it.each([
    ["49", "100", "Discount 10%"],
    ["50", "100", "Discount 15%"],
    ["100", "100", "Discount 20%"],
    ["250", "100", "Discount 25%"],
  ])(
    "shows for %s recipients at $%s the discount of the tier of their total [B9.13] [B9.15] [B9.16] [BG9] (fault D7)",
    async (recipients, amount, discount) => {
      const widget = await mountWidget(name);
      await widget.guest.fill("Recipients", recipients);
      await widget.guest.fill("Amount per person", amount);
      expect(result(widget)).toContain(discount);
    },
  );

  it("sets the recipients from a budget and shows the remainder [BG10]", async () => {
    const widget = await mountWidget(name);
    await widget.guest.fill("Total budget", "1050");
    expect(values(widget)).toEqual(["10", "100", "1,050"]);
    await widget.guest.see("$50 of this budget is left over.");
    expect(result(widget)).toContain("Order total 10 × $100 $1,000.00");
  });

  it("takes recipients as a whole number of at most 5 digits [B5.08] [B5.09] [B5.10] [B5.11] [B9.27] [BG12]", async () => {
    const widget = await mountWidget(name);
    await widget.guest.fill("Recipients", "-1234567");
    expect(fieldOf(widget, "Recipients").value).toBe("12,345");
    fireEvent.input(fieldOf(widget, "Recipients"), { target: { value: "12.50" } });
    await expect.poll(() => fieldOf(widget, "Recipients").value).toBe("12");
  });

  it("takes cents that are typed for nothing, until the number is changed otherwise [BG12]", async () => {
    const widget = await mountWidget(name);
    const { guest, user } = widget;
    const value = () => fieldOf(widget, "Amount per person").value;
    await guest.fill("Amount per person", "250.00");
    expect(value()).toBe("250");
    await user.keyboard("{Backspace}");
    expect(value()).toBe("25");
    await user.keyboard("0.5");
    expect(value()).toBe("250");
    await user.tab();
    await user.click(fieldOf(widget, "Amount per person"));
    await user.keyboard("0");
    expect(value()).toBe("2,500");
    await guest.fill("Amount per person", "75");
    expect(value()).toBe("75");
  });

  it("takes at most 5 digits of an amount and 7 of a budget [B5.12] [B5.13] [B9.28] [B9.29]", async () => {
    const widget = await mountWidget(name);
    await widget.guest.fill("Amount per person", "1");
    await widget.guest.fill("Total budget", "123456789");
    expect(fieldOf(widget, "Total budget").value).toBe("1,234,567");
    await widget.guest.fill("Amount per person", "7654321");
    expect(fieldOf(widget, "Amount per person").value).toBe("76,543");
  });

  it("shows an error and hides the link when the budget is too large [BG10]", async () => {
    const widget = await mountWidget(name, { options: { ctaUrl: "/gifting" } });
    expect(widget.screen.getByRole<HTMLAnchorElement>("link", { name: "Start gifting" }).href).toBe(
      `${location.origin}/gifting?recipients=125&amount=100`,
    );
    await widget.guest.fill("Recipients", "99999");
    await widget.guest.fill("Amount per person", "101");
    await widget.guest.see("Total budget can’t exceed $9,999,999");
    expect(widget.screen.queryByRole("link", { name: "Start gifting" })).toBeNull();
  });

  it("keeps its button without recipients or amount, and a press says what is missing", async () => {
    const widget = await mountWidget(name, { options: { ctaUrl: "/gifting" } });
    await widget.guest.fill("Recipients", "0");
    await widget.guest.fill("Amount per person", "");
    expect(widget.screen.queryByText("Enter the number of recipients")).toBeNull();
    widget.screen.getByRole("button", { name: "Start gifting" }).click();
    await widget.guest.see("Enter the number of recipients");
    await widget.guest.see("Enter an amount");
    expect(widget.shadow.activeElement).toBe(fieldOf(widget, "Recipients"));
    await widget.guest.fill("Recipients", "20");
    await widget.guest.fill("Amount per person", "50");
    expect(widget.screen.getByRole<HTMLAnchorElement>("link", { name: "Start gifting" }).href).toBe(
      `${location.origin}/gifting?recipients=20&amount=50`,
    );
  });

  it.each([{ options: { mode: "voucher" } }, { attributes: { country: "NZ" } }])(
    "shows vouchers without a discount for %o [B9.17] [BG13]",
    async (start) => {
      const widget = await mountWidget(name, start);
      await widget.guest.see("Send Universal Vouchers");
      expect(result(widget)).toBe(
        "Order total 125 × $100 $12,500.00 You pay $12,500.00Valid for at least 3 years.",
      );
      expect(widget.screen.queryByRole("table")).toBeNull();
    },
  );

  it("opens a shared quote", async () => {
    const widget = await mountWidget(name, { address: "?recipients=40&amount=75&other=x" });
    expect(values(widget)).toEqual(["40", "75", "3,000"]);
  });

  it("keeps what was typed for a reload and the way back, but not for another shared quote", async () => {
    const first = await mountWidget(name, { address: "?recipients=40&amount=75" });
    await first.guest.fill("Total budget", "1,000");
    first.unmount();
    const again = await mountWidget(name, { address: "?recipients=40&amount=75" });
    expect(values(again)).toEqual(["13", "75", "1,000"]);
    await again.guest.see("$25 of this budget is left over.");
    again.unmount();
    const other = await mountWidget(name, { address: "?recipients=60&amount=50" });
    expect(values(other)).toEqual(["60", "50", "3,000"]);
  });

  it.each(["-1e99", "1e3", "0", "-5", "12.5", "123456", "%3Cb%3E", "", "40%20people"])(
    "ignores %s as the number or the amount of a shared quote",
    async (malformed) => {
      const widget = await mountWidget(name, {
        address: `?recipients=${malformed}&amount=${malformed}`,
      });
      expect(values(widget)).toEqual(["125", "100", "12,500"]);
    },
  );

  it("uses the host’s tiers and presets [B3.10] [B3.11] [BG2]", async () => {
    const tiers = [
      { min: 0, max: 1000, discount: 5 },
      { min: 1000, discount: 0.125 },
    ];
    const widget = await mountWidget(name, {
      options: {
        tiers,
        presets: [{ amount: 20 }, { amount: 75, default: true }],
        startRecipients: 20,
      },
    });
    expect(values(widget)).toEqual(["20", "75", "1,500"]);
    expect(result(widget)).toContain("Discount 12.5% $187.50");
  });
});

it("99 people at $100 are told that one more pays $415 less, and can be added", async () => {
  const widget = await mountWidget(name, { options: { startRecipients: 99 } });
  expect(result(widget)).toContain("$8,415.00");
  await widget.guest.see("Add 1 person, pay $415.00 less.");
  await widget.guest.press("Add 1 person");
  expect(result(widget)).toContain("$8,000.00");
  expect(widget.screen.queryByText(/less\./)).toBeNull();
});
