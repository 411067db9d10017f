import { heights, heightsByAttribute } from "../../src/widgets/heights.ts";

const heightsBlock = /(<!-- heights: .* -->\n)[\s\S]*?(<!-- \/heights -->)/;

/**
 * Inserts the table of heights between the two marks of a page. Throws if the page has no marks.
 */
export function withHeights(page: string): string {
  if (!heightsBlock.test(page)) throw new Error("the page has no place for the heights");
  return page.replace(
    heightsBlock,
    (_, begin: string, end: string) => `${begin}${heightTable()}${end}`,
  );
}

function heightTable(): string {
  const rows = Object.entries(heights).map(
    ([widget, [wide, narrow]]) => `| ${widget} | ${wide} | ${narrow} |\n`,
  );
  return [
    "| Widget | wide | 390 px |\n",
    "|---|---|---|\n",
    ...rows,
    ...heightsByAttribute.map(
      ({ widget, attribute, value, pair: [wide, narrow] }) =>
        `| ${widget} with \`${attribute}${value ? `="${value}"` : ""}\` | ${wide} | ${narrow} |\n`,
    ),
    "| BulkGiftingAbsolutePanel, which lies over the page | 0 | 0 |\n",
  ].join("");
}
