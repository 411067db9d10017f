export type Severity = "error" | "warning";

interface Rule {
  readonly severity: Severity;
  /** One sentence for `--help`, SARIF and the docs. */
  readonly summary: string;
}

export const rules = {
  "unknown-widget": {
    severity: "error",
    summary: "data-widget names no widget. --fix writes the nearest name.",
  },
  "unknown-option": {
    severity: "error",
    summary:
      "An attribute or key that is nearly an option of the widget. --fix writes the nearest option.",
  },
  "foreign-option": {
    severity: "warning",
    summary: "An attribute that another widget has as an option, and this one does not read.",
  },
  "invalid-value": {
    severity: "error",
    summary: "A value outside the type, the choices or the range of its option.",
  },
  "invalid-json": {
    severity: "error",
    summary: "data-props, an inner script or the page configuration is not a JSON object.",
  },
  "invalid-config": {
    severity: "error",
    summary: "A key of the page configuration is unknown, or its value is not usable.",
  },
  "missing-placeholder": {
    severity: "warning",
    summary: "The element is empty: nothing is shown until the widget has painted, or if it fails.",
  },
  "missing-height": {
    severity: "warning",
    summary:
      "Nothing keeps the widget's place free, so that content below it moves: no style, class or id on the element, and no [data-widget] rule in the page's own style.",
  },
  "refused-attribute": {
    severity: "error",
    summary:
      "An attribute has a token or API data, which widgets read from scripts only. --fix moves it into an inner script.",
  },
  "foreign-address": {
    severity: "warning",
    summary:
      "An address in an attribute leads to an origin that the page configuration does not name.",
  },
  "misspelled-attribute": {
    severity: "error",
    summary:
      "An attribute is nearly data-widget, and its value a widget. --fix writes data-widget.",
  },
  "duplicate-attribute": {
    severity: "error",
    summary: "An element has an attribute twice; browsers keep the first.",
  },
  "nested-widget": {
    severity: "error",
    summary: "A widget is inside another, whose content is gone once it has painted.",
  },
  "self-closing-element": {
    severity: "error",
    summary: "A slash does not close an element of HTML: what follows becomes the placeholder.",
  },
  "missing-script": {
    severity: "error",
    summary: "A whole page with widgets does not load mount.js.",
  },
  "duplicate-script": {
    severity: "warning",
    summary: "A page loads mount.js more than once.",
  },
  "script-not-module": {
    severity: "error",
    summary: 'mount.js is an ES module: its script needs type="module".',
  },
  "script-not-async": {
    severity: "warning",
    summary: "With --upgrade: browsers fetch mount.js earlier with async. --fix adds it.",
  },
  "unreadable-file": {
    severity: "error",
    summary: "The file could not be read, or its JSX is broken.",
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;

// SAFETY: these are the keys of the record above.
export const ruleIds = Object.keys(rules) as RuleId[];

/** A replacement for the span of a finding. */
export interface Fix {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Finding {
  readonly rule: RuleId;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly fix?: Fix | undefined;
}
