export type ImportTable = Map<string, readonly string[]>;
export function tableOf(markdown: string): ImportTable;
export const importTable: ImportTable;
export function objection(from: string, to: string, table?: ImportTable): string | null;
