import type { PortalStore } from "../../store.ts";

/** The ticks of an account that are not saved yet, kept as what was added and taken away: others may assign locations meanwhile. */
export function createTickDraft(portal: PortalStore, accountId: string) {
  const name = `${portal.slug()} finance/${accountId}`;
  const forget = (): void => portal.drafts.write(name, {});
  return {
    /** What the account is for, with the kept ticks on top. */
    ticked(before: readonly string[]): ReadonlySet<string> {
      const { added, removed } = portal.drafts.read(name) ?? {};
      const isGone = new Set(ids(removed));
      return new Set([...before.filter((id) => !isGone.has(id)), ...ids(added)]);
    },
    keep(before: readonly string[], chosen: ReadonlySet<string>): void {
      const was = new Set(before);
      const added = [...chosen].filter((id) => !was.has(id));
      const removed = before.filter((id) => !chosen.has(id));
      if (added.length || removed.length) portal.drafts.write(name, { added, removed });
      else forget();
    },
    forget,
  };
}

function ids(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}
