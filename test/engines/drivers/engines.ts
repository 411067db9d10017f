import {
  firefoxPath,
  missing,
  webkitPaths,
  type EngineName,
} from "../../../scripts/browsers/engines.ts";
import { launchChromiumDriver } from "./chromium.ts";
import type { Driver } from "./driver.ts";
import { launchFirefox } from "./firefox.ts";
import { launchWebkit } from "./webkit.ts";

export function launchEngine(engine: EngineName): Promise<Driver> {
  const firefox = firefoxPath();
  const webkit = webkitPaths();
  if (engine === "chromium") return launchChromiumDriver();
  if (engine === "firefox" && firefox) return launchFirefox({ path: firefox });
  if (engine === "webkit" && webkit) return launchWebkit({ paths: webkit });
  throw new Error(missing(engine));
}
