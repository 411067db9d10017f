import { expect, test } from "vitest";
import {
  browserNote,
  browserPlan,
  downloadCommand,
  installCommand,
  mayInstall,
  type Machine,
} from "./chromium.ts";

/** A new container: root, apt, no browser. */
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
  return plan.kind === "none" ? plan.reason : plan.kind;
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

test("downloads one into the project's cache as another user, or without apt", () => {
  expect(browserPlan({ ...fresh, isRoot: false })).toEqual({ kind: "download" });
  expect(browserPlan({ ...fresh, hasApt: false })).toEqual({ kind: "download" });
});

test("installs and downloads nothing with --no-install", () => {
  for (const isRoot of [true, false])
    expect(reasonOf({ ...fresh, isRoot, mayInstall: false })).toBe(
      "there is no Chromium, Chrome or Edge, and none may be installed",
    );
});

test("installs and downloads nothing when CHROMIUM_PATH names a file that is not there", () => {
  expect(reasonOf({ ...fresh, chosenPath: "/opt/chrome" })).toBe(
    "CHROMIUM_PATH is /opt/chrome, where there is no file",
  );
});

test("a run without a browser says in one line what did not run and how to make it run", () => {
  expect(browserNote(["widgets in Chromium", "engines"], "there is none")).toBe(
    `Not run: widgets in Chromium, engines, since there is none. To run them: \`${downloadCommand}\` (or set CHROMIUM_PATH to a Chromium, Chrome or Edge), then \`npm test\` again.`,
  );
});

test("does not install if an argument or the environment forbids it", () => {
  expect(mayInstall([], {})).toBe(true);
  expect(mayInstall(["--no-install"], {})).toBe(false);
  expect(mayInstall([], { NO_BROWSER_INSTALL: "1" })).toBe(false);
});
