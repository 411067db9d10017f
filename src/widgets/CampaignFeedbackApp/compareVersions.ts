import type { MailPart } from "./mailParts.ts";

/** One version of an e-mail as the reviewer reads it. */
export interface MailVersion {
  readonly subject: string;
  readonly previewText: string;
  readonly parts: readonly MailPart[];
}

/** One difference. `before` is null for an addition, `after` is null for a removal. */
export interface Change {
  readonly kind: "subject" | "previewText" | MailPart["kind"];
  readonly before: MailPart | null;
  readonly after: MailPart | null;
}

/** The differences between two versions, in the order of the newer one. */
export function compareVersions(before: MailVersion, after: MailVersion): Change[] {
  return [
    ...lineChange("subject", before.subject, after.subject),
    ...lineChange("previewText", before.previewText, after.previewText),
    ...differences(before.parts, after.parts).flatMap(paired),
  ];
}

function lineChange(kind: "subject" | "previewText", before: string, after: string): Change[] {
  const [one, other] = [before.trim(), after.trim()];
  return one === other ? [] : [{ kind, before: lineOf(one), after: lineOf(other) }];
}

function lineOf(text: string): MailPart | null {
  return text ? { kind: "text", text, address: "" } : null;
}

function isSame(one: MailPart | undefined, other: MailPart | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.kind === other.kind &&
    one.text === other.text &&
    one.address === other.address
  );
}

/**
 * Removals and additions along the longest common subsequence of parts, grouped between unchanged
 * parts.
 */
function differences(before: readonly MailPart[], after: readonly MailPart[]): Change[][] {
  const common = commonLengths(before, after);
  let changes: Change[] = [];
  const runs = [changes];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i] ?? null, after[j] ?? null];
    if (old && fresh && isSame(old, fresh)) {
      i++;
      j++;
      if (changes.length) runs.push((changes = []));
    } else if (old && (!fresh || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      changes.push({ kind: old.kind, before: old, after: null });
      i++;
    } else if (fresh) {
      changes.push({ kind: fresh.kind, before: null, after: fresh });
      j++;
    }
  }
  return runs;
}

/** The length of the longest common subsequence of the parts from `i` on and those from `j` on. */
function commonLengths(before: readonly MailPart[], after: readonly MailPart[]): number[][] {
  const lengths = [...Array(before.length + 1).keys()].map(() =>
    [...Array(after.length + 1).keys()].map(() => 0),
  );
  for (let i = before.length - 1; i >= 0; i--) {
    const [row, next] = [lengths[i], lengths[i + 1]];
    if (!row || !next) continue;
    for (let j = after.length - 1; j >= 0; j--)
      row[j] = isSame(before[i], after[j])
        ? (next[j + 1] ?? 0) + 1
        : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}

/** Joins a removal and an addition of the same kind in one group to one change. */
function paired(changes: readonly Change[]): Change[] {
  const result: Change[] = [];
  for (const change of changes) {
    const open = result.findIndex(
      ({ kind, before, after }) =>
        kind === change.kind && (change.after ? before && !after : after && !before),
    );
    const match = result[open];
    if (match)
      result[open] = {
        ...match,
        ...(change.after ? { after: change.after } : { before: change.before }),
      };
    else result.push(change);
  }
  return result;
}
