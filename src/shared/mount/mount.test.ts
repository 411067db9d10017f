import packageFile from "../../../package.json" with { type: "json" };
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Bridge, MountableWidget, Place } from "../widget/contract.ts";
import { diagnosis, diagnostics } from "./diagnostics.ts";
import { nearestName } from "./nearestName.ts";
import { api as ofModule, startEngine, type DiningWidgetsApi } from "./publicApi.ts";
import { tableSource } from "./table.ts";

/** The mounts of the fake widgets, and how their files load. */
const loads: { name: string; number: number }[] = [];
const mounts: { place: Place; bridge: Bridge; updates: number; isUnmounted: boolean }[] = [];
let respond: (name: string, number: number) => Promise<void> = async () => {};

const widget: MountableWidget = {
  contract: 1,
  mount(place, bridge) {
    const mounted = { place, bridge, updates: 0, isUnmounted: false };
    mounts.push(mounted);
    if (place.element.dataset["fails"]) bridge.fail(place, "render", "It broke.");
    else bridge.ready(place);
    return {
      update: () => void mounted.updates++,
      unmount: () => void (mounted.isUnmounted = true),
    };
  },
};

vi.mock("./source.ts", () => ({
  source: {
    load: async () => {},
    texts: () => undefined,
    has: (name: string) => /^(Sample|HousePanel)/.test(name),
    async import(name: string, number: number) {
      loads.push({ name, number });
      await respond(name, number);
      return { default: widget };
    },
  },
}));

let api: DiningWidgetsApi;
/** Each test's widgets have files of their own, because the loader keeps those of earlier tests. */
let count = 0;
const nameOf = () => `Sample${count}`;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  count++;
  loads.length = 0;
  mounts.length = 0;
  respond = async () => {};
  api ??= started();
});
afterEach(async () => {
  document.body.replaceChildren();
  await vi.waitFor(() => expect(api.list()).toEqual([]));
});

/** Disconnected at the end, because the next test file of this worker uses the same page. */
const observers = new Set<MutationObserver>();
const { observe } = MutationObserver.prototype;
MutationObserver.prototype.observe = function remembered(this: MutationObserver, ...of) {
  observers.add(this);
  observe.apply(this, of);
};
afterAll(() => {
  MutationObserver.prototype.observe = observe;
  for (const observer of observers) observer.disconnect();
});

function started(): DiningWidgetsApi {
  startEngine();
  return ofModule;
}

function element(load: string, attributes: Record<string, string> = {}): HTMLElement {
  const created = document.createElement("div");
  Object.assign(created.dataset, { widget: nameOf(), load, ...attributes });
  return created;
}

function add(load: string, attributes?: Record<string, string>): HTMLElement {
  const added = element(load, attributes);
  document.body.append(added);
  return added;
}

const statusOf = (wanted: HTMLElement) =>
  api.list().find((one) => one.element === wanted)?.status ?? null;
const expectStatus = (wanted: HTMLElement, status: string | null) =>
  vi.waitFor(() => expect(statusOf(wanted)).toBe(status));
const pass = (ms = 30) => new Promise((later) => setTimeout(later, ms));

/** The events of a type that listeners on the document receive. */
function eventsOf(type: string): CustomEvent[] {
  const events: CustomEvent[] = [];
  const listen = (event: Event) => void (event instanceof CustomEvent && events.push(event));
  document.addEventListener(type, listen);
  return events;
}

