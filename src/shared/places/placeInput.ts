/** What both fields are. */
export const placeInput = {
  name: 'restaurant',
  type: 'text',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'words',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 200,
} as const

/** Whether an input method has not finished yet. */
export function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true
}
