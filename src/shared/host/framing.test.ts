import { afterEach, describe, expect, it, vi } from "vitest";
import { isFramedByForeigner } from "./framing.ts";

const ours = location.origin;
const foreign = "https://shop.example";
/** A window around this one, which may or may not tell its origin. */
const windowOf = (origin: string | null): Window =>
  Object.create(null, {
    location: {
      get() {
        if (origin === null) throw new DOMException("no", "SecurityError");
        return { origin };
      },
    },
  });
const hidden = windowOf(null);

afterEach(() => vi.restoreAllMocks());

/** A page in a frame, as one kind of browser reports it. */
function framed({
  ancestors,
  top = hidden,
  parent = top,
  referrer = "",
}: {
  ancestors?: readonly string[];
  top?: Window;
  parent?: Window;
  referrer?: string;
}): void {
  vi.spyOn(window, "top", "get").mockImplementation(() => top);
  vi.spyOn(window, "parent", "get").mockImplementation(() => parent);
  vi.spyOn(Document.prototype, "referrer", "get").mockReturnValue(referrer);
  vi.stubGlobal("location", { origin: ours, ancestorOrigins: ancestors });
}

describe("a page around this one is foreign", () => {
  it("never where there is none", () => expect(isFramedByForeigner([])).toBe(false));

  it.each([
    ["of another origin", { ancestors: [foreign] }, true],
    ["of this origin", { ancestors: [ours] }, false],
    ["around one of this origin", { ancestors: [ours, foreign] }, true],
    ["between two of this origin", { ancestors: [foreign, ours] }, true],
    ["of no origin", { ancestors: ["null"] }, true],
    ["of this origin, where the browser lists none", { top: windowOf(ours) }, false],
    ["of another origin, where the browser lists none", { referrer: `${foreign}/page` }, true],
    ["that the browser keeps to itself", {}, true],
  ])("%s", (_, page, expected) => {
    framed(page);
    expect(isFramedByForeigner([])).toBe(expected);
  });
});

describe("accepts a configured embedding origin", () => {
  it.each([
    ["where it is the only one", { ancestors: [foreign] }, false],
    ["with a page of this origin between", { ancestors: [ours, foreign] }, false],
    ["unless a third one frames it", { ancestors: [foreign, "https://evil.example"] }, true],
    ["told by the referrer", { referrer: `${foreign}/page` }, false],
    [
      "not where the referrer tells only of the nearest",
      { referrer: `${foreign}/`, parent: windowOf(null) },
      true,
    ],
    ["not after a move within the frame", { referrer: `${ours}/before` }, true],
  ])("%s", (_, page, expected) => {
    framed(page);
    expect(isFramedByForeigner([foreign])).toBe(expected);
  });
});
