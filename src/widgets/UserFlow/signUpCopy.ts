/** Texts of a guest's sign-up, in US English. */
export const signUpCopy = {
  steps: 3,
  phone: {
    heading: "Verify your phone",
    lead: "We’ll text you a six-digit code.",
    label: "Phone number",
    hint: "Message and data rates may apply.",
    invalid: "Please enter a valid phone number.",
    busy: "Sending your code…",
    refused: "We couldn’t send a text to this number.",
    later: "Do this later in the app",
  },
  code: {
    heading: "Enter your code",
    sentTo: "We sent it to",
    label: "Verification code",
    hint: "We’ll check it as soon as you enter the sixth digit.",
    incomplete: "Enter all six digits.",
    wrong: "Incorrect verification code. Please try again.",
    busy: "Checking…",
    resend: "Send another code",
    resendIn: (wait: string) => `Again in ${wait}`,
    change: "Change number",
  },
  links: {
    heading: "You’re all set",
    lead: (product: string) =>
      `Your ${product} account is ready. Get the app to find restaurants and pay with your credit.`,
    open: "Open the app",
    qr: "QR code to open the app",
  },
  continue: "Continue",
} as const;
