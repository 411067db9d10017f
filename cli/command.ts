/**
 * Where a command writes: results to `out`, errors to `err`. Each argument is one line. A line
 * break inside it is printed as `\n`, so that text of a page, a server or a file can never begin a
 * line (`printer.ts`).
 */
export interface Output {
  out(...lines: readonly string[]): void;
  err(...lines: readonly string[]): void;
}

/** One command of the `dining-widgets` binary. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The output of `--help`: usage, options, examples. */
  readonly help: string;
  /** `args` without the command's name. Returns the exit code: 0 fine, 1 findings, 2 wrong use. */
  run(args: readonly string[], output: Output): Promise<number>;
}
