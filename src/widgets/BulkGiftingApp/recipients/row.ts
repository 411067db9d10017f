import type { texts } from "./texts.ts";

/** The fields of a recipient, as they were typed or read. */
export const fields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "amount",
  "message",
  "deliverOn",
] as const;
export type Field = (typeof fields)[number];

export type Person = Readonly<Record<Field, string>>;

export interface Row extends Person {
  /** Unique within the list, and never reused. */
  readonly id: number;
  /** The line of the file or of the pasted text. Null for a typed row. */
  readonly line: number | null;
}

export const blankRecipient: Person = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  amount: "",
  message: "",
  deliverOn: "",
};

/** Whether a row was added by hand and nothing was typed into it. */
export function isEmptyRow(row: Row): boolean {
  return row.line === null && fields.every((field) => !row[field].trim());
}

/** The name of a row in texts: the recipient's name, address, or line. */
export function rowName(
  { firstName, lastName, email, phone, line, id }: Row,
  { rowOfLine }: Pick<(typeof texts)["messages"], "rowOfLine">,
): string {
  return (
    `${firstName} ${lastName}`.trim() || email || phone || rowOfLine({ line: String(line ?? id) })
  );
}
