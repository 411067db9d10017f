import { within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import "../../src/mount.ts";
import type { DiningWidgetsApi } from "../../src/mount.ts";
import type { Example } from "../../src/shared/widget/examples.ts";
import { newGuest } from "../../demo/app/guest.ts";
import { backend, requests } from "./server.ts";

export { setMedia } from "../../build/platform/media.ts";
export {
  backendFault,
  endRequests,
  faultAfter,
  overrideBackend,
  renderAnswers,
  rendered,
  requests,
} from "./server.ts";

export interface SeenEvent {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

type Start = Pick<Example, "options" | "attributes" | "backend" | "address" | "placeholder"> & {
  /**
   * Also return if the widget fails, so that a test can check its fallback and events. Otherwise
   * the failure is thrown.
   */
  readonly evenIfItFails?: boolean;
  /**
   * Leaves navigations to jsdom, which cannot carry them out. By default each is prevented and
   * recorded in `events`.
   */
  readonly letItNavigate?: boolean;
};

const eventTypes = [
  "ready",
  "error",
  "navigate",
  "signed-in",
  "signed-out",
  "done",
  "step",
  "close",
  "unmount",
].map((name) => `widget:${name}`);

/**
 * Mounts one widget by name through `src/mount.ts` in jsdom, and returns what a guest can see and
 * do. Accepts an example as it is: `mountWidget('OfferClaimApp', exampleNamed(examples,
 * 'sold-out'))`. The page is cleared after each test.
 */
export async function mountWidget(name: string, start: Start = {}) {
  if (start.address) history.replaceState(null, "", start.address);
  if (start.backend) backend.open(start.backend);
  const element = newElement(name, start);
  const events: SeenEvent[] = [];
  for (const type of eventTypes)
    element.addEventListener(type, (event) => see(event, events, start));
  document.body.append(element);
  const handle = loader().mount(element);
  if (start.evenIfItFails) await handle.ready.catch(() => {});
  else await handle.ready;
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  // jsdom applies no sheet of a shadow tree, so the check of `pointer-events` would find nothing.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, skipHover: true });
  return {
    element,
    shadow,
    // SAFETY: the queries use only what a shadow root and an element have in common.
    screen: within(shadow as unknown as HTMLElement),
    user,
    guest: newGuest(element, user),
    events,
    requests,
    backend,
    update: (options: Record<string, unknown>) => handle.update(options),
    status: () => handle.status,
    unmount: () => handle.unmount(),
  };
}

export type MountedWidget = Awaited<ReturnType<typeof mountWidget>>;

function newElement(name: string, { options, attributes, placeholder }: Start): HTMLElement {
  const element = document.createElement("div");
  element.dataset.widget = name;
  for (const [attribute, value] of Object.entries(attributes ?? {}))
    element.setAttribute(`data-${attribute}`, value);
  element.innerHTML = placeholder ?? "";
  if (options) element.append(optionsScript(options));
  return element;
}

/** Writes options as a host's template does: into a script, which no sanitizer lets through. */
function optionsScript(options: object): HTMLScriptElement {
  const script = document.createElement("script");
  script.type = "application/json";
  script.textContent = JSON.stringify(options);
  return script;
}

function see(event: Event, events: SeenEvent[], { letItNavigate }: Start): void {
  if (event instanceof CustomEvent) events.push({ type: event.type, detail: event.detail });
  if (event.type === "widget:navigate" && !letItNavigate) event.preventDefault();
}

function loader(): DiningWidgetsApi {
  const api = window.DiningWidgets;
  if (!api || Array.isArray(api)) throw new Error("src/mount.ts has not installed itself");
  return api;
}

/** Returns one of a widget's examples by its key. Throws if the key does not exist. */
export function exampleNamed<E extends { readonly key: string }>(
  examples: readonly E[],
  key: string,
): E {
  const example = examples.find((example) => example.key === key);
  if (!example)
    throw new Error(
      `no example is called "${key}": ${examples.map((example) => example.key).join(", ")}`,
    );
  return example;
}
