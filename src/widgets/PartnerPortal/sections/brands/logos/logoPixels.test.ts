import { describe, expect, it } from "vitest";
import { logoVersions, widened, type Pixels } from "./logoPixels.ts";

type Rgba = readonly [number, number, number, number];

const clear: Rgba = [0, 0, 0, 0];
const ink: Rgba = [20, 33, 27, 255];
const white: Rgba = [255, 255, 255, 255];

function picture(rows: readonly (readonly Rgba[])[]): Pixels {
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    data: new Uint8ClampedArray(rows.flat(2)),
  };
}

const pixel = ({ data }: Pixels, index: number) =>
  Array.from(data.subarray(index * 4, index * 4 + 4));

describe("logoVersions", () => {
  it("a dark logo on transparent gives a white one of the same shape, without the empty edges", () => {
    const versions = logoVersions(
      picture([
        [clear, clear, clear, clear],
        [clear, ink, clear, ink],
        [clear, clear, clear, clear],
      ]),
    );
    expect(versions?.isLight).toBe(false);
    expect(versions?.original).toMatchObject({ width: 3, height: 1 });
    expect(versions && pixel(versions.original, 0)).toEqual([...ink]);
    expect(versions && pixel(versions.opposite, 0)).toEqual([255, 255, 255, 255]);
    expect(versions && pixel(versions.opposite, 1)[3]).toBe(0);
  });

  it("a light logo gives a dark one", () => {
    const versions = logoVersions(picture([[white, clear]]));
    expect(versions?.isLight).toBe(true);
    expect(versions && pixel(versions.opposite, 0)).toEqual([20, 33, 27, 255]);
  });

  it("a plain background becomes transparent", () => {
    const versions = logoVersions(
      picture([
        [white, white, white],
        [white, ink, white],
        [white, white, white],
      ]),
    );
    expect(versions?.original).toMatchObject({ width: 1, height: 1 });
    expect(versions && pixel(versions.original, 0)).toEqual([...ink]);
  });

  it("white lettering on a dark badge stays readable as a hole in the white version", () => {
    const versions = logoVersions(picture([[clear, ink, white, ink, ink, ink, clear]]));
    expect(versions && pixel(versions.opposite, 0)[3]).toBe(255);
    expect(versions && pixel(versions.opposite, 1)[3]).toBe(0);
  });

  it("a photo without a plain background, and an empty picture, give nothing", () => {
    expect(
      logoVersions(
        picture([
          [ink, white],
          [white, ink],
        ]),
      ),
    ).toBeNull();
    expect(logoVersions(picture([[clear, clear]]))).toBeNull();
  });
});

describe("widened", () => {
  it("a square logo is centered on a canvas twice as wide as high", () => {
    const wide = widened(
      picture([
        [ink, ink],
        [ink, ink],
      ]),
    );
    expect(wide).toMatchObject({ width: 4, height: 2 });
    expect([0, 1, 2, 3].map((index) => pixel(wide, index)[3])).toEqual([0, 255, 255, 0]);
  });

  it("a wide logo stays as it is", () => {
    const logo = picture([[ink, ink]]);
    expect(widened(logo)).toBe(logo);
  });
});
