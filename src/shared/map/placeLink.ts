import { position, type Position } from "../contracts/position.ts";

/** A place as an address names it: `101@30.2672,-97.7431`, so that a map that knows only its view finds it too. */
export interface LinkedPlace {
  readonly id: string;
  readonly position: Position | null;
}

export function placeText(id: string, at: Position | null): string {
  return at ? `${id}@${at.latitude.toFixed(4)},${at.longitude.toFixed(4)}` : id;
}

/** Null for no text; coordinates that are none are left out. */
export function readPlaceText(text: string | null): LinkedPlace | null {
  if (!text) return null;
  const [, id = "", latitude, longitude] = /^(.*?)(?:@([-\d.]+),([-\d.]+))?$/s.exec(text) ?? [];
  return id ? { id, position: position(latitude, longitude) } : null;
}
