import type { Browser, BrowserContext, Page } from "playwright-core";
import { openMoneyHost } from "./moneyHost.ts";
import { restoreValues, storedValues } from "../../browser/payment/storedValues.ts";
import type { PayingWidget } from "../../browser/payment/widgets.ts";
import type { Server } from "../../browser/support/serve.ts";
import type { FaultKind } from "../network/faultKinds.ts";

/** The result of one failed write. */
export interface Outcome {
  readonly kind: string;
  /**
   * Requests of the page before the button was pressed again. More than one is an unwanted
   * repetition.
   */
  readonly asked: number;
  /** While the network fails: whether the widget shows a message and is not busy forever. */
  readonly isTold: boolean;
  /** After the network works again and the person has looked again. */
  readonly screen: Screen;
  /** The number of times that money had moved by then. */
  readonly payments: number;
  /** The result of one more press, if nothing had been paid. */
  readonly finalScreen: Screen;
  readonly finalPayments: number;
  readonly words: string;
}

export type Screen = "paid" | "form" | "unconfirmed" | "sign-in" | "other";

export interface MoneyPage {
  meet(kind: FaultKind): Promise<Outcome>;
  close(): Promise<void>;
}

const pollMs = 60;
/** The most milliseconds that a page may need until its requests have ended. */
const restMs = 30_000;

/** Limits of 20 seconds and more are shortened to a 45th. */
function shortenLimits(): void {
  const later = window.setTimeout.bind(window);
  Reflect.set(window, "setTimeout", (run: () => void, ms = 0, ...values: unknown[]) =>
    later(run, ms >= 20_000 ? ms / 45 : ms, ...values),
  );
}

/** Waits for the widget on the page, and reads its screen. */
function reader(page: Page, widget: PayingWidget, isBusy: () => boolean) {
  /** The screen when no request has been in flight and nothing has changed for a moment. */
  async function untilRest(): Promise<Screen> {
    const endMs = Date.now() + restMs;
    let lastScreen = await seenOn(page);
    for (let same = 0; same < 4 && Date.now() < endMs;) {
      await page.waitForTimeout(pollMs);
      const next = await seenOn(page);
      same = next.words === lastScreen.words && !next.isBusy && !isBusy() ? same + 1 : 0;
      lastScreen = next;
    }
    return screenOf(lastScreen.words, widget);
  }

  /**
   * If the outcome is unknown, the person looks again. From a failure, the person goes back to the
   * form.
   */
  async function lookUntilKnown(): Promise<Screen> {
    let screen = await untilRest();
    const buttonNames = [widget.look, widget.again, "Try again", "Back", "Try again"].filter(
      Boolean,
    );
    for (const buttonName of buttonNames) {
      if (screen !== "unconfirmed" && screen !== "other") break;
      const button = page.getByRole("button", { name: buttonName ?? "", exact: true }).first();
      if (!(await button.count())) continue;
      await button.dispatchEvent("click");
      screen = await untilRest();
    }
    return screen;
  }

  return { untilRest, lookUntilKnown };
}

/**
 * Pages with short time limits that can reach only their own host and the card provider's script.
 */
async function openContext(browser: Browser, cardScript: string): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  context.setDefaultTimeout(60_000);
  await context.route(/^https:/, (route) =>
    route.request().url().startsWith("https://js.stripe.com/")
      ? route.fulfill({ body: cardScript, contentType: "text/javascript" })
      : route.abort(),
  );
  await context.addInitScript(shortenLimits);
  return context;
}

/** One widget at the button that moves money. It is opened again for each kind of fault. */
export async function openMoneyPage(
  browser: Browser,
  bundle: Server,
  widget: PayingWidget,
  cardScript: string,
): Promise<MoneyPage> {
  const { host, backend, fail, heal, deliver, isBusy } = await openMoneyHost(bundle, widget);
  const context = await openContext(browser, cardScript);
  const page = await context.newPage();
  page.on("dialog", (dialog) => dialog.accept());
  let writes = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && widget.path.test(new URL(request.url()).pathname)) writes++;
  });
  await page.goto(`${host.origin}/pay`);
  await widget.prepare(page);
  // Typed values are saved a moment later.
  await page.waitForTimeout(500);
  const start = {
    stored: await storedValues(page),
    address: page.url(),
    backend: backend.snapshot(),
  };

  const { untilRest, lookUntilKnown } = reader(page, widget, isBusy);

  async function openAgain(): Promise<void> {
    await page.goto(`${host.origin}/blank`);
    heal();
    backend.restore(start.backend);
    await restoreValues(page, start.stored);
    await page.goto(start.address);
    await untilRest();
    await widget.enter?.(page);
  }

  async function meet(kind: FaultKind): Promise<Outcome> {
    await openAgain();
    writes = 0;
    fail(kind);
    await widget.press(page);
    await untilRest();
    const first = await seenOn(page);
    const askedAtFirst = writes;
    deliver();
    heal();
    const screen = await lookUntilKnown();
    const payments = widget.payments(backend);
    let finalScreen = screen;
    if (screen === "form" && payments === 0) {
      await widget.enter?.(page);
      await widget.press(page);
      finalScreen = await lookUntilKnown();
    }
    const { words } = await seenOn(page);
    return {
      kind: kind.name,
      asked: askedAtFirst,
      isTold: first.words.length > 0 && !first.isBusy,
      screen,
      payments,
      finalScreen,
      finalPayments: widget.payments(backend),
      words: words.slice(0, 300),
    };
  }

  return {
    meet,
    async close() {
      await context.close();
      await host.close();
    },
  };
}

/**
 * The request is carried out after the person has looked. Until the next look, only "not confirmed"
 * can be known.
 */
const carriedOutLate = /^N4 /;
const saysUnknown = /could(?:n’t| not) confirm/;

/** A success status with a body that does not tell the outcome of the request. */
const saysOnlySuccess = /^N(8|10|11) /;

/**
 * Whether the person knows the truth: paid if money has moved, or if only the server's word can be
 * known. Otherwise a form that then pays once, or the sign-in.
 */
export function isTrue(
  { isStatusEnough }: PayingWidget,
  { kind, asked, isTold, screen, payments, ...last }: Outcome,
): boolean {
  if (asked !== 1 || !isTold || payments > 1) return false;
  if (isStatusEnough && saysOnlySuccess.test(kind)) return screen === "paid";
  if (payments === 1)
    return screen === "paid" || (carriedOutLate.test(kind) && saysUnknown.test(last.words));
  if (screen === "sign-in") return kind.startsWith("N16");
  return screen === "form" && last.finalScreen === "paid" && last.finalPayments === 1;
}

const seenOn = (page: Page): Promise<{ readonly words: string; readonly isBusy: boolean }> =>
  page
    .evaluate(() => {
      const shadow = document.querySelector("[data-widget]")?.shadowRoot;
      return {
        words: (shadow?.textContent ?? "").replaceAll(/\s+/g, " ").trim(),
        isBusy: !shadow || Boolean(shadow.querySelector('[aria-busy="true"]')),
      };
    })
    .catch(() => ({ words: "", isBusy: true }));

function screenOf(words: string, { paid, unconfirmed, form }: PayingWidget): Screen {
  if (paid.test(words)) return "paid";
  if (unconfirmed.test(words)) return "unconfirmed";
  if (form.test(words)) return "form";
  return /Sign in/.test(words) ? "sign-in" : "other";
}
