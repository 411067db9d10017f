export type StorageKind = "local" | "session";

/** What the page keeps where the browser's storage is refused or full. All widgets of a page share it. */
export const inMemory: Readonly<Record<StorageKind, Map<string, string>>> = {
  local: new Map(),
  session: new Map(),
};
