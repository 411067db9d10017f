import { expect, test } from "vitest";
import { heights, heightsByAttribute } from "../../src/widgets/heights.ts";
import { catalog } from "../catalog.ts";
import { lintSource } from "./lintSource.ts";

const messages = (source: string) =>
  lintSource(source, "html", catalog).map(({ message }) => message);

test("an element without a height is told the height of its widget", () => {
  const [wide, narrow] = heights.OfferClaimApp;
  expect(messages('<div data-widget="OfferClaimApp"><p>Wait</p></div>')).toEqual([
    expect.stringContaining(`about ${wide} px, ${narrow} px on a phone`),
  ]);
});

test.each(heightsByAttribute)(
  "$widget with $attribute is told the height that heights.css reserves for it",
  ({ widget, attribute, value = "X", pair: [wide, narrow] }) => {
    expect(
      messages(`<div data-widget="${widget}" ${attribute}="${value}"><p>Wait</p></div>`),
    ).toEqual([expect.stringContaining(`about ${wide} px, ${narrow} px on a phone`)]);
  },
);
