import { entriesOf, fromJson } from "./json.ts";

const longestText = 300;

export interface ErrorTexts {
  readonly message: string | null;
  readonly messages: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

interface FieldMessage {
  /** Empty if the text concerns no field. */
  readonly field: string;
  readonly text: string;
}

/**
 * Returns the server's texts of a refusal in the order of G7: the first of `errors.base`, all of
 * `errors` joined, `error`, `message`. HTML and broken JSON give no text. Texts are plain and at
 * most 300 characters long.
 */
export function readErrorBody(body: string): ErrorTexts {
  const parsed = fromJson(body);
  const whole =
    typeof parsed === "string"
      ? { message: parsed }
      : Array.isArray(parsed)
        ? { errors: parsed }
        : objectOf(parsed);
  const listed = messagesOf("", member(whole, "errors"));
  const fieldMessages = (
    listed.length
      ? listed
      : firstOf(messagesOf("", member(whole, "error")), messagesOf("", member(whole, "message")))
  ).map(withSubject);
  const messages = fieldMessages.map(({ text }) => text);
  const base = fieldMessages.find(({ field }) => field === "base");
  return {
    message: clipped(base ? base.text : messages.join(", ")) || null,
    messages,
    fields: byField(fieldMessages),
  };
}

function messagesOf(field: string, value: unknown): FieldMessage[] {
  if (typeof value === "string")
    return value.trim() ? [{ field, text: clipped(value.trim()) }] : [];
  if (Array.isArray(value)) return value.flatMap((item) => messagesOf(field, item));
  if (typeof value !== "object" || !value) return [];
  const messageText = ["message", "detail", "title"]
    .map((key) => member(value, key))
    .find((text) => typeof text === "string");
  if (messageText !== undefined) return messagesOf(keyOf(field, value), messageText);
  return entriesOf(value).flatMap(([key, inner]) =>
    messagesOf(field ? `${field}.${key}` : key, inner),
  );
}

/** Keys that are not names of fields, including those of Django and its REST framework. */
const noFields = /^(base|errors?|message|detail|non_field_errors|__all__|)$/;

/**
 * Rails says "is invalid" about a field. Adds the field's name, as `full_messages` does, so that
 * the text is a sentence wherever it is shown.
 */
function withSubject({ field, text }: FieldMessage): FieldMessage {
  const name = field.replace(/^.*\./, "");
  if (noFields.test(name) || !/^\p{Ll}/u.test(text)) return { field, text };
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return { field, text: clipped(`${words.charAt(0).toUpperCase()}${words.slice(1)} ${text}`) };
}

/** `errors.recipients: [{ index: 3, field: 'email', message }]` concerns `recipients.3.email`. */
function keyOf(field: string, value: object): string {
  return [field, member(value, "index"), member(value, "field")]
    .filter((part) => typeof part === "number" || (typeof part === "string" && part))
    .join(".");
}

function byField(messages: readonly FieldMessage[]): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { field, text } of messages) {
    const texts = fields.get(field);
    if (texts) texts.push(text);
    else if (field) fields.set(field, [text]);
  }
  return Object.fromEntries(fields);
}

function firstOf(preferred: FieldMessage[], other: FieldMessage[]): FieldMessage[] {
  return preferred.length ? preferred : other;
}

function objectOf(value: unknown): object {
  return typeof value === "object" && value ? value : {};
}

/** Reads only own members, so that a polluted prototype has no effect. */
function member(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function clipped(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
}
