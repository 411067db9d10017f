import { element, labelled, select, type Choice } from "./element.ts";
import { widths } from "./sharedSetting.ts";
import type { Stage } from "./stage.ts";

const reserved: Readonly<Record<string, readonly Choice[]>> = {
  theme: choices("light", "dark", "auto", "inherit"),
  brand: choices("main", "alternative"),
  lang: [
    { value: "", label: "the page’s (en)" },
    { value: "en-NZ", label: "English, New Zealand" },
    { value: "es", label: "Spanish" },
    { value: "de", label: "German" },
    { value: "ar", label: "Arabic, right to left" },
  ],
  country: choices("US", "NZ", "AU"),
};

const widthChoices: readonly Choice[] = [
  { value: "", label: "full" },
  ...widths.map((px) => ({ value: String(px), label: `${px} px` })),
];

/**
 * Fields for the reserved attributes that change a widget's look, and for the width of its
 * container.
 */
export function lookForm(stage: Stage): readonly HTMLElement[] {
  const fields = Object.entries(reserved).map(([name, options]) => {
    const set = (value: string) => {
      const { [name]: _, ...others } = stage.setting.attributes;
      stage.change({ attributes: value ? { ...others, [name]: value } : others });
    };
    return labelled(`Look: ${name}`, select(options, stage.setting.attributes[name] ?? "", set));
  });
  const width = labelled(
    "Look: width",
    select(widthChoices, String(stage.shared.width ?? ""), (px) =>
      stage.resize(Number(px) || null),
    ),
  );
  return [element("div", { class: "grid" }, ...fields, width)];
}

function choices(...values: readonly string[]): readonly Choice[] {
  return [{ value: "", label: "default" }, ...values.map((value) => ({ value, label: value }))];
}
