import type { PortalStore } from "../../storeType.ts";

/**
 * The unsaved assignment of an account, stored as additions and removals because others may assign
 * locations meanwhile.
 */
export function createAssignmentDraft(portal: PortalStore, accountId: string) {
  const name = `${portal.slug()} finance/${accountId}`;
  const clear = (): void => portal.drafts.write(name, {});
  return {
    /** The account's locations with the stored changes applied. */
    read(before: readonly string[]): ReadonlySet<string> {
      const { added, removed } = portal.drafts.read(name) ?? {};
      const removedIds = new Set(ids(removed));
      return new Set([...before.filter((id) => !removedIds.has(id)), ...ids(added)]);
    },
    write(before: readonly string[], chosen: ReadonlySet<string>): void {
      const previous = new Set(before);
      const added = [...chosen].filter((id) => !previous.has(id));
      const removed = before.filter((id) => !chosen.has(id));
      if (added.length || removed.length) portal.drafts.write(name, { added, removed });
      else clear();
    },
    forget: clear,
  };
}

function ids(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}
