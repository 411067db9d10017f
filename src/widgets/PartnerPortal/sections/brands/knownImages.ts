export type KnownImages<T> = ReturnType<typeof createKnownImages<T>>;

/** The images that were uploaded, by the fingerprint of their content, so that none is uploaded twice. */
export function createKnownImages<T>(isInUse: (image: T) => boolean) {
  /** Null while the upload runs. */
  const images = new Map<string, T | null>();
  return {
    /**
     * Claims a content for an upload. Returns the image of an earlier upload that is no longer used, null for a new content, and
     * 'in use' for one that must not be added again.
     */
    claim(fingerprint: string | null): T | null | "in use" {
      const previous = fingerprint ? images.get(fingerprint) : undefined;
      if (previous === null || (previous !== undefined && isInUse(previous))) return "in use";
      if (fingerprint && previous === undefined) images.set(fingerprint, null);
      return previous ?? null;
    },
    remember(fingerprint: string | null, image: T): void {
      if (fingerprint) images.set(fingerprint, image);
    },
    /** Allows a content to be chosen again; finished uploads stay known. */
    forget(fingerprint: string | null): void {
      if (fingerprint && images.get(fingerprint) === null) images.delete(fingerprint);
    },
    clear: (): void => images.clear(),
  };
}
