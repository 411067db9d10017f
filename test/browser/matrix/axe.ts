import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules about a whole page, which belongs to the host. */
const ofThePage = [
  "region",
  "page-has-heading-one",
  "landmark-one-main",
  "bypass",
  "document-title",
  "html-has-lang",
];

declare const axe: { run(context: object, options: object): Promise<AxeResults> };

/**
 * The findings of axe inside the widget: rule, element, and remedy. With `only`, just those of this
 * rule, because in another look only the colors can have changed.
 */
export async function axeProblems(
  page: Page,
  look: string,
  only?: "color-contrast" | "label-content-name-mismatch",
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ values, ignored, rule }) => {
      const rules = Object.fromEntries(ignored.map((rule) => [rule, { enabled: false }]));
      const { violations: found } = await axe.run(
        { include: [".frame > [data-widget]"] },
        {
          ...(rule
            ? { runOnly: { type: "rule", values: [rule] } }
            : { runOnly: { type: "tag", values }, rules }),
          resultTypes: ["violations"],
          selectors: false,
          elementRef: true,
        },
      );
      return found.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map(
          ({ element, failureSummary }) =>
            `${element ? window.matrix.nameOf(element) : "the page"}: ${failureSummary?.split("\n").slice(1, 2).join("")}`,
        ),
      }));
    },
    { values: tags, ignored: ofThePage, rule: only },
  );
  return violations.map(
    ({ id, help, at }) => `axe, ${look}: ${id} (${help})\n    ${at.slice(0, 4).join("\n    ")}`,
  );
}
