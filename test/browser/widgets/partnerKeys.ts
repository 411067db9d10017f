import { deflateSync } from "node:zlib";
import type { Page } from "playwright-core";

/**
 * Presses Tab until the control with this name has the focus. A new page starts at its first
 * control.
 */
export async function tabTo(page: Page, name: string | RegExp, most = 120): Promise<void> {
  const focusedNames: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press("Tab");
    const focused = await focusedName(page);
    focusedNames.push(focused);
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab does not reach "${name}", but ${[...new Set(focusedNames)].join(" | ")}`);
}

/** Reaches the control with Tab and presses it with Enter. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** Reaches the field with Tab and types into it. */
export async function type(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.insertText(text);
}

/** Reaches the checkbox or radio button with Tab and presses it with Space. */
export async function tick(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Space");
}

/** The accessible name of the focused element, through shadow roots. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!(active instanceof HTMLElement)) return "";
    const labels =
      "labels" in active && active.labels instanceof NodeList
        ? [...active.labels].map(({ textContent }) => textContent ?? "").join(" ")
        : "";
    return (active.getAttribute("aria-label") ?? (labels || active.textContent || ""))
      .replace(/\s+/g, " ")
      .trim();
  });
}

/** A real picture of one gray, for uploads that are decoded. */
export function grayPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height, 0x99);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
