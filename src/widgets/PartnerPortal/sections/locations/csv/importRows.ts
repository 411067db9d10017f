import type * as z from "zod/mini";
import { plainCell } from "../../../../../shared/list/csvCell.ts";
import type { PartnerLocation } from "../../../../../shared/contracts/partnerLocations.ts";
import type { LocationChange } from "../batch/writeChange.ts";
import { hasValue, type LocationField } from "../sameValue.ts";
import { valuesOf, type LocationValues } from "../values.ts";
import { cellText, cellValue, type CellChoices, type CsvTexts } from "./cells.ts";
import { columnKeys, type CsvColumn } from "./columns.ts";

/** A row of the file. Blank cells are omitted and keep the value. */
export interface ImportRow {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<CsvColumn, string>>>;
  /** The columns that the user has edited. Their fields stay, even after the values are valid. */
  readonly edited?: readonly CsvColumn[] | undefined;
}

/** Returns the row with another text in one cell. */
export function withCell(row: ImportRow, column: CsvColumn, text: string): ImportRow {
  return {
    ...row,
    cells: { ...row.cells, [column]: text },
    edited: [...new Set([...(row.edited ?? []), column])],
  };
}

/** A cell whose value differs from the location's. */
export interface CellChange {
  readonly column: LocationField;
  readonly before: string;
  readonly text: string;
}

export interface CheckedRow {
  readonly row: ImportRow;
  /** Null if the project has no such location. */
  readonly location: PartnerLocation | null;
  readonly changes: readonly CellChange[];
  readonly errors: Readonly<Partial<Record<CsvColumn, string>>>;
  /** The values to write; null while the row has errors. */
  readonly write: LocationChange | null;
}

export interface CheckContext {
  readonly locations: LocationIndex;
  readonly choices: CellChoices;
  readonly schema: z.ZodMiniType<unknown>;
  readonly isEditable: (location: PartnerLocation) => boolean;
  readonly copy: CsvTexts;
}

/** Finds a location by its id, or by a name that only one location has. */
export type LocationIndex = ReturnType<typeof indexLocations>;

export function indexLocations(locations: readonly PartnerLocation[]) {
  const byId = new Map(locations.map((location) => [location.id, location]));
  const byName = new Map<string, PartnerLocation | null>();
  for (const location of locations) {
    const key = nameKey(location.name ?? "");
    byName.set(key, byName.has(key) ? null : location);
  }
  return ({ id, name = "" }: ImportRow["cells"]): PartnerLocation | null =>
    (!id?.trim() ? byName.get(nameKey(name)) : byId.get(plainCell(id ?? ""))) ?? null;
}

/** Compares a row with its location and validates the values that it changes. */
export function checkRow(row: ImportRow, context: CheckContext): CheckedRow {
  const { copy } = context;
  const location = context.locations(row.cells);
  if (!location) return refused(row, null, idError(row.cells, copy.csv.errors));
  if (!context.isEditable(location)) return refused(row, location, copy.locations.tools.locked);
  const { values, errors } = parseCells(row, location, context);
  const current = valuesOf(location);
  for (const [name, message] of schemaErrors(context.schema, { ...current, ...values }))
    if (name in values) errors[name] ??= message;
    else if (name === "pos_incomplete_reason" && "pos_complete" in values) errors[name] ??= message;
  const shownColumns = locationColumns.filter(
    (name) => name in values || name in errors || row.edited?.includes(name),
  );
  const changes = shownColumns.map((column) => ({
    column,
    before: cellText(column, current[column], context.choices),
    text: row.cells[column] ?? "",
  }));
  const hasErrors = Object.keys(errors).length > 0;
  const isWritten = !hasErrors && Object.keys(values).length > 0;
  const write = !isWritten ? null : changeOf(location, values, copy.locations.unnamed);
  return { row, location, changes, errors, write };
}

/** Checks rows and remembers each result, so that an edit checks only its own row. */
export function createRowCheck(context: CheckContext): (row: ImportRow) => CheckedRow {
  const checkedRows = new WeakMap<ImportRow, CheckedRow>();
  return (row) => {
    const checked = checkedRows.get(row) ?? checkRow(row, context);
    checkedRows.set(row, checked);
    return checked;
  };
}

/** Marks every row of a location as a duplicate, except the first. */
export function withDuplicates(
  rows: readonly CheckedRow[],
  { csv }: CsvTexts,
): readonly CheckedRow[] {
  const lines = new Map<string, number>();
  return rows.map((checked) => {
    const { location, row } = checked;
    if (!location) return checked;
    const line = lines.get(location.id);
    if (line === undefined) lines.set(location.id, row.line);
    return line === undefined ? checked : refused(row, location, csv.errors.duplicate({ line }));
  });
}

/** Whether a row needs the user's attention. */
export function needsAttention({ errors }: Pick<CheckedRow, "errors">): boolean {
  return Object.keys(errors).length > 0;
}

/** Whether a row is shown: it changes something, has an error, or was edited here. */
export function isShown({ changes, errors, row }: CheckedRow): boolean {
  return changes.length > 0 || Object.keys(errors).length > 0 || Boolean(row.edited?.length);
}

const locationColumns = columnKeys.flatMap((key) => (key === "id" ? [] : [key]));

function parseCells(
  { cells }: ImportRow,
  location: PartnerLocation,
  { choices, copy }: CheckContext,
): { values: Partial<LocationValues>; errors: Partial<Record<CsvColumn, string>> } {
  const errors: Partial<Record<CsvColumn, string>> = {};
  const entries: [LocationField, string | boolean][] = [];
  for (const column of locationColumns) {
    const cell = cells[column];
    if (!cell?.trim()) continue;
    const value = cellValue(column, cell, choices);
    if (value === undefined) errors[column] = copy.csv.errors.option;
    else if (!hasValue(location, column, value)) entries.push([column, value]);
  }
  return { values: Object.fromEntries(entries), errors };
}

/** The first message of each field that fails. */
function schemaErrors(
  schema: z.ZodMiniType<unknown>,
  values: LocationValues,
): readonly (readonly [LocationField, string])[] {
  const result = schema.safeParse(values);
  const issues = result.success ? [] : result.error.issues;
  return locationColumns.flatMap((name) => {
    const issue = issues.find(({ path }) => path[0] === name);
    return issue ? [[name, issue.message] as const] : [];
  });
}

function changeOf(
  location: PartnerLocation,
  values: Partial<LocationValues>,
  unnamed: string,
): LocationChange {
  const current = valuesOf(location);
  const expected = Object.fromEntries(
    locationColumns.filter((name) => name in values).map((name) => [name, current[name]]),
  );
  return {
    id: location.id,
    name: location.name?.trim() || unnamed,
    values,
    expected,
  };
}

function refused(row: ImportRow, location: PartnerLocation | null, error: string): CheckedRow {
  return { row, location, changes: [], errors: { id: error }, write: null };
}

function idError({ id, name }: ImportRow["cells"], errors: CsvTexts["csv"]["errors"]): string {
  if (id?.trim()) return errors.unknownId;
  return name === undefined ? errors.noId : errors.unknownName;
}

function nameKey(name: string): string {
  return plainCell(name).normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
}
