import { parseCents } from "../../../shared/money/parse.ts";
import { looksLikePhone, namesIn } from "./cells.ts";
import { blankRecipient, type Person } from "./row.ts";

export interface LineReading {
  readonly people: readonly Person[];
  /**
   * The parts of the line that contain no person, or a person without an address. Empty if
   * everything was read.
   */
  readonly unread: string;
}

/** A recipient whose other parts may follow in the same line. */
interface OpenPerson {
  names: string[];
  phone: string;
  amount: string;
}

const nobody = (): OpenPerson => ({ names: [], phone: "", amount: "" });

/**
 * Reads the recipients of one line, in the forms of mail programs, chats and people: `Ada
 * <ada@example.com>; Grace <…>`, `Lovelace, Ada <…>`, bare addresses, `Ada, Lovelace,
 * ada@example.com, +1 512 555 0100`, and mixtures of these.
 */
export function readAddressLine(line: string): LineReading {
  const people: Person[] = [];
  const unread: string[] = [];
  let open = nobody();
  const text = withoutLead(line);
  const isMail = /<[^<>@]*@/.test(text);

  function handBack(names: readonly string[]): void {
    for (const name of names) unread.push(name);
  }

  function close(email: string, nameInPiece: string): void {
    const { text: name, phone } = takePhone(nameInPiece);
    const names = name ? withFamilyName(open.names, name) : open.names;
    handBack(names.slice(2));
    people.push({
      ...blankRecipient,
      ...personName(names),
      email,
      phone: open.phone || phone,
      amount: open.amount,
    });
    open = nobody();
  }

  /** The text before a boundary: a person with a phone number, or unread text. */
  function endPerson(): void {
    if (open.phone) close("", "");
    else handBack([...open.names, open.amount]);
    open = nobody();
  }

  function readText(piece: string): void {
    const { text: name, phone } = takePhone(cleanName(piece));
    const last = people.at(-1);
    const isAfterPerson = last && !open.names.length && !open.phone;
    if (name && isAfterPerson && !last.amount && isAmount(name)) {
      people[people.length - 1] = { ...last, amount: name };
      return;
    }
    // A number in front of everything may be the number of a row.
    const isOpen = open.names.length > 0 || open.phone !== "";
    if (!open.amount && isAmount(name) && (isOpen || name.startsWith("$"))) {
      open.amount = name;
      return;
    }
    if (name) {
      if (open.phone) endPerson();
      open.names.push(name);
    }
    if (!phone) return;
    if (!name && isAfterPerson && last.email && !last.phone)
      people[people.length - 1] = { ...last, phone };
    else if (open.phone) unread.push(phone);
    else open.phone = phone;
  }

  for (const { text: piece, isAfterSemicolon } of piecesOf(text)) {
    if (isMail && isAfterSemicolon) endPerson();
    const { found, rest } = isMail ? bracketed(piece) : bare(piece);
    for (const { name, email } of found) close(email, name);
    if (rest) readText(rest);
  }
  const [only] = people;
  if (only && people.length === 1 && !only.firstName && !open.phone && open.names.length) {
    people[0] = { ...only, ...personName(open.names), amount: only.amount || open.amount };
    handBack([...open.names.slice(2), only.amount && open.amount]);
  } else endPerson();
  return { people, unread: unread.filter(Boolean).join(", ") };
}

/**
 * What lists, chats and mail programs write before a name: `- Ada`, `3. Ada`, `[10:32, 3/4/2026]
 * Ada`, `To: Ada`.
 */
function withoutLead(line: string): string {
  return line
    .trim()
    .replace(/^(?:[-–—•*·▪]|\d{1,4}[.)])\s+/, "")
    .replace(/^\[[^\]@]*\]\s*/, "")
    .replace(/^(?:to|cc|bcc|cco|para)\s*:\s*/i, "");
}

interface Piece {
  readonly text: string;
  readonly isAfterSemicolon: boolean;
}

/**
 * The parts of a line between commas, semicolons, bars and tabs. Ignores separators in quotes or
 * brackets.
 */
