import type { Driver, Key } from "../drivers/driver.ts";
import type { Steps } from "../guests/keyboardGuest.ts";
import { outline, words, type AccessibleNode, type AccessibleTree } from "./accessibleNode.ts";

export interface Recorder extends Steps {
  /** Presses Tab at most this many times on screens where the play does nothing. */
  walk(most: number): Promise<void>;
  /** Records the current screen below a heading. */
  screen(title: string): Promise<void>;
  /** Everything that was announced, as Markdown. */
  text(): string;
}

/** Surroundings that a screen reader names when the focus enters them. */
const namedRoles =
  /^(group|radiogroup|dialog|alertdialog|form|region|navigation|list|tablist|tabpanel|table|grid|listbox|menu|toolbar|search|article|complementary|banner|contentinfo|time|date)$/;

interface Place {
  readonly id: string;
  readonly words: string;
  /** Ids of the named surroundings. */
  readonly around: readonly string[];
}

/** Null until something has had the focus. */
const nowhere: Place = { id: "", words: "", around: [] };

/** The announcement, if the focus has moved since the last check. */
function focusTracker(evaluate: Driver["evaluate"], tree: AccessibleTree) {
  let last = nowhere;

  async function focus(): Promise<string[]> {
    const now = await tree.focus();
    if (!now) return lost();
    const { node } = now;
    const around = now.around.filter(isNamed);
    const enteredGroups = around.filter(({ id }) => !last.around.includes(id)).map(words);
    const before = last;
    last = { id: node.id, words: words(node), around: around.map(({ id }) => id) };
    if (before.id === node.id && before.words === last.words) return [];
    return [...enteredGroups, node.role === "silent" ? `“${await focusedText()}”` : last.words];
  }

  async function lost(): Promise<string[]> {
    if (!last.id) return [];
    last = nowhere;
    const isInPage = await evaluate(() => document.hasFocus(), null);
    return [isInPage ? "**the focus is lost**" : "(leaves the page)"];
  }

  const focusedText = () =>
    evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at instanceof HTMLElement ? at.innerText.replaceAll(/\s+/g, " ") : "";
    }, null);

  return { focus, focusedId: () => last.id };
}

/**
 * Records what a screen reader would say: the screen, then each focus, and the reports of live
 * regions.
 */
export function recorder({ evaluate, press }: Driver, tree: AccessibleTree): Recorder {
  const lines: string[] = [];
  const { focus, focusedId } = focusTracker(evaluate, tree);
  let hasWalked = false;
  /** Where the focus moved during typing. The next `seen` announces it. */
  let moved: string[] = [];

  async function focusMoved(): Promise<void> {
    const id = focusedId();
    const announced = await focus();
    moved = focusedId() === id ? [] : announced;
  }

  const live = () => evaluate(freshLiveTexts, null);

  function note(done: string, announced: readonly string[]): void {
    lines.push(`| ${cell(done)} | ${announced.map(cell).join("<br>")} |`);
  }

  return {
    async screen(title) {
      await evaluate(untilStill, null);
      await live();
      await focus();
      const table = title === "First screen" ? ["", ...head] : [];
      lines.push("", `## ${title}`, "", ...outline(await tree.widget()), ...table);
    },
    async pressed(...keys) {
      hasWalked = true;
      const isStep = keys.every((key) => /Tab|Arrow|Home|End/.test(key));
      note(keys.map(spokenKey).join(", "), isStep ? await focus() : []);
    },
    async typed(text) {
      note(`types “${text}”`, []);
      await focusMoved();
    },
    async set(text) {
      note(`sets “${text}”`, []);
      await focusMoved();
    },
    async seen() {
      await evaluate(untilStill, null);
      const texts = await live();
      const later = await focus();
      const to = later.length ? later : moved;
      moved = [];
      // A screen reader reads the status messages of a new screen together with that screen.
      const changed = texts.filter(({ isNew }) => !isNew || !to.length).map(({ text }) => text);
      if (changed.length + to.length) note("waits", [...changed, ...to]);
    },
    async walk(most) {
      for (let tabs = 0; tabs < most && !hasWalked; tabs++) {
        await press("Tab");
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

const isNamed = ({ role, name }: AccessibleNode) => namedRoles.test(role) && Boolean(name);

const cell = (text: string) => text.replaceAll("|", "\\|");

/**
 * Runs in the page. Returns the new texts of live regions, and whether the region itself is new.
 */
function freshLiveTexts(): { text: string; isNew: boolean }[] {
  const store: { said?: WeakMap<Element, string> } = Object(window);
  const announced = (store.said ??= new WeakMap());
  const fresh: { text: string; isNew: boolean }[] = [];
  const visit = (root: Element | ShadowRoot): void => {
    for (const child of root.children) {
      if (child.hasAttribute("inert")) continue;
      if (child.matches('[role="status"], [role="alert"], [role="log"], output, [aria-live]')) {
        const isUrgent = child.matches('[role="alert"], [aria-live="assertive"]');
        const innerText =
          child instanceof HTMLElement && child.checkVisibility() ? child.innerText : "";
        const text = (child.shadowRoot ? "" : innerText).replaceAll(/\s+/g, " ").trim();
        if (text && announced.get(child) !== text)
          fresh.push({
            text: `${isUrgent ? "alert" : "status"} “${text}”`,
            isNew: !announced.has(child) && !isUrgent,
          });
        announced.set(child, text);
      } else visit(child);
      if (child.shadowRoot) visit(child.shadowRoot);
    }
  };
  visit(document.body);
  return fresh;
}

/**
 * Runs in the page. Waits until everything has loaded and the page has not changed for a moment.
 */
async function untilStill(): Promise<void> {
  const quietMs = 250;
  const roots = (root: Element | ShadowRoot): (Element | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
      shadowRoot ? roots(shadowRoot) : [],
    ),
  ];
  while (roots(document.body).some((root) => root.querySelector(".skeletons")))
    await new Promise((later) => setTimeout(later, 50));
  await new Promise<void>((done) => {
    let timer = setTimeout(finish, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quietMs);
    });
    for (const root of roots(document.body))
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
}

const months =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";

/** Replaces dates and times, which change. Everything else must stay the same. */
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
