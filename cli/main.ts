import { realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Command, Output } from "./command.ts";
import { nearest } from "./nearest.ts";
import { linesOf, printer, type Sink } from "./printer.ts";
import { UsageError } from "./usage.ts";

/** Every command. It loads only when it is called or listed. */
const commands: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  init: () => import("./commands/init.ts"),
  lint: () => import("./commands/lint.ts"),
  doctor: () => import("./commands/doctor.ts"),
  mock: () => import("./commands/mock.ts"),
  pin: () => import("./commands/pin.ts"),
  texts: () => import("./commands/texts.ts"),
  "verify-api": () => import("./commands/verifyApi.ts"),
};

/** Runs one command line. Returns the exit code: 0 fine, 1 findings, 2 wrong use. */
export function main(args: readonly string[], sink: Sink): Promise<number> {
  return runMain(args, printer(sink));
}

async function runMain(args: readonly string[], output: Output): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    const [topic] = name === "help" ? rest : [];
    if (topic) return runMain([topic, "--help"], output);
    output.out(...linesOf(await overview()));
    return name === undefined ? 2 : 0;
  }
  if (name === "--version" || name === "-v") {
    const { catalog } = await import("./catalog.ts");
    output.out(catalog.version);
    return 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    const suggestion = nearest(name, Object.keys(commands));
    output.err(
      `dining-widgets has no command "${name}"${suggestion ? `; did you mean "${suggestion}"?` : ""}`,
      "",
      ...linesOf(await overview()),
    );
    return 2;
  }
  const { command } = await load();
  if (rest.includes("--help") || rest.includes("-h")) {
    output.out(...linesOf(command.help.trimEnd()));
    return 0;
  }
  try {
    return await command.run(rest, output);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    output.err(error.message, `See: dining-widgets ${name} --help`);
    return 2;
  }
}

async function overview(): Promise<string> {
  const loaded = await Promise.all(Object.values(commands).map((load) => load()));
  const lines = loaded.map(({ command }) => `  ${command.name.padEnd(12)} ${command.summary}`);
  return `Usage: dining-widgets <command> [options]

Commands:
${lines.join("\n")}

dining-widgets <command> --help says what a command takes.`;
}

/** Whether an error is a usage error of ours or of Node's argument parser. */
function isUsageError(error: unknown): error is Error {
  return (
    error instanceof UsageError ||
    (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))
  );
}

const [, script] = process.argv;
if (script !== undefined && import.meta.url === pathToFileURL(realpathSync(script)).href) {
  // In production, the contracts omit the notes by which `verify-api` finds unread fields.
  delete process.env["NODE_ENV"];
  process.exitCode = await main(process.argv.slice(2), {
    out: (text) => console.log(text),
    err: (text) => console.error(text),
  });
}
