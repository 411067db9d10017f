import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { parse } from "yaml";

/**
 * Rules of content blockers for addresses of any site, in the syntax of Adblock Plus: `^` is a
 * separator, `*` is anything. Written for this test in the style of EasyList and EasyPrivacy, but
 * broader.
 */
const rules = `
  /ad/ /ads/ /ad. /ads. /ad- /ads- -ad- -ads- -ad. -ads. _ad_ _ads_ _ad. _ads. .ad. .ads. /adv/ /adv_ /adv-
  /advert /adserv /adsystem /adunit /adtag /adtech /adview /adsense /adslot /adframe /adbanner /admanager /adclick /adlog
  /banner/ /banners/ /banner. /banner- -banner- -banner. _banner. .banner.
  /sponsor -sponsor _sponsor .sponsor /promoted /affiliate -affiliate .affiliate /aff_ /popunder /popup. /pop-up /interstitial
  /track/ /track. /track- -track. -track- /tracker -tracker .tracker /tracking -tracking .tracking /trk.
  /pixel. /pixel/ /pixel- -pixel. -pixel- /beacon. /beacon/ -beacon. .beacon. /telemetry -telemetry .telemetry
  /analytics -analytics .analytics _analytics /metrics. /metrics/ -metrics. /stats. /stats/ -stats. .stats. /statistic
  /collect. /collect^ /collector /log. /log^ /logger /impression /pageview /click. /click^ /counter. /hit. /hits/
  /fingerprint -fingerprint /visitor /session-replay /heatmap /abtest /experiment. /gtm. /gtag /datalayer -datalayer .datalayer
  /conversion -conversion .conversion /retarget /remarket /outbrain /taboola /doubleclick /facebook /consent. /cookie-
  /checkout-ad /offer. /offers. /offerwall /offer-ad /lead. /leadtag /leadgen /widget-ad /event.js /events.js
`
  .trim()
  .split(/\s+/);

function matcherOf(rule: string): RegExp {
  const source = rule
    .replaceAll(/[.?+${}()|[\]\\/]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("^", "(?:[^\\w.%-]|$)");
  return new RegExp(source, "i");
}

const matchers = rules.map((rule) => [rule, matcherOf(rule)] as const);

/** The addresses that a rule matches, each with its rule. */
function blocked(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) =>
    matchers.filter(([, pattern]) => pattern.test(address)).map(([rule]) => `${address}: ${rule}`),
  );
}

test("the rules block what they are made for", () => {
  const files = ["/widgets/banner-ad.js", "/a/offer.js", "/a/ads/x.js", "/log", "/collect?id=1"];
  expect(files.filter((file) => !blocked([file]).length)).toEqual([]);
});

test("no file of the release has a name or path that a content blocker's general rules match", () => {
  const files = globSync("**/*", { cwd: "dist" });
  expect(files).toContain("mount.js");
  const folders = ["/widgets/", "/dining-widgets@1.0.0/dist/"];
  expect(blocked(files.flatMap((file) => folders.map((folder) => folder + file)))).toEqual([]);
});

/** Addresses that the specification defines, so that they cannot change. */
const fixed: readonly string[] = [];

test("no path of the API has one either", () => {
  const { paths }: { paths: Record<string, unknown> } = parse(
    readFileSync("docs/api/openapi.yaml", "utf8"),
  );
  const filled = Object.keys(paths).map((path) =>
    path.replaceAll("{product}", "dine").replaceAll(/\{\w+\}/g, "42"),
  );
  expect(filled.length).toBeGreaterThan(50);
  expect(blocked(filled)).toEqual(fixed);
});
