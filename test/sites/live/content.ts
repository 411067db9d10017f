import { hostMarkup, type Attributes } from "../../../demo/snippets/setting.ts";
import type { Options } from "../../../src/shared/options/optionSchema.ts";
import type { Example } from "../../../src/shared/widget/examples.ts";

/** A widget on a page, which the site's own templates write. */
export interface Part {
  /** The host's markup around the `div`. */
  readonly before: string;
  readonly after: string;
  /** The attributes of the `div`. */
  readonly attributes: Attributes;
  /** The inner script's JSON. Empty if the widget needs none. */
  readonly json: string;
  readonly placeholder: string;
}

export interface LivePage {
  readonly slug: string;
  readonly title: string;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  /** The host's style sheet, under `/sheets/`. Empty for none. */
  readonly sheet: string;
  readonly parts: readonly Part[];
}

interface PageOptions extends Partial<Pick<LivePage, "title" | "lang" | "dir" | "sheet">> {
  readonly around?: readonly [before: string, after: string];
  /** How often the widget is on the page. */
  readonly times?: number;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** A page with a widget as one of its examples opens it. */
export async function pageOf(
  slug: string,
  widget: string,
  example: Pick<Example, "options" | "attributes" | "placeholder">,
  { around: [before, after] = ["", ""], times = 1, attributes, ...page }: PageOptions = {},
): Promise<LivePage> {
  const { options }: { options: Options<unknown> } = await import(
    `../../../src/widgets/${widget}/options.ts`
  );
  const setting = {
    widget,
    options: { ...example.options },
    attributes: { ...example.attributes, ...attributes },
    placeholder: "",
  };
  const markup = hostMarkup(setting, options);
  const placeholder = example.placeholder ?? '<a href="/elsewhere">Read more</a>';
  const part = { before, after, placeholder, ...markup };
  return {
    slug,
    title: widget,
    lang: "en",
    dir: "ltr",
    sheet: "",
    ...page,
    parts: Array.from({ length: times }, () => part),
  };
}
