import type { Locator, Page } from "playwright-core";
import type { Guest } from "../../../src/shared/widget/examples.ts";

/** Thrown once the first button has been pressed. */
export class Stop extends Error {}

/**
 * A guest who fills in everything before the first button, presses it, and stops. `beforePress` is
 * awaited before the press.
 */
export function firstAction(page: Page, beforePress: () => Promise<void>): Guest {
  const press = async (control: Locator) => {
    await beforePress();
    await control.first().click();
    throw new Stop();
  };
  const buttonNamed = (name: string | RegExp) =>
    page
      .getByRole("button", { name })
      .or(page.getByRole("link", { name }))
      .or(page.getByRole("tab", { name }));
  return {
    fill: async (label, text) => page.getByLabel(label).first().fill(text),
    press: (name) => press(buttonNamed(name)),
    pressInMenu: (_, name) => press(buttonNamed(name)),
    tick: async (label) => page.getByLabel(label).first().click(),
    choose: async (label, option) =>
      void (await page.getByLabel(label).first().selectOption(option)),
    chooseFile: () => press(page.locator("input[type=file]")),
    see: async (text) =>
      page
        .getByText(text)
        .or(page.getByRole("heading", { name: text }))
        .first()
        .waitFor(),
  };
}
