import type { Page } from "playwright-core";
import type { Harness, HarnessVisit } from "../harness/openHarness.ts";

/** A portal on a page without other content, signed in with the mouse. */
export async function partnerVisit(
  harness: Harness,
  scenario: string,
  address = "/",
  email = "partner@example.com",
): Promise<HarnessVisit> {
  const visit = await harness.visit(
    `${address}${address.includes("?") ? "&" : "?"}widget=PartnerPortal&scenario=${scenario}`,
  );
  const { page } = visit;
  await page.getByRole("heading", { name: "Partner sign in" }).waitFor();
  await alone(page);
  await signIn(page, email);
  return visit;
}

export async function signIn(page: Page, email = "partner@example.com"): Promise<void> {
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("dinner-for-two");
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Replaces the content of a field by keyboard. */
export async function retype(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole("textbox", { name, exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await (text ? page.keyboard.insertText(text) : page.keyboard.press("Backspace"));
}

/** Removes the harness's own controls from the Tab order. */
export async function alone(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-harness] { display: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Another user with a separate session calls the same backend. `path` is below the project. */
export function colleague(
  page: Page,
  method: "GET" | "PUT",
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([how, where, what]) => {
      const headers = { "content-type": "application/json" };
      const user = { email: "staff@example.com", password: "dinner-for-two" };
      const { token } = await (
        await fetch("/api/v5/login", { method: "POST", headers, body: JSON.stringify({ user }) })
      ).json();
      const answer = await fetch(`/api/v5/partner_projects/harbor-group${where}`, {
        method: how,
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(what && { body: what }),
      });
      if (!answer.ok) throw new Error(`${how} ${where}: ${answer.status}`);
      return answer.json();
    },
    [method, path, body && JSON.stringify(body)] as const,
  );
}

/** The field name of the focused control. */
export function focusedField(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      document.querySelector("[data-widget]")?.shadowRoot?.activeElement?.getAttribute("name") ??
      null,
  );
}
