import type { FirefoxDriver } from "../drivers/firefox.ts";
import { oneLine, rounded, type AccessibleNode, type AccessibleTree } from "./accessibleNode.ts";
import { readAccessibles, untilKnown, type Accessible } from "./inFirefox.ts";

/** Firefox's own names of roles that ARIA names differently or not at all. */
const roles: Readonly<Record<string, string>> = {
  "check menu item": "menuitemcheckbox",
  "combobox option": "option",
  "content deletion": "silent",
  "content insertion": "silent",
  "date editor": "date",
  "internal frame": "frame",
  "level bar": "meter",
  "list item marker": "silent",
  "non-native document": "document",
  "page tab list": "tablist",
  "parent menuitem": "menuitem",
  "password text": "textbox",
  "text container": "silent",
  "text leaf": "text",
  "time editor": "time",
  "toggle button": "button",
  "combobox list": "silent",
  buttonmenu: "button",
  caption: "silent",
  code: "silent",
  checkbutton: "checkbox",
  definition: "silent",
  details: "silent",
  editcombobox: "combobox",
  emphasis: "silent",
  strong: "silent",
  mark: "silent",
  subscript: "silent",
  superscript: "silent",
  diagram: "image",
  entry: "textbox",
  graphic: "image",
  grouping: "group",
  label: "label",
  menupopup: "menu",
  pagetab: "tab",
  pagetablist: "tablist",
  paragraph: "silent",
  propertypage: "tabpanel",
  pushbutton: "button",
  radiobutton: "radio",
  section: "silent",
  statusbar: "status",
  summary: "disclosure",
  term: "silent",
  text: "silent",
  whitespace: "silent",
};

/** Roles that authors set and that Firefox distinguishes from its own. */
const keptRoles =
  /^(alert|alertdialog|article|banner|complementary|contentinfo|dialog|form|grid|listbox|log|main|menu|meter|navigation|radiogroup|region|search|searchbox|spinbutton|status|switch|tab|table|tablist|tabpanel|timer|toolbar|tooltip)$/;

/**
 * Roles whose content Firefox also gives as a name, while screen readers read it only as content.
 */
const unnamed = /^(listitem|row|article)$/;

const checkable = /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;

const editable = /^(textbox|searchbox|combobox|spinbutton|slider)$/;

/** Firefox's accessibility tree, from the window around the page. */
export function firefoxTree(driver: FirefoxDriver): AccessibleTree {
  async function read() {
    await settled(driver);
    return driver.evaluateInBrowser(readAccessibles, null);
  }
  return {
    async widget() {
      const { widget } = await read();
      if (!widget) throw new Error("the widget is not in the accessibility tree");
      return nodeOf(widget);
    },
    async focus() {
      const [node, ...around] = (await read()).focus.map(nodeOf);
      return node && { node, around: around.toReversed() };
    },
  };
}

/**
 * The window learns about changes of a page in order but a little later. Waits until it knows about
 * a change that is made now. A second change covers what one rendering leaves to the next.
 */
async function settled(driver: FirefoxDriver): Promise<void> {
  for (let round = 0; round < 2; round++)
    await driver.evaluateInBrowser(untilKnown, await driver.evaluate(mark, null));
}

/** Runs in the page. Sets an attribute of the body that has no meaning but shows in the tree. */
function mark(): string {
  const marker = `${performance.now()} ${Math.random()}`;
  document.body.setAttribute("aria-marker", marker);
  return marker;
}

function nodeOf(accessible: Accessible): AccessibleNode {
  const { id, name, description, attributes, children } = accessible;
  const role = roleOf(accessible);
  const isNamed = attributes["explicit-name"] === "true" || !unnamed.test(role);
  return {
    id,
    role,
    name: role !== "silent" && isNamed ? oneLine(name) : "",
    value: rounded(oneLine(attributes["valuetext"] || accessible.value)),
    description: oneLine(description),
    states: statesOf(role, accessible),
    children: children.map(nodeOf),
  };
}

function roleOf({ role, name, attributes }: Accessible): string {
  const [given = ""] = (attributes["xml-roles"] ?? "").split(" ");
  if (role === "heading") return `heading ${attributes["level"]}`;
  if (keptRoles.test(given)) return given;
  if (role === "entry" && attributes["text-input-type"] === "search") return "searchbox";
  if (role === "definitionlist") return name ? "definition list" : "silent";
  return roles[role] ?? role;
}

/** The states in the same order as in `chromiumTree`. */
function statesOf(role: string, { role: ownRole, states, attributes }: Accessible): string[] {
  const has = (state: string) => states.includes(state);
  const checked = has("mixed") ? "partly checked" : has("checked") ? "checked" : "not checked";
  const defaultPopup = attributes["tag"] === "select" ? "menu" : "listbox";
  const popup = (attributes["haspopup"] ?? defaultPopup).replace("true", "menu");
  return [
    checkable.test(role) && checked,
    ownRole === "toggle button" && (has("pressed") ? "pressed" : "not pressed"),
    has("selected") && "selected",
    has("expanded") && "expanded",
    has("collapsed") && "collapsed",
    has("haspopup") && `opens a ${popup}`,
    has("required") && "required",
    has("invalid") && "invalid",
    has("unavailable") && "unavailable",
    has("readonly") && editable.test(role) && "read only",
    has("busy") && "busy",
  ].filter((word) => typeof word === "string");
}
