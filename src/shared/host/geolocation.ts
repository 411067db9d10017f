const timeoutMs = 10_000;
const freshForMs = 5 * 60_000;

/** Why there is no position: the person refused, or the device cannot tell. */
export type NoPosition = "refused" | "unavailable";

/**
 * Asks the browser for the person's position, which prompts the person. Call it only after a press.
 */
export function currentPosition(): Promise<
  { readonly latitude: number; readonly longitude: number } | NoPosition
> {
  return new Promise((resolve) => {
    if (!("geolocation" in navigator)) return resolve("unavailable");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? "refused" : "unavailable"),
      { timeout: timeoutMs, maximumAge: freshForMs },
    );
  });
}
