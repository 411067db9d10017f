export type ImportTable = Map<string, readonly string[]>;
export function tableOf(markdown: string): ImportTable;
export const importTable: ImportTable;
export function shippedObjection(from: string, to: string): string | null;
export function objection(from: string, to: string, table?: ImportTable): string | null;
