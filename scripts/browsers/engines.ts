import { existsSync } from "node:fs";

export const engineNames = ["chromium", "firefox", "webkit"] as const;

export type EngineName = (typeof engineNames)[number];

export interface WebkitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

const firefoxPaths = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

const webkitDrivers = ["/usr/bin/WebKitWebDriver"];

const miniBrowsers = ["x86_64", "aarch64"].map(
  (processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

const displays = ["/usr/bin/Xvfb"];

/** The Firefox of `FIREFOX_PATH`, or if that is not set, one in a usual place. */
export function firefoxPath(): string | undefined {
  const { FIREFOX_PATH } = process.env;
  return (FIREFOX_PATH ? [FIREFOX_PATH] : firefoxPaths).find((path) => existsSync(path));
}

/** The driver, the browser and the screen that WebKit needs. Undefined if one is missing. */
export function webkitPaths(): WebkitPaths | undefined {
  const [driver, browser, display] = [webkitDrivers, miniBrowsers, displays].map((paths) =>
    paths.find((path) => existsSync(path)),
  );
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/** Why the tests of an engine cannot run here. Undefined if they can. */
export function missing(engine: EngineName): string | undefined {
  if (engine === "firefox" && !firefoxPath())
    return "Firefox is not installed (`apt-get install firefox-esr`, or set FIREFOX_PATH)";
  if (engine === "webkit" && !webkitPaths())
    return "WebKit is not installed (`apt-get install webkit2gtk-driver xvfb`)";
  return undefined;
}
