import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { globSync } from "tinyglobby";

/**
 * The folder for a Chromium that `npm test` downloads. It is removed together with the packages.
 */
export const browserCache = "node_modules/.cache/browsers";

const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
];

/** Usual places of browsers, in addition to the folders of `PATH`. */
const usualFolders = ["/usr/bin", "/usr/local/bin", "/snap/bin"];

const applications = [
  "/opt/google/chrome/chrome",
  "/opt/microsoft/msedge/msedge",
  ...["Google Chrome", "Chromium", "Microsoft Edge"].flatMap((name) =>
    ["", homedir()].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
  ),
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => {
    const folder = process.env[name];
    return folder
      ? ["Google/Chrome", "Chromium", "Microsoft/Edge"].map((product) =>
          join(
            folder,
            product,
            "Application",
            product.endsWith("Edge") ? "msedge.exe" : "chrome.exe",
          ),
        )
      : [];
  }),
];

/** The folders of playwright's downloads, of any version. */
const downloads = [
  browserCache,
  join(homedir(), ".cache/ms-playwright"),
  join(homedir(), "Library/Caches/ms-playwright"),
];

/**
 * The Chromium of `CHROMIUM_PATH`, or if that is not set, any Chromium, Chrome or Edge of this
 * machine. Undefined if there is none.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  const folders = [...PATH.split(delimiter).filter(Boolean), ...usualFolders];
  const installed = commands.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    [...installed, ...applications, chromium.executablePath()].find((path) => existsSync(path)) ??
    downloads.flatMap(downloadedTo)[0]
  );
}

function downloadedTo(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return globSync(
    [
      "chromium-*/chrome-*/chrome",
      "chromium-*/chrome-*/chrome.exe",
      "chromium-*/chrome-*/*.app/Contents/MacOS/*",
    ],
    { cwd: folder, absolute: true },
  );
}
