import type { BrowserContext, Locator } from "playwright-core";
import { expect, test } from "vitest";
import { payingSite } from "./payingHost.ts";
import { restoreValues } from "./storedValues.ts";
import { tabOf } from "./twoTabs.ts";
import { payingWidgets, type PayingWidget } from "./widgets.ts";

const site = payingSite();

const widgetNamed = (name: string): PayingWidget => payingWidgets.find((one) => one.name === name)!;
const pair = [widgetNamed("RedeemCheckout"), widgetNamed("WebRedemption")] as const;

const settings = ["one page", "two tabs", "two tabs whose storage is cleared meanwhile"] as const;
const cases = settings.flatMap((place) =>
  [pair, pair.toReversed()].map(([first, second]) => ({
    place,
    first: first!,
    second: second!,
    title: `${second!.name} where ${first!.name} pays the same bill, in ${place},`,
  })),
);

const isCleared = ({ place }: (typeof cases)[number]) =>
  place === "two tabs whose storage is cleared meanwhile";

async function expectWords(widget: Locator, words: RegExp): Promise<void> {
  const shadowText = () => widget.evaluate(({ shadowRoot }) => shadowRoot?.textContent);
  await expect.poll(shadowText, { timeout: 30_000 }).toMatch(words);
}

async function signIn(widget: Locator): Promise<void> {
  await widget.getByLabel("Email").fill("guest@example.com");
  await widget.getByLabel("Password", { exact: true }).fill("dinner-for-two");
  await widget.getByRole("button", { name: "Sign in" }).click();
}

const payButton = (widget: Locator) => widget.getByRole("button", { name: /^Pay \$/ });

/** Both widgets with their Pay button on the screen. */
async function openPair(
  context: BrowserContext,
  origin: string,
  { place, first, second }: (typeof cases)[number],
): Promise<readonly [Locator, Locator]> {
  const page = await tabOf(context);
  const otherPage = place === "one page" ? page : await tabOf(context);
  await page.goto(`${origin}/pay${page === otherPage ? "" : `/${first.name}`}`);
  if (page !== otherPage) await otherPage.goto(`${origin}/pay/${second.name}`);
  const rootOf = ({ name }: PayingWidget, of = page) => of.locator(`[data-widget="${name}"]`);
  const roots = [rootOf(first), rootOf(second, otherPage)] as const;
  for (const [index, root] of roots.entries()) {
    if ([first, second][index]?.name === "RedeemCheckout") {
      await root.getByRole("button", { name: "Next" }).click();
      await root.getByRole("button", { name: "Continue" }).click();
    }
    await payButton(root).waitFor();
  }
  return roots;
}

test.each(cases.map((one) => [one.title, one] as const))(
  "%s pays nothing itself and tells that the bill is paid (fault D1) (fault D4)",
  async (_title, one) => {
    await site.visit(pair, async ({ host, api, network }, guest) => {
      const [paying, waiting] = await openPair(guest, host.origin, one);
      network.begin(() => "held");
      await payButton(paying).click();
      await expect.poll(network.arrived).toBe(1);
      if (isCleared(one)) await restoreValues(waiting.page(), { local: {}, session: {} });
      await payButton(waiting).click();
      network.end();
      await expectWords(paying, one.first.paid);
      // The session was cleared too.
      if (isCleared(one)) await signIn(waiting);
      // Without its record, the next reading of the bill determines which of two true sentences it
      // shows.
      const expectedText = isCleared(one)
        ? new RegExp(`${one.second.paid.source}|There’s nothing left to pay`)
        : one.second.paid;
      await expectWords(waiting, expectedText);
      expect([network.arrived(), one.first.payments(api.backend)]).toEqual([1, 1]);
    });
  },
);
