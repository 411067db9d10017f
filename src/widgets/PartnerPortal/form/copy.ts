/** Texts of the form frame. */
export const copy = {
  step: (now: number, all: number) => `Step ${now} of ${all}`,
  steps: "Steps",
  done: "done",
  incomplete: "not finished",
  back: "Back",
  next: "Next",
  save: "Save and continue",
  saving: "Saving…",
  saved: "All changes saved",
  unsaved: "Not saved yet",
  restored: "We kept what you typed before. It is saved as soon as it is complete.",
  readOnly: "You can look at this, but not change it.",
  attention: (count: number) =>
    `${count} ${count === 1 ? "field needs" : "fields need"} your attention`,
  failed: {
    title: "We couldn’t save your changes. Please try again.",
    kept: "What you typed is still here.",
    again: "Try again",
  },
  conflict: {
    title: "Someone else changed this. Reload?",
    text: "They changed what you changed too. Nothing of yours was saved over theirs.",
    theirs: "Now",
    yours: "Yours",
    reload: "Use theirs",
    keep: "Keep mine",
    empty: "empty",
  },
  nothing: "Not set",
  required: "Required",
} as const;
