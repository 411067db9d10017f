export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** A point of a photo, as shares of its width and height, 0 to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export interface Crop {
  /** Width divided by height. Null keeps the photo's own ratio. */
  readonly ratio: number | null;
  /** The zoom. 1 shows as much as possible, 4 a quarter of each edge. */
  readonly zoom: number;
  readonly focus: FocalPoint;
}

/**
 * The part of the photo that is kept, in its pixels, centered at the focal point as far as the
 * edges allow.
 */
export function cropRect(photo: Size, { ratio, zoom, focus }: Crop): Rect {
  const shape = ratio ?? photo.width / photo.height;
  const width = Math.min(photo.width, photo.height * shape) / zoom;
  const height = width / shape;
  return {
    width,
    height,
    left: startAround(focus.x * photo.width, width, photo.width),
    top: startAround(focus.y * photo.height, height, photo.height),
  };
}

/** The focal point, moved by shares of the photo but not beyond its edges. */
export function movedFocus({ x, y }: FocalPoint, dx: number, dy: number): FocalPoint {
  return { x: share(x + dx), y: share(y + dy) };
}

function startAround(center: number, length: number, max: number): number {
  return Math.min(Math.max(center - length / 2, 0), max - length);
}

function share(value: number): number {
  // Rounded to thousandths, so that steps of the arrow keys add up.
  return Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000;
}
