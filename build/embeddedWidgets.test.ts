import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withEmbedded } from "../src/widgets/embeddedWidgets.ts";
import { widgetNames } from "../src/widgets/registry.ts";

/** Widget → the names that its source gives to `EmbeddedWidget`. */
function inSource(widget: string): string[] {
  const folder = `src/widgets/${widget}`;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  const names = files.flatMap((file) =>
    [
      ...readFileSync(`${folder}/${file}`, "utf8").matchAll(
        /EmbeddedWidget\s+name=(?:"(\w+)"|\{)/g,
      ),
    ].map(([, name = "an expression"]) => name),
  );
  return [...new Set(names)];
}

test("the list of embedded widgets is that of the source, followed through embedded widgets", () => {
  for (const widget of widgetNames) {
    const all = new Set<string>([widget]);
    for (const name of all) for (const inner of inSource(name)) all.add(inner);
    expect({ widget, embedded: withEmbedded(widget).toSorted() }).toEqual({
      widget,
      embedded: [...all].toSorted(),
    });
  }
  expect(withEmbedded("AmexApp")).toEqual([
    "AmexApp",
    "OfferClaimApp",
    "DynamicSlider",
    "MobileLink",
  ]);
});
