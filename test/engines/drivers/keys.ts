import type { Key } from "./driver.ts";

/** The code points of keys in WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const codePoints: Record<string, string> = {
  Tab: "\uE004",
  Enter: "\uE006",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  Space: " ",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
};

interface KeyAction {
  readonly type: "keyDown" | "keyUp";
  readonly value: string;
}

/**
 * The actions that press keys. Modifiers are held while the last key of a chord goes down and up.
 */
export function keyActions(keys: readonly Key[]): KeyAction[] {
  return keys.flatMap((chord) => {
    const values = chord.split("+").map((key) => codePoints[key] ?? key);
    return [
      ...values.map((value) => ({ type: "keyDown" as const, value })),
      ...values.toReversed().map((value) => ({ type: "keyUp" as const, value })),
    ];
  });
}

export function textActions(text: string): KeyAction[] {
  return [...text].flatMap((letter) => {
    const value = letter === "\n" ? (codePoints["Enter"] ?? letter) : letter;
    return [
      { type: "keyDown" as const, value },
      { type: "keyUp" as const, value },
    ];
  });
}

export const keyboardActions = (actions: readonly KeyAction[]) => [
  { type: "key", id: "keyboard", actions },
];

/** A click of a mouse at a point of the viewport. */
export const clickActions = (x: number, y: number) => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];
