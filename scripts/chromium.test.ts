import { expect, test } from "vitest";
import { browserPlan, installCommand, mayInstall, type Machine } from "./chromium.ts";

/** A fresh container: root, apt, no browser. */
const fresh: Machine = {
  chosenPath: undefined,
  installedPath: undefined,
  hasFonts: true,
  isRoot: true,
  hasApt: true,
  mayInstall: true,
};
const reasonOf = (machine: Machine) => {
  const plan = browserPlan(machine);
  return plan.kind === "refuse" ? plan.reason : plan.kind;
};

test("uses the browser that is there, also where it might install one", () => {
  const found = "/usr/bin/chromium";
  expect(browserPlan({ ...fresh, installedPath: found })).toEqual({ kind: "use", path: found });
  expect(
    browserPlan({ ...fresh, installedPath: found, chosenPath: found, mayInstall: false }),
  ).toEqual({
    kind: "use",
    path: found,
  });
});

test("installs as root where there is apt and no browser", () => {
  expect(browserPlan(fresh)).toEqual({ kind: "install" });
  expect(installCommand).toBe(
    "apt-get update && apt-get install --yes --no-install-recommends chromium fonts-liberation",
  );
});

test("installs the fonts where only they are missing", () => {
  const found = "/usr/bin/chromium";
  expect(browserPlan({ ...fresh, installedPath: found, hasFonts: false })).toEqual({
    kind: "install",
  });
  expect(
    browserPlan({ ...fresh, installedPath: found, hasFonts: false, mayInstall: false }).kind,
  ).toBe("use");
});

test("installs nothing with --no-install, and names the remedy", () => {
  expect(reasonOf({ ...fresh, mayInstall: false })).toBe(
    "No Chromium was found. Install one (`apt-get install chromium`), or set CHROMIUM_PATH to its executable.",
  );
});

test("installs nothing when CHROMIUM_PATH names a file that is not there", () => {
  expect(reasonOf({ ...fresh, chosenPath: "/opt/chrome" })).toBe(
    "CHROMIUM_PATH is /opt/chrome, where there is no file.",
  );
});

test("installs nothing as another user, or without apt", () => {
  expect(reasonOf({ ...fresh, isRoot: false })).toContain("`sudo apt-get install chromium`");
  expect(reasonOf({ ...fresh, hasApt: false })).toContain("your system’s way");
});

test("does not install if an argument or the environment forbids it", () => {
  expect(mayInstall([], {})).toBe(true);
  expect(mayInstall(["--no-install"], {})).toBe(false);
  expect(mayInstall([], { NO_BROWSER_INSTALL: "1" })).toBe(false);
});
