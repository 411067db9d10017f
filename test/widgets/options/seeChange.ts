import { vi } from "vitest";
import type { WidgetName } from "../../../src/widgets/registry.ts";
import { attributeName } from "../../../src/shared/options/attribute.ts";
import type { Example } from "../../../src/shared/widget/examples.ts";
import { mountWidget, type MountedWidget } from "../../support/mountWidget.ts";
import { clearPage } from "../../support/page.ts";
import { server } from "../../support/server.ts";

/** How to observe an option: two values that lead to different screens, calls or navigations. */
export interface OptionCase {
  /** The first value. Omitted if the attribute is absent at first. */
  readonly from?: unknown;
  readonly to: unknown;
  /** Where the widget starts, in addition to the option itself. */
  readonly start?: Pick<Example, "options" | "attributes" | "backend" | "address">;
  /** Prepares the page before the widget is mounted. */
  readonly page?: () => void;
  /** The person's actions before the change. */
  readonly before?: (widget: MountedWidget) => Promise<unknown>;
  /** The person's actions after the change, until the option has an effect. */
  readonly act?: (widget: MountedWidget) => Promise<unknown>;
  /** Returns the values to compare. Defaults to the screen, or the result of `act`. */
  readonly see?: (widget: MountedWidget) => unknown;
}

// Changes attributes that only the page's own markup may contain.
const api = window.DiningWidgets;
if (api && !Array.isArray(api)) api.configure({ trustAttributes: true });

/**
 * The visible results of a widget with the first value, with the other one, and after a change from
 * the first to the other.
 */
export async function seeChange(name: WidgetName, option: string, optionCase: OptionCase) {
  const { from, to } = optionCase;
  // Some screens show the time of day, which must not differ between the three visits.
  const minuteMs = 60_000;
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / minuteMs) * minuteMs });
  const first = await see(name, option, optionCase, from, from);
  const other = await see(name, option, optionCase, to, to);
  const changed = await see(name, option, optionCase, from, to);
  return { first, other, changed };
}

async function see(
  name: WidgetName,
  option: string,
  { start = {}, page, before, act, see: seeIn }: OptionCase,
  from: unknown,
  to: unknown,
) {
  const attribute = attributeName(option);
  const attributes = {
    ...start.attributes,
    ...(from !== undefined && { [attribute.slice("data-".length)]: textOf(from) }),
  };
  page?.();
  const widget = await mountWidget(name, { ...start, attributes });
  await quiet(widget);
  if (before) {
    await before(widget);
    await quiet(widget);
  }
  const [callsBefore, eventsBefore] = [widget.requests.length, widget.events.length];
  if (to === undefined) widget.element.removeAttribute(attribute);
  else widget.element.setAttribute(attribute, textOf(to));
  // Becomes visible when the changed attributes have been read.
  const [marker, marked] = option === "theme" ? ["brand", "alternative"] : ["theme", "dark"];
  widget.element.setAttribute(`data-${marker}`, marked);
  await vi.waitFor(() => {
    if (!widget.shadow.querySelector(`.dining[data-${marker}=${marked}]`))
      throw new Error("the attributes have not been read");
  });
  await quiet(widget);
  if (act) {
    await act(widget);
    await quiet(widget);
  }
  const seen = seeIn
    ? seeIn(widget)
    : {
        screen: screenOf(widget),
        ...(act && {
          calls: widget.requests
            .slice(callsBefore)
            .map(({ method, path, query, body }) => ({ method, path, query, body: plain(body) })),
          navigations: widget.events
            .slice(eventsBefore)
            .filter(({ type }) => type === "widget:navigate")
            .map(({ detail }) => detail["url"]),
        }),
      };
  await clearPage();
  return seen;
}

function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Removes ids and times that differ between visits. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? null)
      .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, "uuid")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time"),
  );
}

function screenOf({ element, shadow }: MountedWidget): string {
  const slotted = [...element.querySelectorAll(":scope > [slot]")];
  const elements = [...shadow.querySelectorAll(".dining"), ...slotted];
  return elements
    .map(({ outerHTML }) => outerHTML)
    .join("\n")
    .replaceAll(/dining-\d+/g, "id")
    .replaceAll(/-r_[\da-z]+_/g, "-r");
}

let unanswered = 0;
server.events.on("request:start", () => void unanswered++);
server.events.on("request:end", () => void unanswered--);

/** Waits until all code has loaded, all calls are answered and nothing changes any more. */
async function quiet(widget: MountedWidget): Promise<void> {
  let last = "";
  for (let same = 0; same < 4;) {
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done, 5));
    const activity = `${widget.requests.length} ${screenOf(widget)}`;
    same = activity === last && unanswered === 0 ? same + 1 : 0;
    last = activity;
  }
}
