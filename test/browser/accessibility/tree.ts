import type { CDPSession } from "playwright-core";

/** A node of Chromium's accessibility tree, as the DevTools protocol gives it. */
export interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

/** Chromium's roles in the words of screen readers, where they differ. */
const spoken: Readonly<Record<string, string>> = {
  checkbox: "check box",
  combobox: "combo box",
  image: "picture",
  img: "picture",
  listitem: "item",
  menuitem: "menu item",
  radio: "radio button",
  searchbox: "search field",
  spinbutton: "number field",
  textbox: "text field",
  DisclosureTriangle: "disclosure",
  Iframe: "frame",
  InputTime: "time field",
  Date: "date field",
};

const states: Readonly<Record<string, (value: unknown) => string>> = {
  checked: (value) => (value === "true" || value === true ? "checked" : "not checked"),
  pressed: (value) => (value === "true" || value === true ? "pressed" : "not pressed"),
  selected: (value) => (value ? "selected" : ""),
  expanded: (value) => (value ? "expanded" : "collapsed"),
  hasPopup: (value) => (value === "false" ? "" : `opens a ${String(value)}`),
  required: (value) => (value ? "required" : ""),
  invalid: (value) => (value === "false" ? "" : "invalid"),
  disabled: (value) => (value ? "unavailable" : ""),
  readonly: (value) => (value ? "read only" : ""),
  busy: (value) => (value ? "busy" : ""),
};

/** Where a value is more than the text inside. */
const valued = /^(textbox|searchbox|combobox|spinbutton|slider|progressbar|meter|InputTime|Date)$/;

export const roleOf = (node: Node) => String(node.role?.value ?? "");

export const nameOf = (node: Node) => textOf(node.name);

const textOf = (part: { readonly value?: unknown } | undefined) =>
  String(part?.value ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Role, name, value, state and description, in the order of a screen reader. */
export function words(node: Node): string {
  const role = roleOf(node);
  const level = node.properties?.find(({ name }) => name === "level")?.value.value;
  const spokenValue = node.properties?.find(({ name }) => name === "valuetext")?.value;
  const value = textOf(spokenValue) || rounded(textOf(node.value));
  const parts = [
    `${spoken[role] ?? role}${role === "heading" ? ` ${String(level)}` : ""} “${nameOf(node)}”`,
    ...(valued.test(role) && value ? [`value “${value}”`] : []),
    ...(node.properties ?? []).flatMap(
      ({ name, value: state }) => states[name]?.(state.value) || [],
    ),
  ];
  const description = textOf(node.description);
  return [parts.join(", "), ...(description ? [`“${description}”`] : [])].join("; ");
}

const rounded = (value: string) => (/^\d+\.\d{3,}$/.test(value) ? `${Math.round(+value)}` : value);

/** The content of an element as a screen reader walks it line by line. */
export async function outline(devTools: CDPSession, expression: string): Promise<string[]> {
  const { nodes } = await devTools.send("Accessibility.getFullAXTree");
  const byId = new Map<string, Node>(nodes.map((node) => [node.nodeId, node]));
  const backendNodeId = await idOf(devTools, expression);
  const top = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === backendNodeId);
  const lines = top ? linesBelow(top, byId, 0) : [];
  // A sign and its amount are two elements of one line.
  return lines
    .join("\n")
    .replaceAll(/- −\n *- \$\n *- (?=\d)/g, "- −$")
    .replaceAll(/- \$\n *- (?=\d)/g, "- $")
    .split("\n");
}

const silent =
  /^(generic|none|paragraph|InlineTextBox|LineBreak|strong|emphasis|Section|time|term|definition|DescriptionList\w*|ListMarker|code|mark|insertion|deletion|subscript|superscript|rowgroup|SvgRoot|GenericContainer|graphics-\w+|figcaption|caption)$/;

/** Their content is their name. */
const whole =
  /^(button|link|heading|image|img|textbox|searchbox|combobox|spinbutton|checkbox|radio|switch|slider|tab|option|menuitem|progressbar|meter|StaticText|DisclosureTriangle|cell|columnheader|rowheader|InputTime|Date)$/;

function linesBelow(node: Node, byId: ReadonlyMap<string, Node>, depth: number): string[] {
  const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const role = roleOf(node);
  // Their words are the names of what they label.
  if (/^(LabelText|Legend)$/.test(role) && !children.some((child) => hasControl(child, byId)))
    return [];
  if (node.ignored || silent.test(role) || (depth === 0 && !nameOf(node)))
    return children.flatMap((child) => linesBelow(child, byId, depth));
  const indent = "  ".repeat(depth);
  if (role === "StaticText") return nameOf(node) ? [`${indent}- ${nameOf(node)}`] : [];
  const isWhole = whole.test(role) && !children.some((child) => hasControl(child, byId));
  const below = isWhole ? [] : children.flatMap((child) => linesBelow(child, byId, depth + 1));
  if (!isWhole && !below.length && !nameOf(node)) return [];
  return [`${indent}- *${words(node).replace(" “”", "")}*`, ...below];
}

function hasControl(node: Node, byId: ReadonlyMap<string, Node>): boolean {
  return (
    /^(button|link|textbox|checkbox|radio|switch)$/.test(roleOf(node)) ||
    (node.childIds ?? []).some((id) => {
      const child = byId.get(id);
      return child !== undefined && hasControl(child, byId);
    })
  );
}

async function idOf(devTools: CDPSession, expression: string): Promise<number | undefined> {
  const { result } = await devTools.send("Runtime.evaluate", { expression });
  if (!result.objectId) return undefined;
  const { node } = await devTools.send("DOM.describeNode", { objectId: result.objectId });
  return node.backendNodeId;
}

const focused = `(() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
})()`;

/** The node that has the focus, or that its field points at, and what is around it from the outside in. */
export async function focusedNode(
  devTools: CDPSession,
): Promise<{ node: Node; around: Node[] } | undefined> {
  const { result } = await devTools.send("Runtime.evaluate", { expression: focused });
  if (!result.objectId) return undefined;
  const { nodes } = await devTools.send("Accessibility.getPartialAXTree", {
    objectId: result.objectId,
    fetchRelatives: true,
  });
  const byId = new Map<string, Node>(nodes.map((node) => [node.nodeId, node]));
  const backendNodeId = await idOf(devTools, focused);
  const node = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === backendNodeId);
  if (!node) return undefined;
  const around: Node[] = [];
  for (let at = byId.get(node.parentId ?? ""); at; at = byId.get(at.parentId ?? ""))
    around.unshift(at);
  return { node, around };
}