describe("the watch over the page", () => {
  it("mounts an element that is added, and unmounts it once it has left (fault H1)", async () => {
    const ready = eventsOf("widget:ready");
    const gone = eventsOf("widget:unmount");
    const added = add("eager");
    await expectStatus(added, "ready");
    expect(ready).toMatchObject([
      {
        detail: {
          widget: nameOf(),
          id: expect.stringMatching(/^dining-\d+$/),
          ms: expect.any(Number),
        },
      },
    ]);
    expect(ready[0]?.detail.ms).toBeLessThan(60_000);
    expect(ready[0]?.detail.ms).toBeGreaterThanOrEqual(0);
    added.remove();
    await expectStatus(added, null);
    expect(mounts).toMatchObject([{ isUnmounted: true }]);
    // The document receives the event even though the element has left it.
    expect(gone).toHaveLength(1);
  });

  it("finds elements inside what is added, and lets one that only moves go on", async () => {
    const around = document.createElement("section");
    const inner = element("eager");
    around.append(inner);
    document.body.append(around);
    await expectStatus(inner, "ready");
    document.body.append(inner);
    await pass();
    expect(mounts).toMatchObject([{ isUnmounted: false }]);
    expect(mounts[0]?.updates).toBeGreaterThan(0);
  });

  it("updates a widget whose attributes change, and exchanges it with its name", async () => {
    const added = add("eager");
    await expectStatus(added, "ready");
    added.dataset["start"] = "2";
    await vi.waitFor(() => expect(mounts[0]?.updates).toBeGreaterThan(0));
    added.dataset["widget"] = `${nameOf()}Other`;
    await vi.waitFor(() => expect(mounts).toHaveLength(2));
    expect(mounts).toMatchObject([{ isUnmounted: true }, { isUnmounted: false }]);
    delete added.dataset["widget"];
    await expectStatus(added, null);
    expect(mounts).toMatchObject([{ isUnmounted: true }, { isUnmounted: true }]);
  });

  it("goes on where an added form has inputs named like methods of nodes", async () => {
    const form = document.createElement("form");
    form.innerHTML =
      '<input name="querySelectorAll"><input name="dataset"><input name="getRootNode">';
    // Browsers expose inputs as properties of their form. jsdom does not.
    for (const input of form.querySelectorAll("input"))
      Object.defineProperty(form, input.name, { value: input });
    const inner = element("eager");
    form.append(inner);
    document.body.append(form);
    await expectStatus(inner, "ready");
  });

  it("watches another component's shadow tree when asked to scan it", async () => {
    const host = document.createElement("div");
    document.body.append(host);
    const shadow = host.attachShadow({ mode: "open" });
    const first = element("eager");
    shadow.append(first);
    await pass();
    expect(statusOf(first)).toBeNull();
    api.scan(shadow);
    await expectStatus(first, "ready");
    const second = element("eager");
    shadow.append(second);
    await expectStatus(second, "ready");
  });
});

