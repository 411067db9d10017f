import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Run } from "./buildPackage.ts";

/** The files of a package by their path below `package/`. */
export type PackageContent = ReadonlyMap<string, Buffer>;

/**
 * Unpacks a package into a new folder and reads it. Throws a message if it could unpack differently
 * elsewhere: with entries outside `package/`, with duplicate paths, or with links.
 */
export async function packageContent(
  run: Run,
  tarball: string,
  folder: string,
): Promise<PackageContent> {
  const entries = (await run("tar", "-tzf", tarball)).trimEnd().split("\n");
  const outside = entries.find((entry) => !entry.startsWith("package/") || entry.includes(".."));
  if (outside !== undefined)
    throw new Error(`${tarball} has an entry outside package/: ${outside}`);
  const twice = entries.find((entry, index) => entries.indexOf(entry) !== index);
  if (twice !== undefined) throw new Error(`${tarball} has ${twice} twice`);
  mkdirSync(folder);
  await run("tar", "-xzf", tarball, "-C", folder);
  const root = join(folder, "package");
  return new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const name = relative(root, path).replaceAll("\\", "/");
        if (!entry.isFile()) throw new Error(`${tarball} has a link: ${name}`);
        return [name, readFileSync(path)] as const;
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** The differences between two packages, a line for each file. Empty if every file is identical. */
export function differences(published: PackageContent, built: PackageContent): string[] {
  return [...new Set([...published.keys(), ...built.keys()])].toSorted().flatMap((name) => {
    const one = published.get(name);
    const other = built.get(name);
    if (!one) return [`${name} is missing in the package`];
    if (!other) return [`${name} is in the package, and this commit does not build it`];
    if (one.equals(other)) return [];
    return [`${name} differs ${firstDifference(one, other)}`];
  });
}

function firstDifference(one: Buffer, other: Buffer): string {
  const index = one.findIndex((byte, at) => byte !== other[at]);
  const at = index < 0 ? one.length : index;
  return `from byte ${at} on: ${one.length} bytes in the package, ${other.length} built`;
}
