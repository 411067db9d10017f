import { describe, expect, it } from "vitest";
import { SentBodies, variantsWith } from "./sentBodies.ts";

const key = "k1";

describe("under one key", () => {
  it("a refusal counts for all only if every card that was sent was refused (fault D1)", () => {
    const bodies = new SentBodies<string>();
    const first = { key, variants: variantsWith(null, key, "visa") };
    bodies.noteSent(key, "visa", "first wish");
    const both = { key, variants: variantsWith(first, key, "amex") };
    bodies.noteSent(key, "amex", "second wish");
    // The server may have got the second body alone, so its answer to the first says nothing of it.
    expect(bodies.noteRefused(both, "visa")).toBe(false);
    expect(bodies.notRefused(both, [])).toEqual({ source: "amex", wish: "second wish" });
    expect(bodies.noteRefused(both, "amex")).toBe(true);
    expect(bodies.notRefused(both, [])).toBeUndefined();
  });

  it("a refusal no longer counts once the same card is sent again", () => {
    const bodies = new SentBodies<string>();
    const open = { key, variants: variantsWith(null, key, "visa") };
    bodies.noteSent(key, "visa", "wish");
    expect(bodies.noteRefused(open, "visa")).toBe(true);
    bodies.noteSent(key, "visa", "wish");
    expect(bodies.notRefused(open, [])).toEqual({ source: "visa", wish: "wish" });
  });

  it("what another page has stored is sent again, unless it was sent under another key", () => {
    const bodies = new SentBodies<string>();
    const open = { key, variants: variantsWith(null, key, "visa") };
    const stored = [
      { source: "amex", wish: "of an earlier key" },
      { source: "visa", wish: "stored" },
    ];
    expect(bodies.notRefused(open, stored)).toEqual({ source: "visa", wish: "stored" });
    bodies.noteRefused(open, "visa");
    expect(bodies.notRefused(open, stored)).toBeUndefined();
  });

  it("a record that does not say which cards were sent never counts as refused", () => {
    const bodies = new SentBodies<string>();
    const open = { key, variants: undefined };
    expect(variantsWith(open, key, "visa")).toBeUndefined();
    expect(bodies.noteRefused(open, "visa")).toBe(false);
    expect(bodies.noteRefused(null, "visa")).toBe(false);
  });

  it("a card that was sent twice is listed once", () => {
    const once = variantsWith(null, key, "visa");
    expect(variantsWith({ key, variants: once }, key, "visa")).toEqual(once);
  });
});
