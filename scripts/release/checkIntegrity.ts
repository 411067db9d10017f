import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The entries of `integrity.json` that do not match a built folder. Empty if all match. */
export function integrityProblems(dist: string): string[] {
  const { files }: { files: Record<string, string> } = JSON.parse(
    readFileSync(join(dist, "integrity.json"), "utf8"),
  );
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((name) => name !== "integrity.json");
  const hashOf = (name: string) =>
    `sha384-${createHash("sha384")
      .update(readFileSync(join(dist, name)))
      .digest("base64")}`;
  return [
    ...names.filter((name) => !files[name]).map((name) => `${name} has no hash`),
    ...names
      .filter((name) => files[name] && files[name] !== hashOf(name))
      .map((name) => `${name} is not what its hash says`),
    ...Object.keys(files)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is missing`),
  ];
}
