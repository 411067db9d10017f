/** Texts around the shared sign-in, in US English. */
export const copy = {
  toast: {
    title: "Verify your email address",
    text: (product: string) => `Confirm the email sent from ${product}`,
  },
  reading: "Looking you up…",
  signInAgain: "Please sign in again.",
  welcome: {
    heading: "You’re signed in",
    back: (name: string) => `Welcome back, ${name}`,
    fresh: (name: string) => `Welcome, ${name}`,
    freshNameless: "Your account is ready",
    as: "Signed in as",
    continue: "Continue",
    signOut: "Sign out",
  },
  inbox: {
    title: "One more step: check your inbox",
    text: "We sent a link to",
    textNameless: "We sent you a link.",
    open: "Open it to confirm that the address is yours.",
  },
  resend: {
    ask: "Send the email again",
    busy: "Sending…",
    in: (wait: string) => `Again in ${wait}`,
    sent: "Sent. It may take a minute, and it may land in spam.",
  },
  verifying: "Confirming your email…",
  verified: {
    heading: "Your email is confirmed",
    lead: "Thank you. There’s nothing else to do.",
    signIn: "Sign in",
    continue: "Continue",
  },
  expired: {
    heading: "This link has expired",
    lead: "Confirmation links work once and for a short time. We can send you a new one.",
    submit: "Send a new link",
    sent: "If there’s an account waiting for confirmation, a new link is on its way.",
    signIn: "Go to sign in",
  },
  unreachable: {
    heading: "We couldn’t confirm your email",
    lead: "Check your connection and try again. The link still works.",
    again: "Try again",
  },
} as const;
