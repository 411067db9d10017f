/** A stretch of a source, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A piece of text; characters of `holes.ts` replace the parts that the template fills in. */
export interface Text extends Span {
  readonly text: string;
}

export interface TemplateAttribute {
  /** The name in HTML, such as `data-offer-code`, independent of the helper's spelling. */
  readonly name: string;
  readonly nameSpan: Span;
  /** Decoded; empty for a bare attribute. */
  readonly value: Text;
  /** How the template writes a name in this place: `offer_code` in a Rails helper. */
  spell(name: string): string;
}

/** An element with `data-widget`. */
export interface WidgetElement {
  /** The opening tag. */
  readonly span: Span;
  readonly attributes: readonly TemplateAttribute[];
  /** The template may add attributes that are not written here, as a JSX spread does. */
  readonly hasMoreAttributes: boolean;
  /** Shown until the widget has painted; null where only the running template knows. */
  readonly hasPlaceholder: boolean | null;
  /** The inner `<script type="application/json">`. */
  readonly innerJson?: Text | undefined;
}

/** A script element that loads `mount.js`. */
export interface LoaderScript {
  readonly span: Span;
  readonly isModule: boolean;
}

/** The widgets in a template. */
export interface Template {
  readonly source: string;
  readonly widgets: readonly WidgetElement[];
  readonly scripts: readonly LoaderScript[];
  /** The texts of `<script id="dining-widgets-config">`. */
  readonly configs: readonly Text[];
  /** Whether it is a whole page, judging by `<html>`. */
  readonly isDocument: boolean;
  /** Other templates put content into it, the script perhaps. */
  readonly includesOthers: boolean;
  /** The text of its own style sheets. */
  readonly css: string;
}
