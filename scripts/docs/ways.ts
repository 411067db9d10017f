import type { EngineName } from "../browsers/engines.ts";

/** A browser mode in which a page may contain widgets, and call an API, from another site. */
export interface Way {
  readonly engine: EngineName;
  readonly name: string;
  /** Preferences of Firefox. */
  readonly preferences?: Readonly<Record<string, boolean | number | string>>;
  /** Command-line arguments of the other engines. */
  readonly switches?: readonly string[];
}

/** `test/engines/ways.test.ts` tests each mode, and `npm run docs` writes their table. */
export const ways: readonly Way[] = [
  { engine: "chromium", name: "a private window" },
  {
    engine: "chromium",
    name: "third-party cookies refused",
    switches: ["--test-third-party-cookie-phaseout"],
  },
  { engine: "firefox", name: "as it comes" },
  {
    engine: "firefox",
    name: "a private window, strict tracking protection",
    preferences: {
      "browser.privatebrowsing.autostart": true,
      "network.cookie.cookieBehavior": 5,
      "privacy.annotate_channels.strict_list.enabled": true,
      "privacy.resistFingerprinting": true,
      "privacy.trackingprotection.enabled": true,
      "privacy.trackingprotection.socialtracking.enabled": true,
    },
  },
  {
    engine: "firefox",
    name: "cookies of known trackers refused",
    preferences: { "network.cookie.cookieBehavior": 4 },
  },
  {
    engine: "firefox",
    name: "third-party cookies refused",
    preferences: { "network.cookie.cookieBehavior": 1 },
  },
  {
    engine: "firefox",
    name: "all cookies and storage refused",
    preferences: { "network.cookie.cookieBehavior": 2 },
  },
  { engine: "webkit", name: "a private window" },
  {
    engine: "webkit",
    name: "tracking prevention",
    switches: ["--enable-itp"],
  },
  {
    engine: "webkit",
    name: "third-party cookies refused",
    switches: ["--cookies-policy=no-third-party"],
  },
  {
    engine: "webkit",
    name: "all cookies refused",
    switches: ["--cookies-policy=never"],
  },
];
