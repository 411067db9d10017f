import { fingerprint } from "./fingerprint.ts";
import type { IntentRecord } from "./record.ts";

type Sent = Pick<IntentRecord<unknown>, "key" | "variants">;

interface SentBody<W> {
  readonly source: string;
  readonly wish: W;
}

/**
 * The fingerprints of all sources under a key, including the one that is about to be sent.
 * Undefined if the open record does not say with which sources it was sent.
 */
export function variantsWith(
  open: Sent | null,
  key: string,
  source: string,
): readonly string[] | undefined {
  const sent = fingerprint(key, source);
  return open ? open.variants && [...new Set([...open.variants, sent])] : [sent];
}

/** Whether several bodies were sent under the record's key. One, if the record does not say with which. */
export function hasSeveralBodies(record: Sent | null): boolean {
  return (record?.variants?.length ?? 1) > 1;
}

/** Whether everything that any page has sent under the record's key has this source. */
export function isOnlyVariant(record: Sent | null, source: string): boolean {
  const variants = record?.variants ?? [];
  return variants.length === 1 && variants[0] === fingerprint(record?.key ?? "", source);
}

/**
 * What a widget has sent under each key. Attempts may differ in their source, for example the card.
 * To a server they are other bodies: it refuses all but the first one that it got, whatever has
 * become of that one.
 */
export class SentBodies<W> {
  private readonly wishes = new Map<string, Map<string, W>>();
  /** The fingerprints of sources whose last attempt under their key was refused. */
  private readonly refused = new Set<string>();

  noteSent(key: string, source: string, wish: W): void {
    this.refused.delete(fingerprint(key, source));
    const wishes = this.wishes.get(key) ?? new Map<string, W>();
    this.wishes.set(key, wishes.set(source, wish));
  }

  /**
   * Notes that an attempt was refused. Returns true if every source that any page has sent under the
   * key was refused, so that none was charged.
   */
  noteRefused(open: Sent | null, source: string): boolean {
    if (!open) return false;
    this.refused.add(fingerprint(open.key, source));
    return open.variants?.every((one) => this.refused.has(one)) ?? false;
  }

  /**
   * A wish that was sent under the key and that may have been charged: by this widget, or by any page
   * that has stored it.
   */
  notRefused({ key, variants }: Sent, stored: readonly SentBody<W>[]): SentBody<W> | undefined {
    const here = [...(this.wishes.get(key) ?? [])].map(([source, wish]) => ({ source, wish }));
    const others = stored.filter(({ source }) => variants?.includes(fingerprint(key, source)));
    return [...here, ...others].find(({ source }) => !this.refused.has(fingerprint(key, source)));
  }
}
