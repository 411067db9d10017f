import { afterEach, expect, it, vi } from "vitest";
import { selectText } from "./clipboard.ts";
import { onOnline } from "./connection.ts";
import { matchesMedia, mediaQueries, onMediaChange } from "./media.ts";
import { goBack, blockUnload, reloadPage } from "./navigation.ts";
import { downloadText } from "./output.ts";
import { printPage } from "./print.ts";

afterEach(() => document.body.replaceChildren());

it("selects what an element shows, for copying by hand [GC6]", () => {
  document.body.innerHTML = "<p>Code: <b>ABC-123</b></p>";
  selectText(document.querySelector("b")!);
  expect(`${getSelection()}`).toBe("ABC-123");
});

it("calls back when the connection returns, until the signal ends", () => {
  const run = vi.fn();
  const ending = new AbortController();
  onOnline(ending.signal, run);
  dispatchEvent(new Event("online"));
  ending.abort();
  dispatchEvent(new Event("online"));
  expect(run).toHaveBeenCalledOnce();
});

it("follows a media query until the signal ends", () => {
  const list = Object.assign(new EventTarget(), { matches: true });
  const listPages = vi.fn(() => list);
  vi.stubGlobal("matchMedia", listPages);
  const run = vi.fn();
  const ending = new AbortController();
  onMediaChange("reducedMotion", ending.signal, run);
  list.dispatchEvent(new Event("change"));
  ending.abort();
  list.dispatchEvent(new Event("change"));
  expect(run).toHaveBeenCalledOnce();
  expect(matchesMedia("desktop")).toBe(true);
  expect(listPages).toHaveBeenLastCalledWith(mediaQueries.desktop);
});

it("asks before the page is left only while it is held", () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const leave = () => page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const release = blockUnload();
  expect(leave()).toBe(false);
  release();
  expect(leave()).toBe(true);
});

it("downloads a text as a file, and revokes its URL", () => {
  vi.useFakeTimers();
  const created = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  const revoked = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  downloadText("gifts.csv", "a,b", "text/csv");
  expect(created.mock.calls[0]?.[0]).toMatchObject({ size: 3, type: "text/csv" });
  expect(clicked.mock.contexts[0]).toMatchObject({ download: "gifts.csv", href: "blob:x" });
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledWith("blob:x");
});

it("prints, reloads and goes back through the browser", () => {
  const print = vi.fn();
  const reload = vi.fn();
  const back = vi.spyOn(history, "back").mockImplementation(() => {});
  vi.stubGlobal("print", print);
  vi.stubGlobal("location", { reload });
  printPage();
  reloadPage();
  goBack();
  for (const spy of [print, reload, back]) expect(spy).toHaveBeenCalledOnce();
});
