import { describe, expect, it } from "vitest";
import { linkWith } from "./linkWith.ts";

const page = "https://host.example/landing?x=1";

describe("linkWith", () => {
  it("adds parameters and keeps the address’s own query and hash", () => {
    expect(linkWith("/subscribe?plan=dine#top", { spend: 250 }, page)).toBe(
      "https://host.example/subscribe?plan=dine&spend=250#top",
    );
    expect(linkWith("https://app.example/x?spend=1", { spend: 300, code: "é" }, page)).toBe(
      "https://app.example/x?spend=300&code=%C3%A9",
    );
    expect(linkWith("?a=1", { b: 2 }, page)).toBe("https://host.example/landing?a=1&b=2");
  });

  it.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "https://",
    "mailto:a@b.c",
  ])("refuses %s", (url) => {
    expect(linkWith(url, { spend: 250 }, page)).toBeNull();
  });

  it("reads relative addresses against the page, not against <base> (fault A8)", () => {
    const base = document.head.appendChild(document.createElement("base"));
    base.href = "https://elsewhere.example/";
    expect(linkWith("/checkout", {})).toBe(`${location.origin}/checkout`);
    base.remove();
  });
});
