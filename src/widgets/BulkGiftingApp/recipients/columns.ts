import { headKey, plainCell } from "../../../shared/list/csvCell.ts";
import { fields, blankRecipient, type Field, type Person } from "./row.ts";

/** The content of a column: a field, a whole name, or nothing that is needed. */
export type Column = Field | "fullName" | null;

/** How people head their columns, without spaces and signs, in lower case (BG4). */
const aliases: Readonly<Record<Field | "fullName", readonly string[]>> = {
  firstName: [
    "nombre",
    "nombres",
    "primernombre",
    "firstname",
    "first",
    "givenname",
    "forename",
    "fname",
    "vorname",
    "recipientfirstname",
  ],
  lastName: [
    "apellido",
    "apellidos",
    "lastname",
    "last",
    "surname",
    "familyname",
    "lname",
    "nachname",
    "recipientlastname",
  ],
  fullName: [
    "nombrecompleto",
    "destinatario",
    "empleado",
    "name",
    "fullname",
    "recipient",
    "recipientname",
    "employee",
    "employeename",
    "contact",
    "contactname",
  ],
  email: [
    "correo",
    "correoelectronico",
    "correoelectrónico",
    "email",
    "emailaddress",
    "mail",
    "workemail",
    "recipientemail",
    "emailid",
  ],
  phone: [
    "telefono",
    "teléfono",
    "celular",
    "numerodetelefono",
    "númerodeteléfono",
    "phone",
    "phonenumber",
    "mobile",
    "mobilephone",
    "mobilenumber",
    "cell",
    "cellphone",
    "telephone",
    "tel",
    "recipientphone",
  ],
  amount: [
    "monto",
    "importe",
    "cantidad",
    "amount",
    "value",
    "giftamount",
    "credit",
    "giftvalue",
    "amountperperson",
  ],
  message: ["mensaje", "nota", "message", "note", "giftmessage", "personalmessage", "comment"],
  deliverOn: [
    "fechadeenvio",
    "fechadeenvío",
    "fecha",
    "deliverat",
    "deliveron",
    "deliverydate",
    "sendon",
    "sendat",
    "senddate",
    "date",
    "scheduledfor",
  ],
};

const fieldByAlias = new Map(
  Object.entries(aliases).flatMap(([field, names]) => names.map((name) => [name, field])),
);

function columnNamed(head: string): Column {
  const name = fieldByAlias.get(headKey(head));
  return [...fields, "fullName" as const].find((field) => field === name) ?? null;
}

export interface Layout {
  readonly columns: readonly Column[];
  /** Whether the first row only names the columns. */
  readonly hasHead: boolean;
  /** Heads of columns that nothing is read from. */
  readonly ignored: readonly string[];
}

/** Which column holds what: by the heads, or, where the first row is a recipient already, by what the cells look like. */
export function layoutOf(first: readonly string[]): Layout {
  const heads = first.map((cell) => columnNamed(cell));
  const hasHead = heads.some((head) => head !== null) && !first.some(looksLikeAddress);
  if (!hasHead) return { columns: guessed(first), hasHead: false, ignored: [] };
  const columns = firstOfEach(heads);
  return {
    columns,
    hasHead,
    ignored: first
      .filter((cell, index) => cell.trim() && columns[index] === null)
      .map((cell) => cell.trim()),
  };
}

/** The layout that the person chose: a first row without an address in the address column is a head. */
export function chosenLayout(first: readonly string[], columns: readonly Column[]): Layout {
  const addresses = columns.flatMap((column, index) =>
    column === "email" || column === "phone" ? [first[index] ?? ""] : [],
  );
  return { columns, hasHead: !addresses.some(looksLikeAddress), ignored: [] };
}

/** Whether recipients can be read from these columns at all. */
export function isUsable({ columns }: Pick<Layout, "columns">): boolean {
  return columns.includes("email") || columns.includes("phone");
}

function guessed(cells: readonly string[]): Column[] {
  const columns: Column[] = cells.map((cell) =>
    cell.includes("@") ? "email" : looksLikePhone(cell) ? "phone" : null,
  );
  const names = columns.flatMap((column, index) =>
    column === null && cells[index]?.trim() ? [index] : [],
  );
  const [one, other] = names;
  if (one !== undefined) columns[one] = other === undefined ? "fullName" : "firstName";
  if (other !== undefined) columns[other] = "lastName";
  return firstOfEach(columns);
}

/** A field is read from its first column alone. A row may have a million columns. */
function firstOfEach(columns: readonly Column[]): Column[] {
  const seen = new Set<Column>();
  return columns.map((column) => {
    if (seen.has(column)) return null;
    seen.add(column);
    return column;
  });
}

function looksLikeAddress(cell: string): boolean {
  return /\S@\S/.test(cell) || looksLikePhone(cell);
}

function looksLikePhone(cell: string): boolean {
  return /^\s*\+?[\d\s().-]{10,24}$/.test(cell) && cell.replace(/\D/g, "").length >= 10;
}

/** A recipient from the cells of a row; null where the row is empty. */
export function personIn(cells: readonly string[], columns: readonly Column[]): Person | null {
  const person: Record<Field, string> = { ...blankRecipient };
  let isEmpty = true;
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index];
    const cell = cells[index]?.trim();
    if (!column || !cell) continue;
    isEmpty = false;
    if (column !== "fullName") person[column] = plainCell(cell);
    else if (!person.firstName) Object.assign(person, namesIn(cell));
  }
  if (isEmpty) return null;
  return person.email.includes("<") ? { ...person, ...addressIn(person) } : person;
}

/** `Ada Lovelace`, or `Lovelace, Ada`. */
function namesIn(name: string): Pick<Person, "firstName" | "lastName"> {
  const [family, given] = name.split(",").map((part) => part.trim());
  if (family && given) return { firstName: given, lastName: family };
  const [firstName = "", ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** `Ada Lovelace <ada@example.com>`, as mail programs copy it. */
function addressIn({ email, firstName, lastName }: Person): Partial<Person> {
  const [, name = "", address = ""] = /^([^<>]*)<\s*([^<>\s]+)\s*>$/.exec(email) ?? [];
  if (!address) return {};
  return {
    email: address,
    ...(!firstName &&
      !lastName &&
      name.trim() &&
      namesIn(name.replace(/^["']|["']\s*$/g, "").trim())),
  };
}
