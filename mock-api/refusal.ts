/**
 * A response with another status than 200, or one that breaks the contract on purpose; status 0
 * fails the connection.
 */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** A refusal: `refuse(422, 'Invalid email or password.')` or a whole error body. */
export function refuse(
  status: number,
  error: string | object,
  headers?: Record<string, string>,
): Answer {
  return new Answer(status, typeof error === "string" ? { error } : error, headers);
}

/** A response outside the contract: another status (201, 204) or a wrong body. */
export function reply(
  status: number,
  body: unknown = null,
  headers?: Record<string, string>,
): Answer {
  return new Answer(status, body, headers);
}

/** The server did its work, and the connection fails before the answer arrives. */
export const lost = new Answer(0, null);

/** Leaves the request to the next handler. */
export const elsewhere = new Answer(-1, null);
