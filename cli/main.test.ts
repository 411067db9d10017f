import { expect, test } from "vitest";
import { runCommand } from "../test/support/runCommand.ts";

test("--help lists every command with its sentence", async () => {
  const { code, out } = await runCommand("--help");
  expect(code).toBe(0);
  expect(out).toMatch(/^ {2}lint {9}Find mistakes in templates/m);
});

test("without a command the list is printed and the exit code says wrong use", async () => {
  const { code, out } = await runCommand();
  expect(code).toBe(2);
  expect(out).toContain("Usage: dining-widgets <command>");
});

test("an unknown command is answered with the nearest", async () => {
  const { code, out, err } = await runCommand("lnt");
  expect(code).toBe(2);
  expect(out).toBe("");
  expect(err).toContain('dining-widgets has no command "lnt"; did you mean "lint"?');
});

test("an inherited name is no command", async () => {
  expect((await runCommand("constructor")).code).toBe(2);
});

test.each([
  ["lint", "--help"],
  ["help", "lint"],
])("%s %s prints the command's own help", async (...args) => {
  const { code, out } = await runCommand(...args);
  expect(code).toBe(0);
  expect(out).toContain("Usage: dining-widgets lint");
});

test("an unknown option is reported without a stack trace", async () => {
  const { code, err } = await runCommand("lint", "--formt", "json", "x.html");
  expect(code).toBe(2);
  expect(err).toContain("Unknown option '--formt'");
  expect(err).not.toMatch(/^\s+at /m);
});
