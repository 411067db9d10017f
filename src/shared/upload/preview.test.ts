import { afterEach, describe, expect, it, vi } from "vitest";
import { previewOf } from "./preview.ts";
import { file, png } from "./testing/images.ts";

afterEach(() => vi.unstubAllGlobals());

describe("previewOf", () => {
  it("returns a data: URL, which strict content policies allow", async () => {
    expect(await previewOf(file(png(1, 1), "a.png", "image/png"), 280)).toMatch(
      /^data:image\/png;base64,iVBOR/,
    );
  });

  it("returns null for an image that the browser cannot decode", async () => {
    vi.stubGlobal("createImageBitmap", () =>
      Promise.reject(new DOMException("damaged", "InvalidStateError")),
    );
    expect(await previewOf(file(png(1, 1)), 280)).toBeNull();
  });
});
