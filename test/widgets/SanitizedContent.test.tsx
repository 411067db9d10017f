import createDOMPurify from "dompurify";
import { describe, expect, it, vi } from "vitest";
import "../../src/mount.ts";
import { attributeName } from "../../src/shared/options/attribute.ts";
import { commonOptions } from "../../src/shared/widget/commonOptions.ts";
import type { Options } from "../../src/shared/options/optionSchema.ts";
import { registry, widgetNames, type WidgetName } from "../../src/widgets/registry.ts";
import { configurePage } from "../support/configurePage.ts";
import { hostileAddresses, hostileValue, writtenValue } from "../support/hostileValues.ts";
import { requests } from "../support/server.ts";

/**
 * A site for reviews that sanitizes them as many pages do: with DOMPurify's defaults, which keep
 * `data-` attributes.
 */
const { sanitize } = createDOMPurify(window);

const [evil, ...addresses] = hostileAddresses;

async function optionsOf(name: WidgetName) {
  const { default: widget } = await registry[name]();
  if (!("widget" in widget)) throw new Error(`${name} is not made by defineWidget`);
  // SAFETY: `defineWidget` returns its argument as `widget`.
  const { options } = widget.widget as { options: Options<unknown> };
  // If an option of the widget has the name of a common one, the widget's counts.
  return Object.entries({ ...commonOptions.schema.properties, ...options.schema.properties });
}

/**
 * Shows a review with this markup, and waits until every widget in it has started or was refused.
 */
async function publish(markup: string): Promise<HTMLElement> {
  const review = document.createElement("p");
  review.innerHTML = sanitize(markup);
  document.body.append(review);
  const api = window.DiningWidgets;
  if (!api || Array.isArray(api)) throw new Error("there is no loader");
  await vi.waitFor(() => expect(api.list().length).toBeGreaterThan(0));
  await api.settled();
  return review;
}

/** Everything in a widget that links to the attacker's site or loads from it. */
function reached(review: HTMLElement): string[] {
  const roots = [...review.querySelectorAll("*")].map(({ shadowRoot }) => shadowRoot);
  return roots
    .flatMap((root) => [...(root?.querySelectorAll("[src],[href],[srcset],[style]") ?? [])])
    .flatMap((element) =>
      ["src", "href", "srcset", "style"].flatMap((name) => element.getAttribute(name) ?? []),
    )
    .filter((value) => /evil\.example|javascript:|data:text/.test(value) && leadsAway(value));
}

/** A path of the page's own origin may hold any words. */
function leadsAway(value: string): boolean {
  return (
    !URL.canParse(value, location.href) || new URL(value, location.href).origin !== location.origin
  );
}

function divOf(widget: string, attributes: Readonly<Record<string, string>>): string {
  const div = document.createElement("div");
  div.dataset["widget"] = widget;
  div.dataset["load"] = "eager";
  for (const [name, value] of Object.entries(attributes)) div.setAttribute(name, value);
  return div.outerHTML;
}

describe.each(widgetNames)("%s in a review that a sanitizer has let through", async (name) => {
  const options = await optionsOf(name);
  const values = options.map(
    ([option, schema]) => [option, hostileValue(schema, option, evil)] as const,
  );

  async function expectHarmless(markup: string, visitor: string | null = null): Promise<void> {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const store = vi.spyOn(Storage.prototype, "setItem");
    if (visitor) localStorage.setItem("userToken", visitor);
    const review = await publish(markup);
    expect(reached(review)).toEqual([]);
    expect(requests.filter(({ origin }) => origin !== location.origin)).toEqual([]);
    const stored = store.mock.calls.map(([, value]) => value);
    expect(stored).not.toContain("attacker-token");
    expect(JSON.stringify(requests.map(({ headers }) => headers))).not.toContain("attacker-token");
    expect(document.documentElement.innerHTML).not.toMatch(
      /<script[^>]+evil|pk_live_ATTACKER.*Stripe/,
    );
  }

  it.each(values)("leads nowhere by its attribute for %s", (option, value) =>
    expectHarmless(divOf(name, { [attributeName(option)]: writtenValue(value) })),
  );

  it.each(addresses)(
    "leads nowhere by data-props with all its options, all of them %j",
    (address) =>
      expectHarmless(
        divOf(name, {
          "data-props": JSON.stringify(
            Object.fromEntries(
              options.map(([option, schema]) => [option, hostileValue(schema, option, address)]),
            ),
          ),
        }),
        "visitor-token",
      ),
  );

  it("leads nowhere by data-props with all its options", () =>
    expectHarmless(
      divOf(name, { "data-props": JSON.stringify(Object.fromEntries(values)) }),
      "visitor-token",
    ));
});

describe("a review that a sanitizer has let through", () => {
  const markup = divOf("SubscriptionCalculator", {});

  async function errorsOf(): Promise<string[]> {
    const errors: string[] = [];
    const listening = new AbortController();
    document.addEventListener(
      "widget:error",
      (event) => {
        event.preventDefault();
        if (event instanceof CustomEvent) errors.push(event.detail.code);
      },
      { signal: listening.signal },
    );
    await publish(markup);
    listening.abort();
    return errors;
  }

  it("starts no widget that the page's configuration does not name", async () => {
    configurePage({ widgets: ["Checkout"] });
    expect(await errorsOf()).toEqual(["DW109"]);
  });

  it("starts no widget inside the elements that the page's configuration calls user content", async () => {
    configurePage({ userContent: "p" });
    expect(await errorsOf()).toEqual(["DW109"]);
  });

  it("starts a widget that the page's configuration allows", async () => {
    configurePage({ widgets: ["SubscriptionCalculator"], userContent: ".reviews" });
    expect(await errorsOf()).toEqual([]);
  });

  it("takes no widget's inner script, which the sanitizer removes", () => {
    expect(
      sanitize('<div data-widget="Checkout"><script type="application/json">{}</script></div>'),
    ).toBe('<div data-widget="Checkout"></div>');
  });
});
