import { existsSync } from "node:fs";
import { chromiumPath } from "../test/browser/support/chromium.ts";
import { run, type Check } from "./check.ts";

/** Finds a Chromium, or installs Debian's where this is root on a system with apt; else says how to get one. */
export async function chromiumCheck(): Promise<Check> {
  if (!path() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) await install();
  const found = path();
  return {
    name: `browser: ${found ?? "none"}`,
    problems: found
      ? []
      : [
          "No Chromium was found. Install one, for example with `apt-get install chromium`, or set CHROMIUM_PATH to its executable.",
        ],
  };
}

function path(): string | undefined {
  try {
    return chromiumPath();
  } catch {
    return undefined;
  }
}

async function install(): Promise<void> {
  console.log("no Chromium here: installing the one of the system (apt-get install chromium)");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  const { code, output } = await run(
    "apt-get",
    ["install", "--yes", "--no-install-recommends", "chromium"],
    { env },
  );
  if (code) console.log(output.slice(-2_000));
}
