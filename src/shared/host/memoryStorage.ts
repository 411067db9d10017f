export type StorageKind = "local" | "session";

/** Replaces the browser's storage if that is refused or full. All widgets of a page share it. */
export const inMemory: Readonly<Record<StorageKind, Map<string, string>>> = {
  local: new Map(),
  session: new Map(),
};
