/** Texts of the dialogs of the shell. */
export const copy = {
  help: {
    title: "Need help?",
    text: (who: string) => `Write to ${who}. They see which page you are on.`,
    someone: "your onboarding specialist",
    label: "Your message",
    required: "Write what you need help with.",
    send: "Send",
    sending: "Sending…",
    cancel: "Cancel",
    failed: "We couldn’t send your message. Please try again.",
    unsure:
      "We couldn’t confirm whether your message was sent. Please check before you send it again.",
    sentTitle: "Message sent",
    sent: (who: string) => `Thanks — ${who} will reply by e-mail.`,
    someoneSent: "our team",
    wrote: "You wrote",
    close: "Close",
  },
  submit: {
    readyTitle: "Ready to submit?",
    title: "Submit for review?",
    text: "Everything is in place. Once submitted, your project is locked while our team reviews it.",
    confirm: "Submit now",
    busy: "Submitting…",
    later: "Not yet",
    failed: "We couldn’t submit your project. Nothing was changed. Please try again.",
    unsure:
      "We couldn’t confirm whether your project was submitted. Check again before you repeat it.",
    check: "Check again",
    doneTitle: "Submitted for review",
    done: "Thank you! Our team looks at your project now and writes to you when there is news.",
    close: "Back to the dashboard",
  },
} as const;
