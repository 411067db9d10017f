/** An answer with another status than 200, or one that breaks the contract on purpose; status 0 is a broken line. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** The server says no: `refuse(422, 'Invalid email or password.')` or a whole error body. */
export function refuse(
  status: number,
  error: string | object,
  headers?: Record<string, string>,
): Answer {
  return new Answer(status, typeof error === "string" ? { error } : error, headers);
}

/** A success that the contract need not allow: another status (201, 204) or a body that is wrong on purpose. */
export function reply(
  status: number,
  body: unknown = null,
  headers?: Record<string, string>,
): Answer {
  return new Answer(status, body, headers);
}

/** The server did its work, and its answer never arrives: what a guest sees when the line breaks after a write. */
export const lost = new Answer(0, null);

/** Nothing of this area's: the next handler answers. */
export const elsewhere = new Answer(-1, null);
