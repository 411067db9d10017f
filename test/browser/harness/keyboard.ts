import type { Locator, Page } from "playwright-core";

type Role = "button" | "link" | "textbox" | "checkbox" | "tab" | "radio";
type Name = string | RegExp;

const mostPresses = 80;

/** Tabs on until this control has the focus, as a keyboard user does. */
async function tabOn(page: Page, control: Locator, name: Name): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < mostPresses; presses++) {
    if (await control.evaluate((element) => element.matches(":focus"))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${String(name)}`);
}

export function tabTo(page: Page, role: Role, name: Name): Promise<void> {
  return tabOn(page, page.getByRole(role, { name }).first(), `${role} ${String(name)}`);
}

export async function press(page: Page, role: "button" | "link", name: Name): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press("Enter");
}

/** Types into the field, replacing its value. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabOn(page, page.getByLabel(label, { exact: true }).first(), label);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/**
 * Presses Tab until the group's chosen radio has the focus, and then arrow keys until this one is
 * chosen.
 */
export async function choose(page: Page, group: Name, name: Name): Promise<void> {
  const radios = page.getByRole("radiogroup", { name: group });
  const wantedRadio = radios.getByRole("radio", { name });
  await tabOn(page, radios.locator("input:checked"), group);
  for (let presses = 0; presses < 12; presses++) {
    if (await wantedRadio.isChecked()) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`The arrows never come to ${String(name)}`);
}

/** A card that the fake card provider accepts. */
export async function typeCard(page: Page, number = "4242424242424242"): Promise<void> {
  await page.getByLabel("Card number").waitFor();
  await type(page, "Card number", number);
  await type(page, "Expiration date", "1231");
  await type(page, "Security code", "123");
}
