import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cropRect, movedFocus } from "./cropRect.ts";

const photo = { width: 1600, height: 1000 };
const middle = { x: 0.5, y: 0.5 };

describe("cropRect", () => {
  it("a photo without another shape and zoom is kept whole", () => {
    expect(cropRect(photo, { ratio: null, zoom: 1, focus: { x: 0.1, y: 0.9 } })).toEqual({
      left: 0,
      top: 0,
      width: 1600,
      height: 1000,
    });
  });

  it("a square around the middle of a wide photo has the photo's height", () => {
    expect(cropRect(photo, { ratio: 1, zoom: 1, focus: middle })).toEqual({
      left: 300,
      top: 0,
      width: 1000,
      height: 1000,
    });
  });

  it("a focal point at the edge moves the part to the edge, not beyond", () => {
    expect(cropRect(photo, { ratio: 1, zoom: 2, focus: { x: 1, y: 0 } })).toEqual({
      left: 1100,
      top: 0,
      width: 500,
      height: 500,
    });
  });

  it("any crop lies within its photo and has the chosen shape", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 8000 }),
        fc.integer({ min: 50, max: 8000 }),
        fc.constantFrom(null, 1, 4 / 5, 3 / 2, 16 / 9),
        fc.double({ min: 1, max: 4, noNaN: true }),
        share,
        share,
        (width, height, ratio, zoom, x, y) => {
          const rect = cropRect({ width, height }, { ratio, zoom, focus: { x, y } });
          expect(rect.left).toBeGreaterThanOrEqual(-1e-6);
          expect(rect.top).toBeGreaterThanOrEqual(-1e-6);
          expect(rect.left + rect.width).toBeLessThanOrEqual(width + 1e-6);
          expect(rect.top + rect.height).toBeLessThanOrEqual(height + 1e-6);
          expect(rect.width / rect.height).toBeCloseTo(ratio ?? width / height, 6);
        },
      ),
    );
  });
});

describe("movedFocus", () => {
  it("the point stops at the photo's edges", () => {
    expect(movedFocus({ x: 0.99, y: 0.01 }, 0.02, -0.02)).toEqual({ x: 1, y: 0 });
  });
});
