/** A widget's request as shown in the harness; secrets are masked before it is stored. */
export interface LogEntry {
  readonly at: number;
  readonly method: string;
  /** Path and query, with the origin when it is not the page's. */
  readonly address: string;
  readonly body: string;
  /** 0 without a response. */
  readonly status: number;
  readonly ms: number;
  /** Set when the fault switch answered, or when the mock API has no such address. */
  readonly note: "" | "fault" | "refused";
}

const secretKey =
  /pass(word)?|token|secret|sms_verification_code|\bpin\b|cvc|card_number|authorization/i;

/** A query or form with the values of secret keys masked. */
export function maskedQuery(query: string): string {
  return query.replace(/([^?&=]+)=([^&]*)/g, (pair, key: string) =>
    secretKey.test(decoded(key)) ? `${key}=•••` : pair,
  );
}

/**
 * A JSON body with the values of secret keys masked at any depth; other text is treated as a form.
 */
export function maskedBody(text: string): string {
  const clipped = (whole: string) => (whole.length > 600 ? `${whole.slice(0, 600)}…` : whole);
  try {
    return clipped(
      JSON.stringify(JSON.parse(text), (key, value: unknown) =>
        key && secretKey.test(key) && value !== null ? "•••" : value,
      ),
    );
  } catch {
    return clipped(maskedQuery(text));
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
