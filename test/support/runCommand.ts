import { main } from "../../cli/main.ts";

/** The output and exit code of a command of the binary. */
export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line of `dining-widgets` in this process. */
export async function runCommand(...args: string[]): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}
