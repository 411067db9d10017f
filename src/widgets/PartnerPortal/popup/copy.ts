/** Texts of the website pop-up. */
export const copy = {
  snippet: "Pop-up snippet",
  snippetHint: "Add this line before the closing </body> tag on every page of your website.",
  copy: "Copy snippet",
  copied: "Copied to clipboard.",
  copyByHand: "Press Ctrl/⌘ + C to copy",
  verify: "Verify",
  again: "Check again",
  verifying: "Checking your website…",
  verified: "The pop-up is live on your website.",
  notFound: "We could not find the snippet on your website.",
  failed: "We couldn’t check your website. Please try again.",
  none: "Your onboarding specialist sends you the snippet.",
} as const;
