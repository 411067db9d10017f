import { parse as parseCsv } from "papaparse";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { answer } from "../../src/shared/contracts/answer.ts";
import { readErrorBody } from "../../src/shared/api/errorBody.ts";
import { writeCsv } from "../../src/shared/list/writeCsv.ts";
import { fromJson, toJson } from "../../src/shared/api/json.ts";
import { attributeName, attributeValue } from "../../src/shared/options/attribute.ts";
import { mailDocument } from "../../src/widgets/CampaignFeedbackApp/mail.ts";
import { partsOf } from "../../src/widgets/CampaignFeedbackApp/mailParts.ts";
import { stylesToAttributes } from "../../src/widgets/CampaignFeedbackApp/stylesToAttributes.ts";
import { calendarFile } from "../../src/widgets/OfferClaimApp/ending/calendarFile.ts";
import { writeCounts } from "../soak/counts.ts";
import { markup } from "./corpora.ts";

let checked = 0;
afterAll(() => writeCounts("hostile texts", { texts: markup.length, checked }));

/** The texts that fail the check. */
function wrong(holds: (text: string) => boolean): string[] {
  return markup
    .filter(({ text }) => {
      checked++;
      return !holds(text);
    })
    .map(({ text }) => text);
}

const laidOut = new Set(
  "html head meta title style body a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr".split(
    " ",
  ),
);

/** The elements of a document that run, load or link to something. */
function actsIn(html: string): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  return [...page.querySelectorAll("*")].flatMap((element) => {
    const { localName, attributes } = element;
    const names = [...attributes].filter(
      ({ name, value }) =>
        /^on|^(href|xlink:href|action|formaction|ping|srcdoc|srcset|target|http-equiv|poster|data)$/.test(
          name,
        ) && !(localName === "meta" && /^(Content-Security-Policy)$/i.test(value)),
    );
    const picture = element.getAttribute("src") ?? element.getAttribute("background") ?? "";
    return [
      ...(laidOut.has(localName) ? [] : [`<${localName}>`]),
      ...names.map(({ name }) => `${localName} ${name}`),
      ...(/^$|^(https?:|data:image\/)/i.test(picture.trim()) ? [] : [`${localName}: ${picture}`]),
      ...(localName === "meta" && !page.head.contains(element) ? ["a second meta"] : []),
    ];
  });
}

test("there are 150 texts and more, each once", () => {
  expect(new Set(markup.map(({ text }) => text)).size).toBe(markup.length);
  expect(markup.length).toBeGreaterThanOrEqual(150);
});

describe.each([
  ["without a policy of the page", false],
  ["under a strict policy", true],
])("an email that is shown %s", (_, isStrict) => {
  test("holds nothing that acts, loads or leads anywhere, alone or between others (fault B1) (fault B2)", () => {
    expect(wrong((text) => actsIn(mailDocument(text, isStrict) ?? "").length === 0)).toEqual([]);
    const between = (text: string) => `<p>Before</p>${text}<p>After <b>it</b></p>`;
    expect(
      wrong((text) => actsIn(mailDocument(between(text), isStrict) ?? "").length === 0),
    ).toEqual([]);
  });

  test("is one document whose policy nothing in it comes before (fault B2)", () => {
    expect(
      wrong((text) => {
        const document = mailDocument(text, isStrict);
        return (
          document === null ||
          (document.startsWith(
            '<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy"',
          ) &&
            document.split("<body").length === 2)
        );
      }),
    ).toEqual([]);
  });
});

test("the outline of an email names web addresses alone (fault B2)", () => {
  expect(
    wrong((text) =>
      partsOf(`${text}<p>End</p>`).every(({ address }) =>
        /^$|^(https?:|mailto:|tel:|data:image\/)/i.test(address),
      ),
    ),
  ).toEqual([]);
});

test("a cell of a CSV file is never a formula, and the file has exactly the rows and cells written (fault B9)", () => {
  expect(
    wrong((text) => {
      const { data } = parseCsv<string[]>(writeCsv(["a", "b"], [[text, "end"]]).slice(1), {
        skipEmptyLines: "greedy",
      });
      const [, row = []] = data;
      const [cell = ""] = row;
      return (
        data.length === 2 &&
        row.length === 2 &&
        row[1] === "end" &&
        (cell === text || cell === `'${text}`) &&
        !/^[=+\-@\t\r\n\0＝＋－＠]/.test(cell)
      );
    }),
  ).toEqual([]);
});

test("a calendar file has its own lines alone (fault B3)", () => {
  const day = { year: 2027, month: 3, day: 1 };
  const lines = calendarFile("7", "Lucca", day).split("\r\n").length;
  const heads = /^(BEGIN|VERSION|PRODID|UID|DTSTAMP|DTSTART|DTEND|SUMMARY|END)[:;]/;
  expect(
    wrong((text) => {
      const fileLines = calendarFile(text, text, day).split(/\r\n|[\r\n\u2028\u2029]/);
      return fileLines.length === lines && fileLines.every((line) => !line || heads.test(line));
    }),
  ).toEqual([]);
});

test("JSON that is sent or kept reads back as the same text (fault B7)", () => {
  expect(wrong((text) => String(fromJson(toJson([text]))) === text)).toEqual([]);
});

test("a text option keeps its text, and a number or a flag is none of it (fault A6)", () => {
  expect(attributeName("ctaLabel")).toBe("data-cta-label");
  expect(wrong((text) => attributeValue({ type: "string" }, text) === text.trim())).toEqual([]);
  expect(wrong((text) => typeof attributeValue({ type: "number" }, text) !== "object")).toEqual([]);
});

test("the text of an answer is a text, as a value and as a key (fault B7)", () => {
  const namedAnswer = answer(z.object({ name: z.string() }));
  expect(
    wrong((text) => {
      const result = z.safeParse(
        namedAnswer,
        JSON.parse(JSON.stringify({ name: text, [text]: text })),
      );
      return result.success && result.data.name === text.toWellFormed();
    }),
  ).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test("what the server says of an error is at most 300 characters of text (fault B1)", () => {
  expect(
    wrong((text) =>
      readErrorBody(JSON.stringify({ errors: { base: [text.repeat(50)] } })).messages.every(
        (message) => typeof message === "string" && message.length <= 300,
      ),
    ),
  ).toEqual([]);
});

test("a style of an email gives colors, sides and whole widths alone where a strict policy allows no styles (fault B4)", () => {
  const properties = [
    "color",
    "background",
    "background-color",
    "text-align",
    "width",
    "font-weight",
  ];
  const allowed = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|\d+|left|right|center|justify|)$/i;
  expect(
    wrong((text) =>
      properties.every((property) => {
        const page = new DOMParser().parseFromString(
          "<table><td><p>x</p></td></table>",
          "text/html",
        );
        for (const element of page.body.querySelectorAll("table, td, p"))
          element.setAttribute("data-style", `${property}: ${text}`);
        stylesToAttributes(page.body);
        return [...page.body.querySelectorAll("*")].every((element) =>
          [...element.attributes].every(({ value }) => allowed.test(value)),
        );
      }),
    ),
  ).toEqual([]);
});
