import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { firstRound } from "../../../build/firstRound.ts";
import { openImitatedSite, type ImitatedSite } from "../support/imitatedSite.ts";
import { examplesOf } from "./cases.ts";
import { markup } from "./markup.ts";

/** The example of each widget whose first screen asks the API for its content. */
const examples: Readonly<Record<string, string>> = {
  AmbassadorWebDiscovery: "default",
  BulkGiftingBrandCarousel: "default",
  CampaignFeedbackApp: "default",
  Checkout: "default",
  HousePanel: "default",
  Map: "default",
  MapV6: "default",
  MenuVisibilityForm: "default",
  OfferClaimApp: "offer",
  RedeemGifting: "no-sender",
  WebRedemption: "open-checks",
};

let site: ImitatedSite;
beforeAll(async () => {
  site = await openImitatedSite();
});
afterAll(() => site?.close());

test("the widgets whose first screen calls the API are those of build/firstRound.ts", () => {
  expect(Object.keys(examples).toSorted()).toEqual(Object.keys(firstRound).toSorted());
});

test.each(Object.entries(examples))(
  "%s: the API client is requested before the widget’s own file has arrived, and the first call follows",
  async (widget, key) => {
    const example = (await examplesOf(widget)).find((one) => one.key === key);
    if (!example) throw new Error(`${widget} has no example ${key}`);
    site.api.open(example.backend);
    site.bundle.requests.length = 0;
    site.host.requests.length = 0;
    const serve = site.bundle.respond;
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    site.bundle.respond = async (url, request) => {
      if (url.pathname.startsWith(`/${widget}-`)) await isReleased;
      return serve(url, request);
    };
    const { close } = await site.visit({
      body: markup(widget, example),
      policy: false,
      address: example.address ?? "/",
    });
    const requested = (file: string) =>
      site.bundle.requests.some((path) => path.startsWith(`/${file}-`));
    for (const file of firstRound[widget] ?? [])
      await vi.waitFor(() => expect(requested(file), file).toBe(true));
    // Telemetry of the page before may still arrive.
    const called = () =>
      site.host.requests.find((path) => path.startsWith("/api/") && !path.endsWith("/events"));
    expect(called()).toBeUndefined();
    release();
    await vi.waitFor(() => expect(called()).toBeDefined());
    site.bundle.respond = serve;
    await close();
  },
);
