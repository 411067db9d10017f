import { heights, heightsByAttribute } from "../../src/widgets/heights.ts";

const heightsBlock = /(<!-- heights: .* -->\n)[\s\S]*?(<!-- \/heights -->)/;

/** A page with the table of heights between its two marks; throws where it has none. */
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
      ({ widget, attribute, pair: [wide, narrow] }) =>
        `| ${widget} with \`${attribute}\` | ${wide} | ${narrow} |\n`,
    ),
    "| BulkGiftingAbsolutePanel, which lies over the page | 0 | 0 |\n",
  ].join("");
}
