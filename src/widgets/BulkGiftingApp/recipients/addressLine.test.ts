import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readAddressLine } from "./addressLine.ts";
import type { Person } from "./row.ts";

const short = ({ firstName, lastName, email, phone, amount }: Person): string =>
  [firstName, lastName, email, phone, amount].join("|").replace(/\|+$/, "");

describe("a line of addresses", () => {
  it.each([
    [
      "Outlook",
      "Ada <ada@x.co>; Grace <grace@x.co>; Jean <jean@x.co>",
      ["Ada||ada@x.co", "Grace||grace@x.co", "Jean||jean@x.co"],
    ],
    [
      "Outlook by family name",
      "Lovelace, Ada <ada@x.co>; Hopper, Grace <grace@x.co>",
      ["Ada|Lovelace|ada@x.co", "Grace|Hopper|grace@x.co"],
    ],
    [
      "Gmail",
      "Ada Lovelace <ada@x.co>, Grace Hopper <grace@x.co>, jean@x.co",
      ["Ada|Lovelace|ada@x.co", "Grace|Hopper|grace@x.co"],
      "jean@x.co",
    ],
    [
      "quoted names",
      '"Lovelace, Ada" <ada@x.co>, "Grace Hopper" <grace@x.co>',
      ["Ada|Lovelace|ada@x.co", "Grace|Hopper|grace@x.co"],
    ],
    [
      "an address as its own name",
      '"ada@x.co" <ada@x.co>; grace@x.co <grace@x.co>',
      ["||ada@x.co", "||grace@x.co"],
    ],
    [
      "brackets without any sign between",
      "Ada <ada@x.co> Grace <grace@x.co>",
      ["Ada||ada@x.co", "Grace||grace@x.co"],
    ],
    [
      "bare addresses after semicolons",
      "ada@x.co; grace@x.co;jean@x.co;",
      ["||ada@x.co", "||grace@x.co", "||jean@x.co"],
    ],
    ["bare addresses after blanks", "ada@x.co grace@x.co", ["||ada@x.co", "||grace@x.co"]],
    [
      "names and bare addresses in turn",
      "Ada, ada@x.co, Grace Hopper, grace@x.co",
      ["Ada||ada@x.co", "Grace|Hopper|grace@x.co"],
    ],
    ["words only", "Ada Lovelace ada@x.co", ["Ada|Lovelace|ada@x.co"]],
    [
      "cells",
      "Ada\tLovelace\tada@x.co\t+1 512 555-0100",
      ["Ada|Lovelace|ada@x.co|+1 512 555-0100"],
    ],
    ["an amount after a phone number", "Bob\t512 555 0134\t$50", ["Bob|||512 555 0134|$50"]],
    ["an amount before the address", "Bob, $50, bob@x.co", ["Bob||bob@x.co||$50"]],
    ["an amount after the name", "bob@x.co, Bob, $50", ["Bob||bob@x.co||$50"]],
    ["an amount in front", "$50, Bob, bob@x.co", ["Bob||bob@x.co||$50"]],
    [
      "an amount for each of two",
      "Ada, ada@x.co, $75, Grace, $50, grace@x.co",
      ["Ada||ada@x.co||$75", "Grace||grace@x.co||$50"],
    ],
    ["cells after semicolons", "Ada;Lovelace;ada@x.co", ["Ada|Lovelace|ada@x.co"]],
    [
      "a phone number before the address",
      "Ada, 512 555 0100, ada@x.co",
      ["Ada||ada@x.co|512 555 0100"],
    ],
    ["a phone number alone", "Ada Lovelace (512) 555-0100", ["Ada|Lovelace||(512) 555-0100"]],
    [
      "two with phone numbers",
      "Ada, 512 555 0100, Grace, 512 555 0101",
      ["Ada|||512 555 0100", "Grace|||512 555 0101"],
    ],
    ["an amount", "Ada, ada@x.co, $50", ["Ada||ada@x.co||$50"]],
    ["the address first", "ada@x.co, Ada Lovelace", ["Ada|Lovelace|ada@x.co"]],
    ["a list", "3. Ada – ada@x.co", ["Ada||ada@x.co"]],
    ["a chat", "[10:32, 3/4/2026] Ada Lovelace: ada@x.co", ["Ada|Lovelace|ada@x.co"]],
    ["a header line of a mail", "Cc: Ada <ada@x.co>", ["Ada||ada@x.co"]],
    ["a link", "Ada (mailto:ada@x.co)", ["Ada||ada@x.co"]],
    ["the end of a sentence", "Write to ada@x.co.", ["Write|to|ada@x.co"]],
  ] as const)("is read as %s copies it [BG4]", (_, line, people, bareAddress?: string) => {
    const reading = readAddressLine(line);
    expect(reading.people.map(short)).toEqual(
      bareAddress ? [...people, `||${bareAddress}`] : people,
    );
    expect(reading.unread).toBe("");
  });

  it.each([
    ["Ada Lovelace", [], "Ada Lovelace"],
    ["Ada <ada@x.co>; Bob; Grace <grace@x.co>", ["Ada||ada@x.co", "Grace||grace@x.co"], "Bob"],
    ["Ada, Lovelace, Engines, ada@x.co", ["Ada|Lovelace|ada@x.co"], "Engines"],
    ["Ada <not given>", [], "Ada <not given>"],
    ["555-0100", [], "555-0100"],
    ["Bob, bob@x.co, $50, $60", ["Bob||bob@x.co||$50"], "$60"],
    ["Total, $350", [], "Total, $350"],
  ] as const)("%j hands back what names nobody [BG4]", (line, people, unread) => {
    const reading = readAddressLine(line);
    expect(reading.people.map(short)).toEqual(people);
    expect(reading.unread).toBe(unread);
  });

  test("loses no address, in whatever order and with whatever signs people are copied [BG4]", () => {
    const name = fc.constantFrom("Ada", "Ada Lovelace", "Lovelace, Ada", '"Lovelace, Ada"', "");
    const sign = fc.constantFrom("; ", ", ", ";", ",", "\t", " ; ");
    fc.assert(
      fc.property(
        fc.array(fc.record({ name, isBracketed: fc.boolean(), sign }), {
          minLength: 1,
          maxLength: 9,
        }),
        (parts) => {
          const line = parts
            .map((part, index) => {
              const email = `p${index}@example.com`;
              return `${part.name} ${part.isBracketed ? `<${email}>` : email}${part.sign}`;
            })
            .join("");
          const { people } = readAddressLine(line);
          expect(people.map(({ email }) => email).toSorted()).toEqual(
            parts.map((_, index) => `p${index}@example.com`),
          );
        },
      ),
    );
  });
});
