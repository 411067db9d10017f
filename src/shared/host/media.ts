export const mediaQueries = {
  /** A pointer that can hover, and room for two columns (GC3). */
  desktop: "(min-width: 992px) and (hover: hover)",
  /** Wide enough to show a QR code instead of store badges (K9). */
  wide: "(min-width: 768px)",
  dark: "(prefers-color-scheme: dark)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
} as const;

export type MediaQuery = keyof typeof mediaQueries;

export function matchesMedia(query: MediaQuery): boolean {
  return typeof matchMedia === "function" && matchMedia(mediaQueries[query]).matches;
}

/** Calls `run` at each change until `signal` is aborted. */
export function onMediaChange(query: MediaQuery, signal: AbortSignal, run: () => void): void {
  if (typeof matchMedia === "function")
    matchMedia(mediaQueries[query]).addEventListener("change", run, { signal });
}
