/** Texts of the form frame. */
export const copy = {
  step: (now: number, all: number) => `Step ${now} of ${all}`,
  steps: "Steps",
  done: "done",
  incomplete: "not done",
  back: "Back",
  next: "Next",
  save: "Save and continue",
  saving: "Saving…",
  saved: "All changes saved",
  unsaved: "Not saved yet",
  restored:
    "We restored your unsaved changes. They’ll save once the required fields are filled in.",
  readOnly: "You have view-only access to this page.",
  attention: (count: number) =>
    `${count} ${count === 1 ? "field needs" : "fields need"} your attention`,
  failed: {
    title: "We couldn’t save your changes. Please try again.",
    kept: "Your changes are still here.",
    again: "Try again",
  },
  conflict: {
    title: "Someone else changed this. Reload?",
    text: "A teammate saved a different value for the same field. Choose which one to keep.",
    theirs: "Theirs",
    yours: "Yours",
    reload: "Use theirs",
    keep: "Keep mine",
    empty: "empty",
  },
  nothing: "Not set",
  required: "Required",
} as const;
