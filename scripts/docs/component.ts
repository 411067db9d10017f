import { readFileSync } from "node:fs";

const source = "test/package/application/DiningWidget.tsx";
const componentBlock = /(<!-- component: .* -->\n)[\s\S]*?(<!-- \/component -->)/;

/**
 * Inserts the component that the package's tests run between the two marks of a page. Throws if the
 * page has no marks.
 */
export function withComponent(page: string): string {
  if (!componentBlock.test(page)) throw new Error("the page has no place for the component");
  const code = `\`\`\`tsx\n${readFileSync(source, "utf8")}\`\`\`\n`;
  return page.replace(componentBlock, (_, begin: string, end: string) => `${begin}${code}${end}`);
}
