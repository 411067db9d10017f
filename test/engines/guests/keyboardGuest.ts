import type { Guest } from "../../../src/shared/widget/examples.ts";
import type { Driver, Key } from "../drivers/driver.ts";
import type { Control, Words } from "../page/person.ts";

/**
 * Receives the actions of a person and the moves of the focus. The recorder of transcripts
 * implements it.
 */
export interface Steps {
  /** Keys were pressed, and the focus may have moved. */
  pressed?(...keys: readonly Key[]): Promise<void>;
  typed?(text: string): Promise<void>;
  /** The awaited content is on the screen. */
  seen?(text: string): Promise<void>;
  /** Does something for which the keys differ between engines. */
  set?(text: string): Promise<void>;
}

/** The most presses of Tab. No example has more controls. */
const mostTabs = 250;

/** Finds controls, and moves the focus to them with keys. */
function createFocusKeys(driver: Driver, steps: Steps) {
  async function press(...keys: readonly Key[]): Promise<void> {
    await driver.press(...keys);
    await steps.pressed?.(...keys);
  }

  const focus = () => driver.evaluate(() => window.person.focus(), null);

  /** Finds the last control again, if a new screen has replaced it. */
  let find = (): Promise<unknown> => Promise.resolve();

  /** Moves the focus to the control that was found last, as a person without a mouse would. */
  async function reach(what: string): Promise<void> {
    let exits = 0;
    for (let tabs = 0; tabs <= mostTabs; tabs++) {
      const at = await focus();
      if (at === "outside the page") exits++;
      if (at === "there") return;
      if (at === "gone") await find();
      if (at === "in its group") return reachInGroup(what);
      // When Firefox skips its address bar, the focus returns to where it left the page. From there,
      // Shift+Tab reaches the rest of the page.
      await press(exits > 1 && at !== "outside the page" ? "Shift+Tab" : "Tab");
    }
    throw new Error(`Tab does not reach ${what}`);
  }

  async function reachInGroup(what: string): Promise<void> {
    for (const key of ["ArrowDown", "ArrowRight"] as const)
      for (let presses = 0; presses < 40; presses++) {
        await press(key);
        const at = await focus();
        if (at === "there") return;
        if (at !== "in its group") break;
      }
    throw new Error(`the arrow keys do not reach ${what}`);
  }

  async function activate(control: Control, what: string): Promise<void> {
    if (control === "option") return chooseSuggestion(what);
    await reach(what);
    if (control === "radio" || control === "toggle") {
      if (control === "radio" && (await driver.evaluate(() => window.person.isChecked(), null)))
        return;
      return press("Space");
    }
    await press("Enter");
  }

  /** A suggestion under a field that keeps the focus. */
  async function chooseSuggestion(what: string): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      if (
        await driver.evaluate(
          () => window.person.isActiveDescendant() || window.person.focus() === "there",
          null,
        )
      )
        return press("Enter");
      await press("ArrowDown");
    }
    throw new Error(`the arrow keys do not reach ${what}`);
  }

  function field(label: string | RegExp): Promise<Control> {
    const search = () => driver.evaluate((words) => window.person.field(words), wordsOf(label));
    find = search;
    return search();
  }

  async function pressNamed(name: string | RegExp): Promise<void> {
    const search = () => driver.evaluate((words) => window.person.pressable(words), wordsOf(name));
    find = search;
    await activate(await search(), `"${name}"`);
  }

  return { press, field, reach, activate, pressNamed };
}

/** A person without a mouse, in any engine, who uses Tab, arrows, Enter, Space and letters. */
export function keyboardGuest(driver: Driver, steps: Steps = {}): Guest {
  const { press, field, reach, activate, pressNamed } = createFocusKeys(driver, steps);

  async function replaceText(text: string): Promise<void> {
    await press("Control+a");
    if (!text) return press("Delete");
    await driver.type(text);
    await steps.typed?.(text);
  }

  async function set(value: string): Promise<void> {
    await driver.evaluate((words) => window.person.setValue(words), value);
    await steps.set?.(value);
  }

  return {
    async fill(label, text) {
      const control = await field(label);
      await reach(`the field "${label}"`);
      await (control === "value" ? set(text) : replaceText(text));
    },
    press: pressNamed,
    async pressInMenu(menu, name) {
      const both = { menu: wordsOf(menu), name: wordsOf(name) };
      await driver.evaluate((words) => window.person.wayTo(words.menu, words.name), both);
      const isShown = await driver.evaluate(
        (words) => window.person.hasPressable(words),
        both.name,
      );
      if (!isShown) await pressNamed(menu);
      await pressNamed(name);
    },
    async tick(label) {
      await activate(await field(label), `the box "${label}"`);
    },
    async choose(label, option) {
      await field(label);
      await reach(`the list "${label}"`);
      await chooseByKeys(driver, press, option);
    },
    async chooseFile(label, ...files) {
      await field(label);
      await reach(`the file field "${label}"`);
      const fileContents = files.map(({ name, type, bytes }) => ({
        name,
        type,
        bytes: [...bytes],
      }));
      await driver.evaluate((chosen) => window.person.chooseFiles(chosen), fileContents);
      await steps.set?.(files.map(({ name }) => name).join(", "));
    },
    async see(text) {
      await driver.evaluate((words) => window.person.see(words), wordsOf(text));
      await steps.seen?.(String(text));
    },
  };
}

/** Walks through a closed list from its top, one option after the other. */
async function chooseByKeys(
  driver: Driver,
  press: (...keys: readonly Key[]) => Promise<void>,
  option: string,
): Promise<void> {
  const chosenOption = () => driver.evaluate(() => window.person.chosen(), null);
  await press("Home");
  for (let presses = 0, last; presses < 300; presses++) {
    const current = await chosenOption();
    if (current === option) return;
    if (current === last) break;
    last = current;
    await press("ArrowDown");
  }
  throw new Error(`the arrow keys do not choose "${option}"`);
}

function wordsOf(label: string | RegExp): Words {
  return typeof label === "string"
    ? { source: label }
    : { source: label.source, flags: label.flags };
}
