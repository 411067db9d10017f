import type { Contact } from "./contact/contact.ts";

/** The texts of the screens that load after the contact form. */
export const deferredCopy = {
  code: {
    heading: "Enter your code",
    sentToPhone: "We texted six digits to",
    sentToEmail: "We texted six digits to the phone number on the account of",
    label: "Verification code",
    hint: "We’ll check it as soon as you enter the sixth digit.",
    incomplete: "Enter all six digits.",
    wrong: "Incorrect verification code. Please try again.",
    tried: "You entered",
    resend: "Resend code",
    resendIn: (wait: string) => `in ${wait}`,
    busy: "Checking…",
    resendBusy: "Sending…",
    change: "Change number",
    changeEmail: "Change email",
    changeEither: "Use a different phone number or email",
    noText: "No text? Verify another way",
  },
  alt: {
    heading: "Verify by text",
    lead: "Send us a text from your phone. We’ll continue as soon as it arrives.",
    instruction: "Text this word",
    word: "VERIFY",
    to: "to",
    open: "Open messages",
    qr: "QR code that opens a text message with the word VERIFY",
    scan: "Or scan this with your phone’s camera.",
    waiting: "Waiting for your text…",
    left: (wait: string) => `${wait} left`,
    timedOut: "We didn’t get your text",
    timedOutText: "Send it again, then select Try again so we can check for it.",
    back: "Enter the code instead",
  },
  signIn: {
    heading: "Welcome back",
    lead: "You already have an account. Sign in to add this offer to it.",
    email: "Email",
    password: "Password",
    submit: "Sign in",
    busy: "Signing in…",
    shortPassword: "Password must be at least 6 characters",
    forgot: "Forgot your password?",
    reset: "Reset your password",
  },
  claiming: {
    heading: "Claiming your offer…",
    lead: "This takes a moment. Please keep this page open.",
    still: "Still working. Please don’t close this page.",
  },
  reconciling: {
    heading: "Checking your offer…",
    lead: "We lost the connection. Checking whether your claim went through.",
  },
  refused: { start: "Use another code" },
  unconfirmed: {
    unread:
      "We could not confirm your claim. It may have gone through. Select Try again to check first; you won’t claim it twice.",
    unclaimed:
      "We could not confirm your claim, and it isn’t on your account yet. It’s safe to try again: you can’t claim an offer twice.",
  },
  success: {
    eyebrow: "Claimed",
    heading: "It’s yours",
    alreadyYours: "You already have this offer",
    alreadyText: "It’s waiting for you in the app.",
    next: "What’s next",
    openPlain: (product: string) => `Sign in to the ${product} app. Your credit is already there.`,
    signInBy: (product: string, contact: string) =>
      `Sign in to the ${product} app with the same ${contact}. Your credit is already there.`,
    phone: "phone number",
    emailAddress: "email address",
    nextBill: "It comes off your next bill.",
    billOf: (minimum: string | null, when: string) =>
      `Use it on a bill${minimum ? ` of ${minimum} or more` : ""}${when ? ` (${when})` : ""}.`,
    addToCalendar: "Add expiration to calendar",
    event: (offer: string, restaurant: string | null) =>
      `Last day: ${offer}${restaurant ? ` at ${restaurant}` : ""}`,
    qr: "QR code to open the app",
    scan: "Scan with your phone’s camera to open the app.",
    openApp: "Open the app",
    share: "Share this offer",
    copied: "Link copied.",
    copyByHand: "Copy the link:",
    amount: "Amount",
    restaurant: "Restaurant",
    allTerms: "Offer terms",
    offer: "Offer",
  },
  email: {
    eyebrow: "Claimed",
    heading: "Check your inbox",
    sent: "We sent your offer to",
    sentPlain: "We sent your offer to your email address.",
    next: "Open the email to start using your credit. If it doesn’t arrive in a few minutes, check your spam folder.",
  },
  noAccount: {
    heading: "We couldn’t find an account",
    text: "No account uses this email address. You can claim the offer with your phone number instead.",
    phoneInstead: "Use your phone number instead",
    otherEmail: "Try another email",
  },
  endings: {
    prevClaimed: {
      heading: "Oops, looks like you've already claimed this offer.",
      text: "It’s waiting for you in the app.",
    },
    prevUsed: {
      heading: "You've already used this offer!",
      text: "Each offer can be used once. We hope you enjoyed it.",
    },
    returnUserNoLongerAvailable: {
      heading: "This offer is no longer available",
      text: "It ended, or all of them have been claimed.",
    },
    newUserNoLongerAvailable: {
      heading: "This offer is no longer available",
      text: "It ended, or all of them have been claimed.",
    },
    returnUserNewUserOnly: {
      heading: "This offer is for new guests only",
      text: "This offer is only available to new members. But don't worry! You can still get a bonus when you add funds to your existing account:",
      plain: "This offer is only available to new members.",
    },
    claimOwnReferral: {
      heading: "Sorry, you cannot claim your own offer.",
      text: "Share it with a friend. You both benefit when they claim it.",
      plain: "It’s for the people you invite.",
    },
    suspendedAccount: { heading: "Account suspended", text: "This account can’t claim offers." },
    support: "Contact support",
    another: "Use another code",
  },
  upsell: {
    legend: "Choose an amount",
    pay: (pay: string) => `Pay ${pay}`,
    bonus: (bonus: string) => `${bonus} bonus`,
    get: "You get",
    total: "You pay",
    fewer: (amount: string) => `One ${amount} less`,
    more: (amount: string) => `One ${amount} more`,
    quantity: "Quantity",
    ceiling: "Maximum account credit reached",
    next: "Continue",
  },
} as const;

/** Names the kind of contact that the guest entered. */
export function changeContactLabel(contact: Contact | null): string {
  const { code: words } = deferredCopy;
  if (contact?.phone) return words.change;
  return contact?.email ? words.changeEmail : words.changeEither;
}
