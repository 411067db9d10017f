/** Shown where the saved cards do not tell which one has just been added. Apart from `copy.ts`, which is loaded with the payment screens. */
export const unmatchedCard =
  "Your card was saved, but we couldn’t tell which one it is. Choose it from your cards.";
