import { afterEach, describe, expect, it, vi } from "vitest";
import { previewOf } from "./preview.ts";
import { file, png } from "./testing/pictures.ts";

afterEach(() => vi.unstubAllGlobals());

describe("a preview", () => {
  it("is a data URL, which strict policies allow", async () => {
    expect(await previewOf(file(png(1, 1), "a.png", "image/png"), 280)).toMatch(
      /^data:image\/png;base64,iVBOR/,
    );
  });

  it("is null for a picture that the browser cannot decode", async () => {
    vi.stubGlobal("createImageBitmap", () =>
      Promise.reject(new DOMException("damaged", "InvalidStateError")),
    );
    expect(await previewOf(file(png(1, 1)), 280)).toBeNull();
  });
});