describe("triggers", () => {
  it("manual waits for mount()", async () => {
    const added = add("manual");
    await pass();
    expect([statusOf(added), loads]).toEqual(["waiting", []]);
    const handle = api.mount(added);
    await handle.ready;
    expect(statusOf(added)).toBe("ready");
  });

  it("consent waits for its own purpose, or starts at once where it was given", async () => {
    const added = add(`consent:maps${count}`);
    api.consent("ads");
    await pass();
    expect(statusOf(added)).toBe("waiting");
    document.dispatchEvent(
      new CustomEvent("widget:consent", { detail: { purpose: `maps${count}` } }),
    );
    await expectStatus(added, "ready");
    const later = add(`consent:maps${count}`);
    await expectStatus(later, "ready");
    expect(loads).toHaveLength(1);
  });

  it("media waits until the query matches", async () => {
    const list = Object.assign(new EventTarget(), { matches: false });
    const queries: string[] = [];
    vi.spyOn(globalThis, "matchMedia").mockImplementation((query) => {
      queries.push(query);
      // SAFETY: what the loader uses of a list of media queries.
      return list as unknown as MediaQueryList;
    });
    const added = add("media:(min-width: 600px)");
    await pass();
    list.dispatchEvent(new Event("change"));
    expect(statusOf(added)).toBe("waiting");
    expect(new Set(queries)).toEqual(new Set(["(min-width: 600px)"]));
    list.matches = true;
    list.dispatchEvent(new Event("change"));
    await expectStatus(added, "ready");
  });

  it("interaction fetches on hover, and holds the first click or Enter for the widget", async () => {
    const added = add("interaction");
    await pass();
    expect(loads).toEqual([]);
    added.dispatchEvent(new Event("pointerover"));
    await vi.waitFor(() => expect(loads).toHaveLength(1));
    added.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", cancelable: true }));
    expect(statusOf(added)).toBe("waiting");
    const outer = vi.fn();
    document.body.addEventListener("click", outer, { once: true });
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    added.dispatchEvent(click);
    expect([click.defaultPrevented, outer.mock.calls]).toEqual([true, []]);
    await expectStatus(added, "ready");
    expect(mounts[0]?.place.held).toBe(click);
    const second = new MouseEvent("click", { bubbles: true, cancelable: true });
    added.dispatchEvent(second);
    expect(second.defaultPrevented).toBe(false);
  });

  it("a click on a snapshot's button is held while the code loads, and on nothing else", async () => {
    let come = () => {};
    respond = () => new Promise((resolve) => (come = resolve));
    const added = document.createElement("div");
    added.attachShadow({ mode: "open" }).innerHTML = "<button>Go</button><input type=checkbox>";
    Object.assign(added.dataset, { widget: nameOf(), load: "eager" });
    document.body.append(added);
    await expectStatus(added, "loading");
    const [button, box] = added.shadowRoot!.children;
    const onBox = new MouseEvent("click", { composed: true, cancelable: true });
    box!.dispatchEvent(onBox);
    const onButton = new MouseEvent("click", { composed: true, cancelable: true });
    button!.dispatchEvent(onButton);
    expect([onBox.defaultPrevented, onButton.defaultPrevented]).toEqual([false, true]);
    come();
    await expectStatus(added, "ready");
    expect(mounts[0]?.place.held).toBe(onButton);
    const lateClick = new MouseEvent("click", { composed: true, cancelable: true });
    button!.dispatchEvent(lateClick);
    expect(lateClick.defaultPrevented).toBe(false);
  });

  it("interaction takes Enter too, and keeps the first of two", async () => {
    let come = () => {};
    respond = () => new Promise((resolve) => (come = resolve));
    const added = add("interaction");
    await pass();
    const enter = new KeyboardEvent("keydown", { key: "Enter", cancelable: true });
    added.dispatchEvent(enter);
    added.dispatchEvent(new MouseEvent("click", { cancelable: true }));
    expect(enter.defaultPrevented).toBe(true);
    come();
    await expectStatus(added, "ready");
    expect(mounts[0]?.place.held).toBe(enter);
  });

  it("visible starts elements near the viewport, and elements without a size when the page is idle", async () => {
    const observed = new Set<Element>();
    let see: IntersectionObserverCallback = () => {};
    let margin: string | undefined;
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          see = callback;
          margin = options?.rootMargin;
        }
        observe = (target: Element) => void observed.add(target);
        unobserve = (target: Element) => void observed.delete(target);
      },
    );
    vi.resetModules();
    const fresh = await import("./triggers.ts");
    const { createPlacement } = await import("./placement.ts");
    const { placements } = await import("./placement.ts");
    const [near, far, flat] = ["a", "b", "c"].map((id) => {
      const one = Object.assign(document.createElement("p"), { id });
      return createPlacement(one, nameOf(), Promise.resolve());
    });
    for (const placement of [near, far, flat])
      if (placement) expect(fresh.awaitTrigger(placement, "visible")).toBe(true);
    expect(margin).toBe("200px");
    // SAFETY: what the loader reads of an entry.
    const entry = (target: Element | undefined, isIntersecting: boolean, width: number) =>
      ({ target, isIntersecting, boundingClientRect: { width } }) as IntersectionObserverEntry;
    // SAFETY: the observer is not used.
    const unused = undefined as never;
    see(
      [
        entry(document.body, true, 10),
        entry(near?.element, true, 10),
        entry(far?.element, false, 10),
        entry(flat?.element, false, 0),
      ],
      unused,
    );
    await vi.waitFor(() => expect([near?.status, flat?.status]).toEqual(["ready", "ready"]));
    expect(far?.status).toBe("waiting");
    expect([...observed]).toEqual([far?.element]);
    for (const { unmount } of placements.values()) unmount();
    await vi.waitFor(() => expect([...observed]).toEqual([]));
  });

  it("an unknown one, and an unknown name, lead to the diagnostics", async () => {
    add("sometimes");
    await vi.waitFor(() => expect(loads.map(({ name }) => name)).toEqual(["diagnostics"]));
    add("eager", { widget: "Nope" });
    await vi.waitFor(() => expect(mounts).toHaveLength(2));
  });
});

