import { describe, expect, it } from "vitest";
import { controlHole, outputHole } from "./holes.ts";
import { maskTags } from "./languages.ts";

describe("maskTags", () => {
  it.each([
    ["html", "{{"],
    ["html", "{%"],
    ["html", "{#"],
    ["html", "<%"],
    ["twig", "{% comment %}"],
    ["twig", "{{ a "],
    ["handlebars", "{{!-- a }}"],
    ["handlebars", "{{{ a }}"],
    ["blade", "{{-- a }}"],
    ["blade", "{!! a "],
    ["blade", "@php "],
    ["erb", "<% a "],
  ] as const)(
    "%s: reads a megabyte of unclosed %s, and keeps every position",
    (language, opening) => {
      const source = `<p>{{ b }}</p>${opening.repeat(1_000_000 / opening.length)}`;
      expect(maskTags(source, language).text).toHaveLength(source.length);
    },
  );

  it("takes an opening that nothing closes for text", () => {
    const source = "<a title={{ b }}> {{ c <% d {% e";
    expect(maskTags(source, "html")).toEqual({
      text: `<a title=${outputHole.repeat(7)}> {{ c <% d {% e`,
      tags: [{ text: "{{ b }}", kind: "output", start: 9, end: 16 }],
    });
  });

  it("reads a comment that nothing closes as the tag that it is", () => {
    const source = "{% comment %} {{ a }}";
    expect(maskTags(source, "twig")).toEqual({
      text: ` ${controlHole.repeat(11)}  ${outputHole.repeat(7)}`,
      tags: [
        { text: "{% comment %}", kind: "control", start: 0, end: 13 },
        { text: "{{ a }}", kind: "output", start: 14, end: 21 },
      ],
    });
  });

  it("ends an expression behind its strings, which may hold two braces", () => {
    const source = `<a title="{{ '{"a":{}}'|e }}">{{ b }}`;
    expect(maskTags(source, "twig").tags.map(({ text }) => text)).toEqual([
      `{{ '{"a":{}}'|e }}`,
      "{{ b }}",
    ]);
  });
});
