/**
 * Calls a function in a page by its text. `send` runs the text with one string, and returns the
 * resulting string.
 */
export async function inPage<A, R>(
  work: (argument: A) => R | Promise<R>,
  argument: A,
  send: (declaration: string, text: string) => Promise<unknown>,
): Promise<R> {
  const declaration = `async (text) => JSON.stringify(await (${work})(JSON.parse(text)) ?? null)`;
  return JSON.parse(String(await send(declaration, JSON.stringify(argument ?? null))));
}
