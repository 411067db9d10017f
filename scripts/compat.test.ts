import { expect, test } from "vitest";
import { lateUses } from "./compat.ts";
import { lateCss, splitGuarded } from "./compat/css.ts";

const pathsIn = (code: string) => lateUses("built.js", code).map(({ path }) => path);

test("finds a property that Safari 18.0 lacks in a built sheet, and not one behind @supports", () => {
  const sheet = ".list{color:red;scrollbar-width:thin}";
  expect(pathsIn(`const sheet = ${JSON.stringify(sheet)};`)).toContain(
    "css.properties.scrollbar-width",
  );
  const split = splitGuarded(`.a{color:red}@supports (scrollbar-width:thin){${sheet}}.b{top:0}`);
  expect(lateCss(split.open)).toEqual([]);
  expect(lateCss(split.guarded)).not.toEqual([]);
});

test("finds members and globals that came after the claimed versions", () => {
  expect(pathsIn("entry.responseStatus")).toEqual(["api.PerformanceResourceTiming.responseStatus"]);
  expect(pathsIn("new CloseWatcher()")).toEqual(["api.CloseWatcher"]);
  expect(pathsIn("Math.sumPrecise([1])")).toContain("javascript.builtins.Math.sumPrecise");
});

test("finds nothing in what all claimed versions have", () => {
  expect(pathsIn("Object.groupBy(list, by); new Intl.Segmenter(); element.showPopover()")).toEqual(
    [],
  );
  expect(lateCss("@layer base{.a:has(.b){inset:0;display:grid}}")).toEqual([]);
});