function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let closing = "";
  let closingAt = -1;
  let isAfterSemicolon = false;
  const lastOf = { '"': line.lastIndexOf('"'), ">": line.lastIndexOf(">") };
  for (let at = 0; at <= line.length; at++) {
    const sign = line[at] ?? ",";
    if (closing && at < line.length) {
      if (sign === closing) closing = "";
      continue;
    }
    closingAt = sign === '"' ? lastOf['"'] : sign === "<" ? lastOf[">"] : -1;
    if (closingAt > at) closing = sign === "<" ? ">" : sign;
    if (!",;|\t".includes(sign)) continue;
    const text = line.slice(start, at).trim();
    if (text) pieces.push({ text, isAfterSemicolon });
    isAfterSemicolon = (text ? false : isAfterSemicolon) || sign === ";";
    start = at + 1;
  }
  return pieces;
}

interface Found {
  readonly found: readonly { readonly name: string; readonly email: string }[];
  /** The text after the last address, or all of it. */
  readonly rest: string;
}

/** Reads `Ada Lovelace <ada@example.com>`, or several of these in a row. */
function bracketed(piece: string): Found {
  const found: { name: string; email: string }[] = [];
  let from = 0;
  let at = piece.indexOf("<");
  while (at >= 0) {
    const end = piece.indexOf(">", at);
    if (end < 0) break;
    const email = addressIn(piece.slice(at + 1, end));
    if (email) {
      const name = cleanName(piece.slice(from, at));
      found.push({ name: name.includes("@") ? "" : name, email });
      from = end + 1;
    }
    at = piece.indexOf("<", end);
  }
  if (found.length) return { found, rest: piece.slice(from).trim() };
  return bare(piece);
}

/**
 * Reads addresses between words: `Ada ada@example.com`, `ada@example.com (Ada)`, `Ada:
 * ada@example.com`.
 */
function bare(piece: string): Found {
  const found: { name: string; email: string }[] = [];
  let words: string[] = [];
  for (const word of piece.replace(/[<>()[\]]/g, " ").split(/\s+/)) {
    const email = addressIn(word);
    if (!email) words.push(word);
    else {
      found.push({ name: cleanName(words.join(" ")), email });
      words = [];
    }
  }
  return { found, rest: found.length ? words.join(" ").trim() : piece };
}

/**
 * The address in a word, without `mailto:`, quotation marks and punctuation at the end. Empty if
 * there is none.
 */
function addressIn(word: string): string {
  const text = word
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/^["'“”‘’]/, "")
    .replace(/["'“”‘’.:!?]$/, "");
  return text.indexOf("@") > 0 && !text.includes(" ") ? text : "";
}

function cleanName(text: string): string {
  return text
    .trim()
    .replace(/^["'“”‘’@(]+/, "")
    .replace(/["'“”‘’:)–—-]$/, "")
    .replace(/["'“”‘’]$/, "")
    .trim();
}

/** The phone number at the end or at the start of a text, and the rest of it. */
function takePhone(text: string): { text: string; phone: string } {
  const words = text.split(/\s+/);
  let from = words.length;
  while (from > 0 && isPhoneWord(words[from - 1])) from--;
  const last = words.slice(from).join(" ");
  if (looksLikePhone(last)) return { text: cleanName(words.slice(0, from).join(" ")), phone: last };
  let end = 0;
  while (end < words.length && isPhoneWord(words[end])) end++;
  const first = words.slice(0, end).join(" ");
  if (looksLikePhone(first)) return { text: cleanName(words.slice(end).join(" ")), phone: first };
  return { text, phone: "" };
}

function isPhoneWord(word = ""): boolean {
  return /^[+\d().-]+$/.test(word);
}

function isAmount(text: string): boolean {
  return /^\$?\d/.test(text) && (parseCents(text) ?? 0) > 0;
}

/** Reads `Lovelace, Ada <…>`, where the family name is before the comma. */
function withFamilyName(before: readonly string[], name: string): string[] {
  const family = before.at(-1);
  return family ? [name, family, ...before.slice(0, -1)] : [name];
}

function personName([first = "", last]: readonly string[]): Pick<Person, "firstName" | "lastName"> {
  return last === undefined ? namesIn(first) : { firstName: first, lastName: last };
}
