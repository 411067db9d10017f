import type { PageAttribute } from "./attributes.ts";

const events = {
  "widget:ready": "First paint with content.",
  "widget:error": "A failure that the page may care about; cancelable.",
  "widget:navigate": "Before every navigation that the widget starts; cancelable.",
  "widget:signed-in": "Someone signed in.",
  "widget:signed-out": "The session ended.",
  "widget:step": "A step of a flow; `detail.step` says which. No personal data.",
  "widget:done": "The widget's job is complete; `detail.outcome` says how.",
  "widget:close": "The person closed it.",
  "widget:unmount": "The widget is gone.",
};

/** Web Types, which JetBrains' editors find in the package by themselves. */
export function webTypes(attributes: readonly PageAttribute[], version: string): object {
  return {
    $schema: "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
    name: "dining-widgets",
    version,
    "js-types-syntax": "typescript",
    "description-markup": "markdown",
    contributions: {
      html: {
        attributes: attributes.map(({ name, description, values, type }) => ({
          name,
          description,
          value: {
            kind: "plain",
            type: values.length
              ? unionOf(
                  values.map((value) => value.name),
                  name,
                )
              : type,
            required: type !== "boolean",
          },
        })),
      },
      js: {
        events: Object.entries(events).map(([name, description]) => ({ name, description })),
      },
    },
  };
}

/**
 * A union that allows other strings too. No list contains the widgets of other products or the
 * triggers with an argument.
 */
function unionOf(words: readonly string[], attribute: string): string {
  const union = words.map((word) => JSON.stringify(word)).join(" | ");
  return ["data-widget", "data-load"].includes(attribute) ? `${union} | string` : union;
}
