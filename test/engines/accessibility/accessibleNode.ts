/** A node of an accessibility tree, with the same words for each engine. */
export interface AccessibleNode {
  /** Identifies the node as long as it exists. */
  readonly id: string;
  /**
   * ARIA's name of the role. `text` for a piece of text, `silent` for a node of which only the
   * content is announced.
   */
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly description: string;
  /** States as they are announced, such as `not checked`. */
  readonly states: readonly string[];
  readonly children: readonly AccessibleNode[];
}

export interface Focus {
  /** The focused node, or the one that the focused field points at. */
  readonly node: AccessibleNode;
  /** Its ancestors, outermost first. */
  readonly around: readonly AccessibleNode[];
}

/** The accessibility tree of a page with one widget. */
export interface AccessibleTree {
  /** The element of the widget with everything inside it. */
  widget(): Promise<AccessibleNode>;
  /** Undefined if the page does not have the focus. */
  focus(): Promise<Focus | undefined>;
}

/** Roles in the words of screen readers, if they differ from ARIA's. */
const spoken: Readonly<Record<string, string>> = {
  checkbox: "check box",
  combobox: "combo box",
  date: "date field",
  image: "picture",
  listitem: "item",
  menuitem: "menu item",
  radio: "radio button",
  searchbox: "search field",
  spinbutton: "number field",
  textbox: "text field",
  time: "time field",
};

/** Roles whose value is more than the text inside. */
const valued = /^(textbox|searchbox|combobox|spinbutton|slider|progressbar|meter|time|date)$/;

/** Role, name, value, state and description, in the order of a screen reader. */
export function words({ role, name, value, states, description }: AccessibleNode): string {
  const parts = [
    `${spoken[role] ?? role} “${name}”`,
    ...(valued.test(role) && value ? [`value “${value}”`] : []),
    ...states,
  ];
  return [parts.join(", "), ...(description ? [`“${description}”`] : [])].join("; ");
}

/** The content of an element, line by line, as a screen reader reads it. */
export function outline(top: AccessibleNode): string[] {
  // A currency sign and its amount are two elements of one line.
  return linesBelow(top, 0)
    .join("\n")
    .replaceAll(/- −\n *- \$\n *- (?=\d)/g, "- −$")
    .replaceAll(/- \$\n *- (?=\d)/g, "- $")
    .split("\n");
}

/** Roles whose content is their name. */
const whole =
  /^(button|link|heading \d|image|textbox|searchbox|combobox|spinbutton|checkbox|radio|switch|slider|tab|option|menuitem|progressbar|meter|disclosure|cell|columnheader|rowheader|time|date|frame)$/;

function linesBelow(node: AccessibleNode, depth: number): string[] {
  const { role, name, children } = node;
  const indent = "  ".repeat(depth);
  if (role === "text") return name ? [`${indent}- ${name}`] : [];
  // The text of a label is the name of its control.
  if (role === "label" && !children.some(hasControl)) return [];
  if (/^(silent|label)$/.test(role) || (depth === 0 && !name))
    return children.flatMap((child) => linesBelow(child, depth));
  const isWhole = whole.test(role) && !children.some(hasControl);
  const below = isWhole ? [] : children.flatMap((child) => linesBelow(child, depth + 1));
  if (!isWhole && !below.length && !name) return [];
  return [`${indent}- *${words(node).replace(" “”", "")}*`, ...below];
}

function hasControl({ role, children }: AccessibleNode): boolean {
  return /^(button|link|textbox|checkbox|radio|switch)$/.test(role) || children.some(hasControl);
}

/** One line of text. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** A number without the digits that nobody hears. */
export const rounded = (value: string) =>
  /^\d+\.\d{3,}$/.test(value) ? `${Math.round(+value)}` : value;
