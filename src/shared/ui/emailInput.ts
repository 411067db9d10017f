/**
 * The attributes of a field for an email address: the matching keyboard, without capitalization and
 * correction.
 */
export const emailInput = {
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
  dir: "ltr",
  maxLength: 254,
} as const;
