export type KnownImages<T> = ReturnType<typeof createKnownImages<T>>;

/** The images that were uploaded, by the hash of their content, so that none is uploaded twice. */
export function createKnownImages<T>(isInUse: (image: T) => boolean) {
  /** Null while the upload runs. */
  const images = new Map<string, T | null>();
  return {
    /**
     * Reserves a content for an upload. Returns null for a new content, the image of an earlier
     * upload that is no longer used, or 'in use' for a content that must not be added again.
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
    /** Allows a content to be chosen again. Finished uploads stay known. */
    forget(fingerprint: string | null): void {
      if (fingerprint && images.get(fingerprint) === null) images.delete(fingerprint);
    },
    clear: (): void => images.clear(),
  };
}
