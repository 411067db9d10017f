import type { Key } from "../../engines/drivers/driver.ts";
import type { ChromiumDriver } from "../../engines/drivers/chromium.ts";
import type { Steps } from "../../engines/guests/keyboardGuest.ts";
import { focusedNode, nameOf, outline, roleOf, words, type Node } from "./tree.ts";

export interface Recorder extends Steps {
  /** Walks with Tab where the play has nothing to do, at most so many controls. */
  walk(most: number): Promise<void>;
  /** The screen as it is now, below a heading. */
  screen(title: string): Promise<void>;
  /** Markdown of all that was announced. */
  text(): string;
}

/** Surroundings that a screen reader names when the focus comes into them. */
const named =
  /^(group|radiogroup|dialog|alertdialog|form|region|navigation|list|tablist|tabpanel|table|grid|listbox|menu|toolbar|search|article|complementary|banner|contentinfo)$/;

const host = 'document.querySelector(".frame > [data-widget]")';

/** Writes down what a screen reader would say: the screen, then each focus, and what live regions report. */
export function recorder({ devTools, evaluate, page }: ChromiumDriver): Recorder {
  const lines: string[] = [];
  let last: { readonly id: string; readonly words: string; readonly around: string[] } = {
    id: "",
    words: "",
    around: [],
  };
  let hasWalked = false;

  async function focus(): Promise<string[]> {
    const now = await focusedNode(devTools);
    if (!now) return [];
    const { node } = now;
    const around = now.around.filter(isNamed);
    const entered = around.filter(({ nodeId }) => !last.around.includes(nodeId)).map(words);
    const before = last;
    last = { id: node.nodeId, words: words(node), around: around.map(({ nodeId }) => nodeId) };
    if (before.id === node.nodeId && before.words === last.words) return [];
    if (roleOf(node) === "generic") return [...entered, `“${await focusedText()}”`];
    if (/^(RootWebArea|none)$/.test(roleOf(node))) return ["**the focus is lost**"];
    return [...entered, last.words];
  }

  const focusedText = () =>
    evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at instanceof HTMLElement ? at.innerText.replaceAll(/\s+/g, " ") : "";
    }, null);

  const live = () => evaluate(freshLiveTexts, null);

  function note(done: string, announced: readonly string[]): void {
    lines.push(`| ${cell(done)} | ${announced.map(cell).join("<br>")} |`);
  }

  return {
    async screen(title) {
      await still(page);
      await live();
      await focus();
      const table = title === "First screen" ? ["", ...head] : [];
      lines.push("", `## ${title}`, "", ...(await outline(devTools, host)), ...table);
    },
    async pressed(...keys) {
      hasWalked = true;
      const isStep = keys.every((key) => /Tab|Arrow|Home|End/.test(key));
      note(keys.map(spokenKey).join(", "), isStep ? await focus() : []);
    },
    async typed(text) {
      note(`types “${text}”`, []);
      await focus();
    },
    async set(text) {
      note(`sets “${text}”`, []);
      await focus();
    },
    async seen() {
      await still(page);
      const texts = await live();
      const to = await focus();
      // What comes with a new screen is read with it.
      const told = texts.filter(({ isNew }) => !isNew || !to.length).map(({ text }) => text);
      if (told.length + to.length) note("waits", [...told, ...to]);
    },
    async walk(most) {
      for (let tabs = 0; tabs < most && !hasWalked; tabs++) {
        await page.keyboard.press("Tab");
        const isInside = await evaluate(
          () => document.activeElement === document.querySelector(".frame > [data-widget]"),
          null,
        );
        if (!isInside) return;
        note("Tab", await focus());
      }
    },
    text: () => normalized(lines.join("\n")),
  };
}

const head = ["## Main flow", "", "| The person | The screen reader |", "|---|---|"];

const spokenKey = (key: Key) => key.replace("Control+a", "selects all").replace("Arrow", "Arrow ");

const isNamed = (node: Node) => named.test(roleOf(node)) && Boolean(nameOf(node));

const cell = (text: string) => text.replaceAll("|", "\\|");

/** Runs in the page: what live regions say that they did not say the last time, and whether the region itself is new. */
function freshLiveTexts(): { text: string; isNew: boolean }[] {
  const store: { said?: WeakMap<Element, string> } = Object(window);
  const said = (store.said ??= new WeakMap());
  const fresh: { text: string; isNew: boolean }[] = [];
  const visit = (root: Element | ShadowRoot): void => {
    for (const child of root.children) {
      if (child.hasAttribute("inert")) continue;
      if (child.matches('[role="status"], [role="alert"], [role="log"], output, [aria-live]')) {
        const isUrgent = child.matches('[role="alert"], [aria-live="assertive"]');
        const shown =
          child instanceof HTMLElement && child.checkVisibility() ? child.innerText : "";
        const text = (child.shadowRoot ? "" : shown).replaceAll(/\s+/g, " ").trim();
        if (text && said.get(child) !== text)
          fresh.push({
            text: `${isUrgent ? "alert" : "status"} “${text}”`,
            isNew: !said.has(child) && !isUrgent,
          });
        said.set(child, text);
      } else visit(child);
      if (child.shadowRoot) visit(child.shadowRoot);
    }
  };
  visit(document.body);
  return fresh;
}

/** Waits until what loads is there, and the page has not changed for a moment. */
async function still(page: ChromiumDriver["page"]): Promise<void> {
  await page.locator(".skeletons").first().waitFor({ state: "detached" });
  await page.evaluate(async (quietMs) => {
    const all = (root: Element | ShadowRoot): (Element | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
        shadowRoot ? all(shadowRoot) : [],
      ),
    ];
    await new Promise<void>((done) => {
      let timer = setTimeout(finish, quietMs);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(finish, quietMs);
      });
      for (const root of all(document.body))
        observer.observe(root, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      const latest = setTimeout(finish, 10 * quietMs);
      function finish(): void {
        clearTimeout(latest);
        observer.disconnect();
        done();
      }
    });
  }, 250);
}

const months =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";

/** Dates and times of the day move on; the rest has to stay. */
function normalized(text: string): string {
  return text
    .replaceAll(
      new RegExp(
        `\\b(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?, )?${months}\\.? \\d{1,2}(?:, \\d{4})?\\b`,
        "g",
      ),
      "<date>",
    )
    .replaceAll(new RegExp(`\\b${months} \\d{4}\\b`, "g"), "<month>")
    .replaceAll(/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g, "<date>")
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, "<date>")
    .replaceAll(/\b\d{1,2}:\d{2}(:\d{2})?\s?[AP]M\b/g, "<time>");
}
