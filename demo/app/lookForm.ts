import { element, labelled, select, type Choice } from "./element.ts";
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

const widths: readonly Choice[] = [
  { value: "", label: "full" },
  { value: "320", label: "320 px" },
  { value: "390", label: "390 px" },
  { value: "768", label: "768 px" },
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
    select(widths, "", (px) => stage.width(Number(px) || null)),
  );
  return [element("div", { class: "grid" }, ...fields, width)];
}

function choices(...values: readonly string[]): readonly Choice[] {
  return [{ value: "", label: "default" }, ...values.map((value) => ({ value, label: value }))];
}
