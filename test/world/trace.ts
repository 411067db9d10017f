/** `WORLD_TRACE=1` with the `WORLD_PATH` of a failed walk prints what happens in it. */
const isTraced = process.env["WORLD_TRACE"] !== undefined;

export function trace(line: string): void {
  if (isTraced) process.stdout.write(`${line}\n`);
}
