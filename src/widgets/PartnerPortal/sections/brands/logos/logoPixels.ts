/** Pixels in the format of a canvas: four bytes each, red, green, blue and alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The versions of a logo that can be derived from one picture. */
export interface LogoVersions {
  /** The picture itself on a transparent background. */
  readonly original: Pixels;
  /** A version in one color, for the opposite background. */
  readonly opposite: Pixels;
  /** Whether the picture is light, for dark backgrounds. */
  readonly isLight: boolean;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** The colors of derived versions. */
const inks = { dark: [20, 33, 27], light: [255, 255, 255] } as const;

/** Alpha below this counts as transparent. */
const visibleAlpha = 16;
/** The color distance from the background up to which a pixel is partly transparent. */
const edgeDistance = 96;
/** The color distance up to which the corners count as one background. */
const sameColor = 30;
/** The lightness from which a logo is for dark backgrounds. */
const lightFrom = 0.6;

/**
 * Derives the versions of a logo. A plain background becomes transparent, and empty edges are cut
 * off. Null if the picture is empty or has neither a plain nor a transparent background, such as a
 * photo.
 */
export function logoVersions(picture: Pixels): LogoVersions | null {
  const cutOut = hasTransparency(picture) ? picture : withoutBackground(picture);
  const original = cutOut && trimmed(cutOut);
  if (!original) return null;
  const { mean, min, max } = lightnessOf(original);
  const isLight = mean >= lightFrom;
  const ink = isLight ? inks.dark : inks.light;
  // The pixels with the most contrast to their background become the most opaque ones.
  const strength = (value: number): number =>
    isLight ? value / (max || 1) : (1 - value) / (1 - min || 1);
  return { original, opposite: recolored(original, ink, strength), isLight };
}

/** The picture on a transparent canvas that is at least twice as wide as high. */
export function widened(pixels: Pixels): Pixels {
  const width = Math.max(pixels.width, pixels.height * 2);
  if (width === pixels.width) return pixels;
  const data = new Uint8ClampedArray(width * pixels.height * 4);
  const start = Math.floor((width - pixels.width) / 2);
  for (let y = 0; y < pixels.height; y++)
    data.set(
      pixels.data.subarray(y * pixels.width * 4, (y + 1) * pixels.width * 4),
      (y * width + start) * 4,
    );
  return { width, height: pixels.height, data };
}

function hasTransparency({ data }: Pixels): boolean {
  for (let offset = 3; offset < data.length; offset += 4)
    if ((data[offset] ?? 255) < visibleAlpha) return true;
  return false;
}

/** Makes the color of the corners transparent. Null if the corners differ. */
function withoutBackground({ width, height, data }: Pixels): Pixels | null {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((pixel) =>
    colorAt(data, pixel * 4),
  );
  const [background] = corners;
  if (!background || corners.some((color) => distance(color, background) > sameColor)) return null;
  const result = data.slice();
  for (let offset = 0; offset < data.length; offset += 4)
    result[offset + 3] = (255 * distance(colorAt(data, offset), background)) / edgeDistance;
  return { width, height, data: result };
}

/** Cuts off transparent edges. Null if nothing is visible. */
function trimmed({ width, height, data }: Pixels): Pixels | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < visibleAlpha) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (right < left) return null;
  const [newWidth, newHeight] = [right - left + 1, bottom - top + 1];
  const result = new Uint8ClampedArray(newWidth * newHeight * 4);
  for (let y = 0; y < newHeight; y++) {
    const start = ((top + y) * width + left) * 4;
    result.set(data.subarray(start, start + newWidth * 4), y * newWidth * 4);
  }
  return { width: newWidth, height: newHeight, data: result };
}

function recolored(
  { width, height, data }: Pixels,
  [red, green, blue]: Rgb,
  strength: (lightness: number) => number,
): Pixels {
  const result = new Uint8ClampedArray(data.length);
  for (let offset = 0; offset < data.length; offset += 4)
    result.set(
      [red, green, blue, (data[offset + 3] ?? 0) * strength(lightness(colorAt(data, offset)))],
      offset,
    );
  return { width, height, data: result };
}

/** The lightness of the visible pixels, 0 to 1. */
function lightnessOf({ data }: Pixels): { mean: number; min: number; max: number } {
  let [sum, weight, min, max] = [0, 0, 1, 0];
  for (let offset = 0; offset < data.length; offset += 4) {
    const alpha = data[offset + 3] ?? 0;
    if (alpha < visibleAlpha) continue;
    const value = lightness(colorAt(data, offset));
    sum += value * alpha;
    weight += alpha;
    // Edges are blended with the background, so only opaque pixels count.
    if (alpha < 200) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return { mean: sum / (weight || 1), min: Math.min(min, max), max };
}

function lightness([red, green, blue]: Rgb): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

function colorAt(data: Uint8ClampedArray, at: number): Rgb {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
