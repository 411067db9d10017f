import { expect, test } from "vitest";
import { addressProblems } from "./addresses.ts";

const host = ["https:", "", ["registry", "npmjs", "org"].join(".")].join("/");

test("finds hosts of registries and paths of a machine", () => {
  expect(addressProblems(".npmrc", `registry=${host}/`)).toEqual([
    expect.stringContaining("registry"),
  ]);
  expect(addressProblems("README.md", `see ${["", "root", "notes"].join("/")}`)).toHaveLength(1);
  expect(addressProblems("README.md", "npm install, then /home and /works/main/x")).toEqual([]);
});

test("lets the lock file resolve from the public registry or from nowhere, and from nothing else", () => {
  expect(addressProblems("package-lock.json", `{"resolved": "${host}/a/-/a-1.tgz"}`)).toEqual([]);
  expect(addressProblems("package-lock.json", '{"version": "1.0.0"}')).toEqual([]);
  expect(
    addressProblems("package-lock.json", '{"resolved": "https://mirror.example/a.tgz"}'),
  ).toEqual(["package-lock.json resolves packages from mirror.example"]);
});
