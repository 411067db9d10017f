/** A stretch of a source, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A piece of text; characters of `holes.ts` replace the parts that the template fills in. */
export interface Text extends Span {
  readonly text: string;
}

/** An attribute with one of its values: where a condition chooses among several, there is one for each. */
export interface TemplateAttribute {
  /** The name in HTML, such as `data-offer-code`, independent of the helper's spelling. */
  readonly name: string;
  readonly nameSpan: Span;
  /** Decoded; empty for a bare attribute. */
  readonly value: Text;
  /** The attribute stands in another file, which reports it. */
  readonly isElsewhere?: boolean;
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
  /** The inner `<script type="application/json">`, once for each text that its conditions allow. */
  readonly innerJson: readonly Text[];
  /** What messages call the place of `innerJson`, where it is not an inner script. */
  readonly jsonPlace?: string;
}

/** A script element that loads `mount.js`. */
export interface LoaderScript {
  readonly span: Span;
  readonly isModule: boolean;
}

/** A script element that holds the page configuration, or looks as if it should. */
export interface ConfigElement {
  readonly id: Text;
  /** Whether its type is `application/json`; else browsers run it. */
  readonly isJson: boolean;
  /** Another branch of a condition may write the same element. */
  readonly isAlternative: boolean;
  /** Once for each text that its conditions allow. */
  readonly json: readonly Text[];
}

/** What is wrong with the markup itself, whatever widget it is. */
export interface MarkupProblem extends Span {
  readonly kind: "duplicate-attribute" | "nested-widget" | "self-closing-element";
  /** The attribute or the tag. */
  readonly name: string;
}

/** The widgets in a template. */
export interface Template {
  readonly source: string;
  readonly widgets: readonly WidgetElement[];
  /** Attributes of other elements, among which misspelled names of `data-widget` are looked for. */
  readonly otherAttributes: readonly TemplateAttribute[];
  readonly scripts: readonly LoaderScript[];
  readonly configs: readonly ConfigElement[];
  /** Misspellings of the configuration's id that the template's code writes. */
  readonly misspelledIds: readonly Text[];
  readonly problems: readonly MarkupProblem[];
  /** Whether it is a whole page, judging by `<html>`. */
  readonly isDocument: boolean;
  /** Other templates put content into it, the script perhaps. */
  readonly includesOthers: boolean;
  /** The text of its own style sheets. */
  readonly css: string;
}
