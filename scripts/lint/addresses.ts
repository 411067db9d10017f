import { readFileSync, statSync } from "node:fs";
import { run, type Check } from "../check.ts";

const registry =
  /https?:\/\/[\w.-]*(registry|npmjs|yarnpkg|artifactory|nexus|verdaccio|pypi)[\w.-]*/i;
const machinePath = /(^|[\s"'`(=:])\/(work\/(main|shared|scratch)|root|home\/\w+|Users\/\w+)\//m;
const publicRegistry = ["registry", "npmjs", "org"].join(".");
const textLimit = 1_000_000;

/** Mentions of registries' hosts, or of the machine that the file was written on. */
export function addressProblems(file: string, text: string): string[] {
  if (file === "package-lock.json") return lockProblems(text);
  const problems: string[] = [];
  const [host] = registry.exec(text) ?? [];
  const [path] = machinePath.exec(text) ?? [];
  if (host) problems.push(`${file} names a registry's host: ${host}`);
  if (path) problems.push(`${file} names a path of one machine: ${path.trim()}`);
  return problems;
}

function lockProblems(text: string): string[] {
  const hosts = [...text.matchAll(/"resolved": "(?:git\+)?\w+:\/\/([^/"]+)/g)].map(
    ([, host]) => host ?? "",
  );
  return [...new Set(hosts)]
    .filter((host) => host !== publicRegistry)
    .map((host) => `package-lock.json resolves packages from ${host}`);
}

export async function addressCheck(): Promise<Check> {
  const { output } = await run("git", ["ls-files", "-z"]);
  const files = output.split("\0").filter((file) => file && isText(file));
  return {
    name: `addresses: ${files.length} files name no registry and no machine`,
    problems: files.flatMap((file) => addressProblems(file, readFileSync(file, "utf8"))),
  };
}

function isText(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return Boolean(
    stat?.isFile() && stat.size < textLimit && !/\.(png|jpe?g|webp|ico|woff2?)$/.test(file),
  );
}
