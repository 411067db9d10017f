/** Where a command writes: results to `out`, what went wrong to `err`; each call is one line or several. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
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
