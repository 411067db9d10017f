import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { isMain, run } from "./check.ts";
import { bundledPackages } from "./sbom/bundledPackages.ts";
import { bundledSbom, type Sbom } from "./sbom/cycloneDx.ts";
import { sbomProblems } from "./sbom/sbomProblems.ts";

const sbomFile = "sbom.cdx.json";

/**
 * The SBOM of the packages in `dist/`, `dist-source-maps/` and `lib/`. It has the same bytes for
 * the same lockfile and source.
 */
export async function sbomOfBuild(): Promise<Sbom> {
  const { packages }: { packages: Record<string, { version?: string }> } =
    readJson("package-lock.json");
  const versions = Object.fromEntries(
    Object.entries(packages).map(([folder, { version = "" }]) => [folder, version]),
  );
  const maps = globSync("dist-source-maps/**/*.map").map((map): { sources: string[] } =>
    readJson(map),
  );
  if (!maps.length) throw new Error("dist-source-maps/ is empty: run `npm run build` first");
  const bundledRefs = bundledPackages(
    {
      sources: maps.flatMap(({ sources }) => sources),
      libraryLicenses: readFileSync("lib/third-party-licenses.md", "utf8"),
      commandLicenses: readFileSync("lib/cli/third-party-licenses.md", "utf8"),
    },
    versions,
  );
  return bundledSbom(await wholeSbom(), bundledRefs, readJson("package.json").name);
}

/**
 * npm's SBOM of the whole lockfile. It treats all packages as development dependencies, because the
 * bundles contain them.
 */
export async function wholeSbom(): Promise<Sbom> {
  const flags = ["--sbom-format=cyclonedx", "--package-lock-only", "--include=dev"];
  const { code, output } = await run("npm", ["sbom", ...flags, "--offline", "--loglevel=error"]);
  if (code) throw new Error(`npm sbom failed:\n${output.trim()}`);
  return JSON.parse(output.slice(output.indexOf("{")));
}

/**
 * Writes the SBOM into a built `dist/`, and its hash into `integrity.json`. Throws if the SBOM is
 * not fit for a release.
 */
export function writeSbom(dist: string, sbom: Sbom): void {
  const problems = sbomProblems(sbom);
  if (problems.length) throw new Error(`the SBOM is wrong:\n${problems.join("\n")}`);
  const content = `${JSON.stringify(sbom, null, 1)}\n`;
  writeFileSync(join(dist, sbomFile), content);
  const integrityFile = join(dist, "integrity.json");
  const { files }: { files: Record<string, string> } = readJson(integrityFile);
  files[sbomFile] = `sha384-${createHash("sha384").update(content).digest("base64")}`;
  const sorted = Object.keys(files)
    .toSorted()
    .map((name) => [name, files[name]]);
  writeFileSync(integrityFile, JSON.stringify({ files: Object.fromEntries(sorted) }, null, 1));
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}

if (isMain(import.meta)) writeSbom("dist", await sbomOfBuild());