describe("a widget's files", () => {
  it("are asked for once, however many elements want them", async () => {
    const all = [add("eager"), add("eager"), add("eager")];
    for (const one of all) await expectStatus(one, "ready");
    expect(loads).toEqual([{ name: nameOf(), number: 0 }]);
  });

  it("are tried four times, then the placeholder shows with a Retry button", async () => {
    respond = () => Promise.reject(new Error("404"));
    const errors = eventsOf("widget:error");
    const added = add("eager");
    await expectStatus(added, "error");
    // The diagnostics, which load afterwards for the debug panel, do not count.
    const own = loads.filter(({ name }) => name !== "diagnostics");
    expect(own.map(({ name, number }) => `${name} ${number}`)).toEqual(
      [0, 1, 2, 3].map((number) => `${nameOf()} ${number}`),
    );
    expect(errors).toMatchObject([
      { detail: { phase: "load", message: `DW301 ${nameOf()}: Error: 404` } },
    ]);
    expect(console.error).toHaveBeenCalledOnce();
    const { shadowRoot } = added;
    expect(shadowRoot?.firstElementChild?.localName).toBe("slot");
    expect(shadowRoot?.textContent).toBe("This could not be shown. Try again");
    respond = async () => {};
    shadowRoot?.querySelector("button")?.click();
    await expectStatus(added, "ready");
  });

  it("name the script that the page's policy has blocked where they do not load", async () => {
    respond = async () => {
      dispatchEvent(
        Object.assign(new Event("securitypolicyviolation"), {
          effectiveDirective: "script-src-elem",
          blockedURI: "https://cdn.example.com/core.js",
        }),
      );
      throw new TypeError("Failed to fetch");
    };
    const errors = eventsOf("widget:error");
    await expectStatus(add("eager"), "error");
    expect(errors).toMatchObject([
      {
        detail: {
          message: `DW301 ${nameOf()}: TypeError: Failed to fetch; script-src-elem blocks https://cdn.example.com/core.js`,
        },
      },
    ]);
  });

  it("are asked for again when the connection is back, for those that failed alone", async () => {
    respond = () => Promise.reject(new Error("offline"));
    const added = add("eager");
    const waiting = add("manual");
    await expectStatus(added, "error");
    respond = async () => {};
    dispatchEvent(new Event("online"));
    await expectStatus(added, "ready");
    expect(statusOf(waiting)).toBe("waiting");
  });

  it("that hang are given up after 15 s a try and 35 s in all", async () => {
    vi.useFakeTimers();
    respond = () => new Promise(() => {});
    const { load } = await import("./load.ts");
    const outcome = vi.fn();
    load(nameOf()).then(outcome, outcome);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(loads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(loads).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(loads).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(loads).toHaveLength(3);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(undefined);
    // Forgotten, so that asking again tries again.
    load(nameOf()).catch(() => {});
    expect(loads).toHaveLength(4);
    vi.useRealTimers();
  });

  it("that arrive after the element was removed mount nothing", async () => {
    let come = () => {};
    respond = () => new Promise((resolve) => (come = resolve));
    const added = add("eager");
    await expectStatus(added, "loading");
    added.remove();
    await expectStatus(added, null);
    come();
    await pass();
    expect(mounts).toEqual([]);
  });
});

describe("a failure of the widget itself", () => {
  it("shows the placeholder, rejects `ready` and is reported unless a listener prevents that", async () => {
    const added = add("manual", { fails: "1" });
    const handle = api.mount(added);
    await expect(handle.ready).rejects.toThrow("It broke.");
    expect(handle.status).toBe("error");
    expect(console.error).toHaveBeenCalledExactlyOnceWith("DiningWidgets: It broke.", added);
    const quiet = add("manual", { fails: "1" });
    quiet.addEventListener("widget:error", (event) => event.preventDefault());
    await api.mount(quiet).ready.catch(() => {});
    expect(console.error).toHaveBeenCalledOnce();
  });
});

describe("the API", () => {
  it("gives handles that update and unmount, and the options to the widget", async () => {
    const added = document.createElement("div");
    document.body.append(added);
    const handle = api.mount(added, nameOf(), { start: 3 });
    await handle.ready;
    expect(mounts[0]?.place.overrides).toEqual({ start: 3 });
    handle.update({ end: 4 });
    expect(mounts[0]).toMatchObject({ updates: 1, place: { overrides: { start: 3, end: 4 } } });
    expect(api.mount(added, nameOf())).toBe(handle);
    handle.unmount();
    handle.unmount();
    expect([handle.status, mounts[0]?.isUnmounted, statusOf(added)]).toEqual([
      "unmounted",
      true,
      null,
    ]);
  });

  it("takes a product's HousePanel for the one that is registered", async () => {
    const added = document.createElement("div");
    document.body.append(added);
    await api.mount(added, "DineHousePanel").ready;
    expect(mounts[0]?.place).toMatchObject({ widget: "HousePanel", written: "DineHousePanel" });
  });

  it("receives the events of every widget until it stops listening", async () => {
    const listener = vi.fn();
    const stop = api.on("widget:ready", listener);
    await api.mount(add("manual")).ready;
    expect(listener).toHaveBeenCalledOnce();
    stop();
    await api.mount(add("manual")).ready;
    expect(listener).toHaveBeenCalledOnce();
  });

  it("settles when nothing is loading, hands configuration on, and survives a callback that throws", async () => {
    let come = () => {};
    respond = () => new Promise((resolve) => (come = resolve));
    const added = add("eager");
    await expectStatus(added, "loading");
    const settled = vi.fn();
    const waiting = api.settled().then(settled);
    await pass();
    expect(settled).not.toHaveBeenCalled();
    come();
    await waiting;
    expect(statusOf(added)).toBe("ready");
    api.configure({ country: "NZ" });
    expect(mounts[0]?.bridge.configs).toContainEqual({ country: "NZ" });
    expect(mounts[0]?.updates).toBeGreaterThan(0);
    const later = vi.fn();
    api.push(() => {
      throw new Error("theirs");
    }, later);
    expect(later).toHaveBeenCalledWith(api);
    expect(api.version).toBe(packageFile.version);
  });

  it("lets listeners on the document hear consent(), also where an element shadows its methods", () => {
    const purposes: unknown[] = [];
    const listen = (event: Event) =>
      event instanceof CustomEvent && purposes.push(event.detail.purpose);
    document.addEventListener("widget:consent", listen);
    // Browsers expose an image of that name like this. jsdom does not.
    Object.defineProperty(document, "dispatchEvent", { value: {}, configurable: true });
    api.consent("maps");
    Reflect.deleteProperty(document, "dispatchEvent");
    document.removeEventListener("widget:consent", listen);
    expect(purposes).toEqual(["maps"]);
  });
});

describe("the table of files", () => {
  const table = {
    names: "core Sample diagnostics",
    hashes: "1234567abcdefghijklmn",
    needs: " 0 ",
  };

  it("names its widgets alone", () => {
    const { has } = tableSource(table);
    expect(["Sample", "toString", "Other", "core", "diagnostics"].filter(has)).toEqual(["Sample"]);
  });

  it("is read anew from the third try on, for files that a deploy has renamed (fault G2)", async () => {
    vi.spyOn(Date, "now").mockReturnValue(7);
    const renamed = { ...table, hashes: "1234567bbbbbbbhijklmn" };
    vi.doMock("/src/shared/mount/mount.js?7", () => ({
      source: tableSource(renamed),
    }));
    vi.doMock("/src/shared/mount/Sample-bbbbbbb.js?7", () => ({ default: "renamed" }));
    const source = tableSource(table);
    await expect(source.import("Sample", 2)).rejects.toThrow();
    expect(await source.import("Sample", 3)).toMatchObject({ default: "renamed" });
  });
});

describe("the diagnostics for developers", () => {
  const names = ["Checkout", "HousePanel", "MapV6"];
  const diagnosed = (widget: string) =>
    diagnosis({ element: element("sometimes"), widget, written: widget }, names);

  it("name the nearest widget, or the allowed triggers", () => {
    expect(diagnosed("Chekout")).toBe(
      'DW101 data-widget="Chekout" names no widget of this build; did you mean "Checkout"?',
    );
    expect(diagnosed("Zzz")).toBe('DW101 data-widget="Zzz" names no widget of this build');
    expect(diagnosed("MapV6")).toContain('MapV6: data-load="sometimes" is not usable');
    expect([nearestName("housepanel", names), nearestName("", names)]).toEqual([
      "HousePanel",
      undefined,
    ]);
  });

  it("take the widget's place and fail it", async () => {
    const { default: module } = await import("./diagnostics.ts");
    expect(module.contract).toBe(1);
    const added = add("manual", { widget: "HousePanel" });
    await api.mount(added).ready;
    expect(mounts[0]?.bridge.contract).toBe(1);
  });

  it("leave something that can be updated and unmounted like a widget", () => {
    const fail = vi.fn();
    const host = element("eager");
    // SAFETY: what the diagnostics use of a place and a bridge.
    const mountArguments = [
      { element: host, widget: "Nothing", written: "Nothing" },
      { contract: 1, fail },
    ] as unknown as Parameters<MountableWidget["mount"]>;
    const mounted = diagnostics(names).mount(...mountArguments);
    expect(fail).toHaveBeenCalledOnce();
    expect(() => {
      mounted.update();
      mounted.unmount();
    }).not.toThrow();
  });
});
