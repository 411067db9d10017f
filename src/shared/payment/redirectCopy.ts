/** Of an announced move back to the order (X4). */
export const redirectCopy = {
  goNow: "Go now",
  stay: "Stay on this page",
  return: "Return to App",
  leaving: (seconds: number) =>
    `Going back to your order in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
  goingNow: "Going back to your order…",
} as const;
