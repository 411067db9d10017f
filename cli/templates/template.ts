/** A span of a source, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A piece of text. The characters of `holes.ts` replace the parts that the template fills in. */
export interface Text extends Span {
  readonly text: string;
}

/**
 * An attribute with one of its values. If a condition chooses among several values, there is an
 * attribute for each.
 */
export interface TemplateAttribute {
  /** The name in HTML, such as `data-offer-code`, regardless of how a helper spells it. */
  readonly name: string;
  readonly nameSpan: Span;
  /** The decoded value. Empty for a bare attribute. */
  readonly value: Text;
  /** The attribute is in another file, which reports its problems. */
  readonly isElsewhere?: boolean;
  /** How the template spells a name in this place: `offer_code` in a Rails helper. */
  spell(name: string): string;
}

/** An element with `data-widget`. */
export interface WidgetElement {
  /** The opening tag. */
  readonly span: Span;
  readonly attributes: readonly TemplateAttribute[];
  /**
   * Whether the template may add attributes that are not written here, for example with a JSX
   * spread.
   */
  readonly hasMoreAttributes: boolean;
  /** The content until the widget has painted. Null if only the running template knows it. */
  readonly hasPlaceholder: boolean | null;
  /** The inner `<script type="application/json">`, once for each text that its conditions allow. */
  readonly innerJson: readonly Text[];
  /** The name of the place of `innerJson` in messages, if it is not an inner script. */
  readonly jsonPlace?: string;
  /**
   * Whether the file contains the element itself as HTML, without conditions, so that a fix may add
   * content to it.
   */
  readonly isMarkup?: boolean;
}

/** A script element that loads `mount.js`. */
export interface LoaderScript {
  readonly span: Span;
  readonly isModule: boolean;
  /** Whether browsers fetch it while they parse the page. Undefined if a helper writes it. */
  readonly isAsync?: boolean;
}

/** A script element that contains the page configuration, or that looks as if it should. */
export interface ConfigElement {
  readonly id: Text;
  /** Whether its type is `application/json`. Otherwise browsers run it. */
  readonly isJson: boolean;
  /** Whether another branch of a condition may write the same element. */
  readonly isAlternative: boolean;
  /** The JSON, once for each text that its conditions allow. */
  readonly json: readonly Text[];
}

/** A problem of the markup itself, for any widget. */
export interface MarkupProblem extends Span {
  readonly kind: "duplicate-attribute" | "nested-widget" | "self-closing-element";
  /** The span of the attribute or the tag. */
  readonly name: string;
}

/** The widgets in a template. */
export interface Template {
  readonly source: string;
  readonly widgets: readonly WidgetElement[];
  /** Attributes of other elements, which may be misspellings of `data-widget`. */
  readonly otherAttributes: readonly TemplateAttribute[];
  readonly scripts: readonly LoaderScript[];
  readonly configs: readonly ConfigElement[];
  /** Misspellings of the configuration's id that the template's code writes. */
  readonly misspelledIds: readonly Text[];
  readonly problems: readonly MarkupProblem[];
  /** Whether it is a whole page, which has `<html>`. */
  readonly isDocument: boolean;
  /** Whether other templates put content into it, which may include the script. */
  readonly includesOthers: boolean;
  /** The text of the style sheets in the template. */
  readonly css: string;
}
