import { hostDocument } from "../host/hostDocument.ts";

let lastText = "";
let lastConfig: object = {};

/**
 * The JSON of `<script id="dining-widgets-config">`. Returns the same object until its text
 * changes. Broken JSON counts as no configuration.
 */
export function rawConfig(): object {
  const text =
    hostDocument.querySelector("script#dining-widgets-config")?.textContent?.trim() ?? "";
  if (text !== lastText) {
    lastText = text;
    lastConfig = text ? parsed(text) : {};
  }
  return lastConfig;
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value && !Array.isArray(value)) return value;
    throw new Error("it must hold an object");
  } catch (error) {
    console.error?.(
      `DiningWidgets: DW202 the page configuration (script#dining-widgets-config) is not usable: ${error}`,
    );
    return {};
  }
}
