import { describe, expect, it } from "vitest";
import { inside } from "./routes.ts";

const everything = { hasLocation: true, hasGuest: true, hasTicket: true, isEntryPaid: false };

describe("a step of the managers' app", () => {
  it("/checkout opens with a location, a guest and a ticket", () =>
    expect(inside("/checkout", everything)).toBe("/checkout"));

  it("/checkout without a ticket leads to the locations [C2.50]", () =>
    expect(inside("/checkout", { ...everything, hasTicket: false })).toBe("/location-selection"));

  it("/checkout without a guest leads to the locations [C2.51]", () =>
    expect(inside("/checkout", { ...everything, hasGuest: false })).toBe("/location-selection"));

  it("/checkout without a location leads to the locations [C2.52]", () =>
    expect(inside("/checkout", { ...everything, hasLocation: false })).toBe("/location-selection"));

  it("the form of a bill that is paid leads to the guest", () => {
    expect(inside("/enter-check-number", everything)).toBe("/enter-check-number");
    expect(inside("/enter-check-number", { ...everything, isEntryPaid: true })).toBe(
      "/diner-profile",
    );
  });
});
