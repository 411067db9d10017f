import type { ChromiumDriver } from "../drivers/chromium.ts";
import { oneLine, rounded, type AccessibleNode, type AccessibleTree } from "./accessibleNode.ts";

/** A node of the DevTools protocol. */
interface DevToolsNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: Text;
  readonly name?: Text;
  readonly description?: Text;
  readonly value?: Text;
  readonly properties?: readonly Property[];
}

interface Text {
  readonly value?: unknown;
}

interface Property {
  readonly name: string;
  readonly value: {
    readonly value?: unknown;
    readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[];
  };
}

/** Roles that Chromium names in its own way. */
const roles: Readonly<Record<string, string>> = {
  Date: "date",
  DisclosureTriangle: "disclosure",
  Iframe: "frame",
  InputTime: "time",
  LabelText: "label",
  Legend: "label",
  RootWebArea: "document",
  StaticText: "text",
  img: "image",
};

const silent =
  /^(generic|none|paragraph|InlineTextBox|LineBreak|strong|emphasis|Section|time|term|definition|DescriptionList\w*|ListMarker|code|mark|insertion|deletion|subscript|superscript|rowgroup|SvgRoot|GenericContainer|graphics-\w+|figcaption|caption|sectionheader|sectionfooter)$/;

const states: Readonly<Record<string, (value: unknown) => string>> = {
  checked: (value) =>
    value === "mixed" ? "partly checked" : isOn(value) ? "checked" : "not checked",
  pressed: (value) => (isOn(value) ? "pressed" : "not pressed"),
  selected: (value) => (value ? "selected" : ""),
  expanded: (value) => (value ? "expanded" : "collapsed"),
  hasPopup: (value) => (value === "false" ? "" : `opens a ${String(value)}`),
  required: (value) => (value ? "required" : ""),
  invalid: (value) => (value === "false" ? "" : "invalid"),
  disabled: (value) => (value ? "unavailable" : ""),
  readonly: (value) => (value ? "read only" : ""),
  busy: (value) => (value ? "busy" : ""),
};

const isOn = (value: unknown) => value === "true" || value === true;

const host = 'document.querySelector(".frame > [data-widget]")';

const focused = `(() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at === document.body ? null : at;
})()`;

/** Chromium's accessibility tree, over the DevTools protocol. */
export async function chromiumTree({ devTools }: ChromiumDriver): Promise<AccessibleTree> {
  await devTools.send("Accessibility.enable");

  async function elementOf(expression: string) {
    const { result } = await devTools.send("Runtime.evaluate", { expression });
    const { objectId } = result;
    if (!objectId) return undefined;
    const { node } = await devTools.send("DOM.describeNode", { objectId });
    return node.backendNodeId;
  }

  async function around(backendNodeId: number | undefined) {
    const { nodes } = await devTools.send("Accessibility.getPartialAXTree", {
      ...(backendNodeId !== undefined && { backendNodeId }),
      fetchRelatives: true,
    });
    const all: readonly DevToolsNode[] = nodes;
    return { all, node: all.find(({ backendDOMNodeId }) => backendDOMNodeId === backendNodeId) };
  }

  return {
    async widget() {
      const { nodes } = await devTools.send("Accessibility.getFullAXTree");
      const all: readonly DevToolsNode[] = nodes;
      const element = await elementOf(host);
      const top = all.find(({ backendDOMNodeId }) => backendDOMNodeId === element);
      if (!top) throw new Error("the widget is not in the accessibility tree");
      return treeBelow(top, byId(all));
    },
    async focus() {
      const element = await elementOf(focused);
      if (element === undefined) return undefined;
      let { all, node } = await around(element);
      const active = node?.properties?.find(({ name }) => name === "activedescendant");
      const [pointedAt] = active?.value.relatedNodes ?? [];
      if (pointedAt) ({ all, node } = await around(pointedAt.backendDOMNodeId));
      if (!node) return undefined;
      const ids = byId(all);
      const surroundings: AccessibleNode[] = [];
      for (let at = ids.get(node.parentId ?? ""); at; at = ids.get(at.parentId ?? ""))
        surroundings.unshift(alone(at));
      return { node: alone(node), around: surroundings };
    },
  };
}

const byId = (nodes: readonly DevToolsNode[]) => new Map(nodes.map((node) => [node.nodeId, node]));

function treeBelow(node: DevToolsNode, nodes: ReadonlyMap<string, DevToolsNode>): AccessibleNode {
  const children = (node.childIds ?? []).flatMap((id) => nodes.get(id) ?? []);
  return { ...alone(node), children: children.map((child) => treeBelow(child, nodes)) };
}

function alone(node: DevToolsNode): AccessibleNode {
  const property = (wanted: string) => node.properties?.find(({ name }) => name === wanted)?.value;
  return {
    id: node.nodeId,
    role: roleOf(node, property("level")?.value),
    name: textOf(node.name),
    value: textOf(property("valuetext")) || rounded(textOf(node.value)),
    description: textOf(node.description),
    states: Object.entries(states).flatMap(([name, word]) => {
      const value = property(name);
      return (value && word(value.value)) || [];
    }),
    children: [],
  };
}

function roleOf({ ignored, role, ...node }: DevToolsNode, level: unknown): string {
  const name = textOf(role);
  if (name === "DescriptionList" && textOf(node.name)) return "definition list";
  if (ignored || silent.test(name)) return "silent";
  return name === "heading" ? `heading ${String(level)}` : (roles[name] ?? name);
}

const textOf = (part: Text | undefined) => oneLine(String(part?.value ?? ""));
