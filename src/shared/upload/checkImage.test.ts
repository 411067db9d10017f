import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandImageLimits, checkImage, type ImageCheck } from "./checkImage.ts";
import { acceptOf, imageErrorText, kindNames } from "./imageErrorText.ts";
import { texts } from "./texts.ts";
import { es } from "./texts.es.ts";
import { imageKindOf } from "./imageKind.ts";
import { pixelSizeOf } from "./pixelSize.ts";
import {
  file,
  jpeg,
  padded,
  png,
  webpExtended,
  webpLossless,
  webpLossy,
} from "./testing/images.ts";

describe("pixelSizeOf", () => {
  it.each([
    ["png", png],
    ["jpeg", jpeg],
    ["webp", webpLossy],
    ["webp", webpLossless],
    ["webp", webpExtended],
  ] as const)("reads the size from the header of a %s file", (kind, make) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 16_383 }),
        fc.integer({ min: 1, max: 16_383 }),
        (width, height) => {
          expect(imageKindOf(make(width, height))).toBe(kind);
          expect(pixelSizeOf(make(width, height))).toEqual({ width, height });
        },
      ),
    );
  });

  it("returns null for a header cut off anywhere", () => {
    for (const make of [png, jpeg, webpLossy, webpLossless, webpExtended]) {
      const whole = make(640, 480);
      const needed =
        make === png ? 24 : make === jpeg ? whole.length - 4 : make === webpLossless ? 25 : 30;
      for (let length = 0; length < needed; length++)
        expect(pixelSizeOf(whole.slice(0, length))).toBeNull();
    }
  });

  it("never throws, whatever the bytes", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 80 }),
        (noise) => void pixelSizeOf(Uint8Array.from([0xff, 0xd8, 0xff, ...noise])),
      ),
    );
  });

  it("skips JPEG tables and stops where the pixels begin", () => {
    expect(pixelSizeOf(jpeg(9, 9, 0xc4))).toBeNull();
    expect(pixelSizeOf(jpeg(9, 9, 0xda))).toBeNull();
  });
});

const errorKind = (check: ImageCheck) => (check.ok ? null : check.error.kind);

describe("checkImage", () => {
  it("checks the content, not the name or type [P19] (fault B6)", async () => {
    const mislabelled = await checkImage(
      file(png(1600, 900), "menu.svg", "image/svg+xml"),
      brandImageLimits,
    );
    expect(mislabelled).toMatchObject({
      ok: true,
      image: { kind: "png", width: 1600, height: 900 },
    });
    for (const content of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      "GIF89a....",
      "%PDF-1.7",
      "<html>",
      "MZ",
      "RIFF0000WAVEfmt ",
    ]) {
      expect(errorKind(await checkImage(file(content, "photo.jpg"), brandImageLimits))).toBe(
        "not-an-image",
      );
    }
  });

  it("rejects an image of a kind that is not allowed", async () => {
    const check = await checkImage(file(webpLossy(10, 10)), {
      ...brandImageLimits,
      kinds: ["jpeg", "png"],
    });
    expect(check).toMatchObject({ error: { kind: "not-an-image" } });
  });

  it("rejects 25 MB, and accepts exactly the limit [P19]", async () => {
    const sized = (size: number) => file(padded(png(2000, 1000), size));
    expect(await checkImage(sized(25_000_000), brandImageLimits)).toMatchObject({
      error: { kind: "too-big", megabytes: 25 },
    });
    expect(await checkImage(sized(10_000_000), brandImageLimits)).toMatchObject({ ok: true });
    expect(errorKind(await checkImage(sized(10_000_001), brandImageLimits))).toBe("too-big");
  });

  it("rejects an image by its header that would decode into gigabytes", async () => {
    expect(await checkImage(file(png(60_000, 60_000)), brandImageLimits)).toMatchObject({
      error: { kind: "too-many-pixels", megapixels: 3600 },
    });
  });

  it("distinguishes empty, damaged and unreadable files", async () => {
    expect(errorKind(await checkImage(file(""), brandImageLimits))).toBe("empty");
    expect(errorKind(await checkImage(file(png(10, 10).slice(0, 20)), brandImageLimits))).toBe(
      "broken",
    );
    const gone = Object.assign(file(png(10, 10)), { slice: () => "nothing that a reader reads" });
    expect(errorKind(await checkImage(gone, brandImageLimits))).toBe("unreadable");
  });

  it("fingerprints the content, whatever the file's name", async () => {
    const fingerprint = async (content: BlobPart, name: string) => {
      const check = await checkImage(file(content, name), brandImageLimits);
      return check.ok && check.image.fingerprint;
    };
    expect(await fingerprint(png(10, 10), "a.png")).toMatch(/^[0-9a-f]{64}$/);
    expect(await fingerprint(png(10, 10), "a.png")).toBe(
      await fingerprint(png(10, 10), "copy of a.png"),
    );
    expect(await fingerprint(png(10, 10), "a.png")).not.toBe(
      await fingerprint(png(10, 11), "a.png"),
    );
  });
});

describe("imageErrorText", () => {
  it("names the kinds and never rounds a rejected size down to the limit", () => {
    expect(kindNames(brandImageLimits.kinds, texts.messages)).toBe("JPEG, PNG or WebP");
    expect(kindNames(["png"], texts.messages)).toBe("PNG");
    expect(acceptOf(["jpeg", "png"])).toBe("image/jpeg,image/png");
    const error = { kind: "too-big", megabytes: 10.000001, maxMegabytes: 10 } as const;
    expect(imageErrorText(error, texts.messages)).toBe(
      "This picture is 10.1 MB. The limit is 10 MB.",
    );
    expect(imageErrorText(error, es)).toBe("Esta imagen pesa 10.1 MB. El límite es de 10 MB.");
    expect(kindNames(brandImageLimits.kinds, es)).toBe("JPEG, PNG o WebP");
  });
});
