import { position, type Position } from "../contracts/position.ts";

/**
 * A place as written in a link: `101@30.2672,-97.7431`. The position lets a map find the place when
 * it only loads its own view.
 */
export interface LinkedPlace {
  readonly id: string;
  readonly position: Position | null;
}

export function placeText(id: string, at: Position | null): string {
  return at ? `${id}@${at.latitude.toFixed(4)},${at.longitude.toFixed(4)}` : id;
}

/** Null for empty text; coordinates out of range are dropped. */
export function readPlaceText(text: string | null): LinkedPlace | null {
  if (!text) return null;
  const [, id = "", latitude, longitude] = /^(.*?)(?:@([-\d.]+),([-\d.]+))?$/s.exec(text) ?? [];
  return id ? { id, position: position(latitude, longitude) } : null;
}
