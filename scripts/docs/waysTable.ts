import { ways } from "./ways.ts";

const place = /(<!-- ways -->\n)[\s\S]*(<!-- \/ways -->)/;

const engines = { chromium: "Chromium", firefox: "Firefox", webkit: "WebKit" };

/** Inserts the table of what `test/engines/ways.test.ts` proves into the page. */
export function withWays(page: string): string {
  const rows = ways.map(
    ({ engine, name }) =>
      `| ${engines[engine]} | ${name} | without a complaint | answered; none carries a cookie |`,
  );
  const table = [
    "| Engine | Way | Widgets of another site mount | Calls to an API of another site |",
    "|---|---|---|---|",
    ...rows,
  ];
  return page.replace(
    place,
    (_, open: string, close: string) => `${open}\n${table.join("\n")}\n\n${close}`,
  );
}
