import "../../demo/fakes/stripe.ts";
import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { configurePage } from "../support/configurePage.ts";
import { mountWidget, requests } from "../support/mountWidget.ts";
import { check, ownToken, payments, recordText } from "./billSupport.ts";
import * as redeem from "./redeemCheckoutSupport.ts";
import * as redemption from "./webRedemptionSupport.ts";

const widgets = [
  ["RedeemCheckout", redeem.pay],
  ["WebRedemption", redemption.pay],
] as const;

it.each(widgets)(
  "%s pays the bill that it shows, though the page has named another one since [R1]",
  async (name, pay) => {
    configurePage({ trustAttributes: true });
    const widget = await mountWidget(name, { attributes: { ...check, ...ownToken } });
    await widget.guest.see(/\$84\.50/);
    widget.element.setAttribute("data-location", "elsewhere");
    widget.element.setAttribute("data-ticket", "1002");
    // Becomes visible when the changed attributes have been read.
    widget.element.setAttribute("data-theme", "dark");
    await waitFor(() =>
      expect(widget.shadow.querySelector(".dining[data-theme=dark]")).not.toBeNull(),
    );
    const readBefore = requests.length;
    await pay(widget);
    await waitFor(() => expect(payments()).toHaveLength(1));
    expect(payments()).toMatchObject([{ ticket: "1001" }]);
    // Other tabs find the payment by the name of the bill.
    await waitFor(() => expect(recordText()).toContain('"paid"'));
    const paths = requests.slice(readBefore).map(({ path }) => path);
    expect(paths.filter((path) => /elsewhere|1002/.test(path))).toEqual([]);
  },
);
