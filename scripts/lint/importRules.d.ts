export type ImportTable = Map<string, readonly string[]>;
export function tableOf(markdown: string): ImportTable;
export const importTable: ImportTable;
export function foldersOf(markdown: string): ImportTable;
export const folderTable: ImportTable;
export function folderObjection(from: string, to: string, table?: ImportTable): string | null;
export function objection(from: string, to: string, table?: ImportTable): string | null;
