import { headKey, plainCell } from "../../../shared/list/csvCell.ts";
import {
  looksLikeAddress,
  looksLikeEmail,
  looksLikeMoney,
  looksLikePhone,
  namesIn,
} from "./cells.ts";
import { fields, blankRecipient, type Field, type Person } from "./row.ts";

/** The content of a column: a field, a whole name, or something that is not needed. */
export type Column = Field | "fullName" | null;

/** Common column headers, in lower case and without spaces and signs (BG4). */
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
  /** Whether the first row is a header. */
  readonly hasHead: boolean;
  /**
   * The names of columns that are not read: their headers, or the first cell if there is no header.
   */
  readonly ignored: readonly string[];
  /**
   * The indexes of columns that are not read although they contain money, e-mail addresses or phone
   * numbers.
   */
  readonly unsure: readonly number[];
}

type Sample = readonly (readonly string[])[];

/**
 * Detects the content of each column: by the headers, or, if the first row is already a recipient,
 * by the cells.
 */
export function layoutOf(first: readonly string[], sample: Sample = [first]): Layout {
  const heads = first.map((cell) => columnNamed(cell));
  const hasHead = heads.some((head) => head !== null) && !first.some(looksLikeAddress);
  const columns = hasHead ? firstOfEach(heads) : guessed(sample);
  return { ...unreadColumns(first, hasHead, columns, sample), columns, hasHead };
}

/**
 * The layout that the person chose. If the address column of the first row contains no address, the
 * row is a header.
 */
export function chosenLayout(first: readonly string[], columns: readonly Column[]): Layout {
  const addresses = columns.flatMap((column, index) =>
    column === "email" || column === "phone" ? [first[index] ?? ""] : [],
  );
  const hasHead = !addresses.some(looksLikeAddress);
  return { ...unreadColumns(first, hasHead, columns, []), columns, hasHead };
}

/** Whether recipients can be read from these columns. */
export function isUsable({ columns }: Pick<Layout, "columns">): boolean {
  return columns.includes("email") || columns.includes("phone");
}

/**
 * The columns that are preselected for the person. If no column is the amount, an unused column of
 * money becomes it.
 */
export function suggestedColumns(sample: Sample): readonly Column[] {
  const [first = []] = sample;
  const { columns, hasHead, unsure } = layoutOf(first, sample);
  if (columns.includes("amount")) return columns;
  const cells = hasHead ? sample.slice(1) : sample;
  const money = unsure.find((index) => holdsMoney((hasHead && first[index]) || "", cells, index));
  return columns.map((column, index) => (index === money ? "amount" : column));
}

function unreadColumns(
  first: readonly string[],
  hasHead: boolean,
  columns: readonly Column[],
  sample: Sample,
): Pick<Layout, "ignored" | "unsure"> {
  const cells = hasHead ? sample.slice(1) : sample;
  const unread = first.flatMap((cell, index) =>
    (columns[index] ?? null) === null && cell.trim() ? [index] : [],
  );
  return {
    ignored: unread.map((index) => first[index]?.trim() ?? ""),
    unsure: unread.filter((index) => {
      const head = (hasHead && first[index]) || "";
      return holdsMoney(head, cells, index) || holdsAddresses(cells, index);
    }),
  };
}

/** Headers of numbers that are not money. */
const identifier =
  /\b(?:id|no|nr|number|num|zip|postcode|postal|age|year|ext|code|floor|room)\b|[#№]/i;

/** Whether the cells are money, or numbers whose header does not say otherwise. */
function holdsMoney(head: string, cells: Sample, index: number): boolean {
  const given = filledCells(cells, index);
  if (!given.length) return false;
  if (given.every(looksLikeMoney)) return true;
  const isNumber = (cell: string): boolean => /^\d{1,5}(?:\.\d{1,2})?$/.test(cell);
  return head !== "" && !identifier.test(head.replaceAll("_", " ")) && given.every(isNumber);
}

function holdsAddresses(cells: Sample, index: number): boolean {
  return filledCells(cells, index).some(looksLikeAddress);
}

function filledCells(cells: Sample, index: number): string[] {
  return cells.map((row) => row[index]?.trim() ?? "").filter(Boolean);
}

/** Detects the columns by the cells of the first rows. */
function guessed(sample: Sample): Column[] {
  const [first = []] = sample;
  const columns: Column[] = first.map((_, index) => {
    const cells = filledCells(sample, index);
    if (cells.some(looksLikeEmail)) return "email";
    if (cells.some(looksLikePhone)) return "phone";
    return cells.length && cells.every(looksLikeMoney) ? "amount" : null;
  });
  const names = columns.flatMap((column, index) =>
    column === null && filledCells(sample, index).length ? [index] : [],
  );
  const [one, other] = names;
  if (one !== undefined) columns[one] = other === undefined ? "fullName" : "firstName";
  if (other !== undefined) columns[other] = "lastName";
  return firstOfEach(columns);
}

/** Reads each field from its first column only, because a row may have a million columns. */
function firstOfEach(columns: readonly Column[]): Column[] {
  const seen = new Set<Column>();
  return columns.map((column) => {
    if (seen.has(column)) return null;
    seen.add(column);
    return column;
  });
}

/** A recipient from the cells of a row. Null if the row is empty. */
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

/** Reads `Ada Lovelace <ada@example.com>`, the form in which mail programs copy addresses. */
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
