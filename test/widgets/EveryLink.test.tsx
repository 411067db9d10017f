import { afterEach, expect, test, vi } from "vitest";
import { widgetAt } from "../../demo/hostPaths.ts";
import { examplesOf } from "../../demo/app/catalog.ts";
import { widgetNames } from "../../src/widgets/registry.ts";
import { mountWidget, type MountedWidget } from "../support/mountWidget.ts";
import { linksReview, payFor } from "./bulkGiftingSupport.ts";

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => vi.restoreAllMocks());

/** Sentences with which widgets say that they do not know the linked item. */
const refusals =
  /We don’t recognize that code|We couldn’t find this|This page is unavailable|no longer valid/;

/** The pages of the harness to which a widget links. */
function linkedPages({ shadow }: MountedWidget): string[] {
  return [...shadow.querySelectorAll<HTMLAnchorElement>("a[href]")]
    .map(({ href }) => new URL(href, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && widgetAt(pathname))
    .map(({ pathname, search }) => pathname + search);
}

async function follow(address: string): Promise<string> {
  const widget = await mountWidget(widgetAt(new URL(address, location.href).pathname) ?? "", {
    address,
  });
  await vi.waitFor(() => expect(widget.shadow.querySelector("[aria-busy='true']")).toBeNull());
  return widget.shadow.textContent ?? "";
}

test.each(widgetNames)(
  "every page that the first screen of %s links to is known there",
  async (name) => {
    const [example] = await examplesOf(name);
    const widget = await mountWidget(name, example);
    await example?.play?.(widget.guest);
    const pages = new Set(linkedPages(widget));
    widget.unmount();
    for (const page of pages) expect(await follow(page), page).not.toMatch(refusals);
  },
);

test("the links of a bulk order open as gifts", async () => {
  const widget = await linksReview(3);
  await payFor(widget);
  await widget.guest.see(/gifts\.example/);
  const [link = ""] = [...widget.shadow.querySelectorAll<HTMLElement>(".url")].map(
    ({ title }) => title,
  );
  widget.unmount();
  expect(await follow(new URL(link).pathname)).toContain("$100");
});
