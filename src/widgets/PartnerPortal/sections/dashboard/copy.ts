import { copy as portal } from "../../copy.ts";

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** Texts of the dashboard. */
export const copy = {
  sections: "Setup",
  nav: portal.nav,
  editable: (editable: number, total: number) =>
    `${editable.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} editable`,
  lookOnly: "View only",
  complete: (percent: number) => `${percent}% complete`,
  continue: "Continue",
  review: "Review",
  open: "Open",
  counted: {
    locations: (count: number) => plural(count, "location", "locations"),
    brands: (count: number) => plural(count, "brand", "brands"),
    finances: (count: number) => plural(count, "payment account", "payment accounts"),
    integrations: (count: number) => plural(count, "integration", "integrations"),
  },
  next: {
    eyebrow: "Next step",
    text: (count: number) =>
      `${plural(count, "task", "tasks")} left before you can submit. Everything you enter is saved as you go.`,
    button: "Continue setup",
  },
  missing: {
    heading: "Still missing",
    text: (count: number) => `${plural(count, "task", "tasks")} to finish before you can submit.`,
    more: (count: number) =>
      `Show ${plural(count, "more location or brand", "more locations and brands")}`,
    others: "Ask an admin of your team to do this.",
    specialist: "Your onboarding specialist adds this. Send them a message.",
    none: "Everything is done.",
    server: "Notes from our team",
  },
  submit: {
    heading: "Submit",
    button: "Submit for review",
    ready: "Everything is ready. Our team reviews it next.",
    notReady: "Finish the tasks above first.",
    notYou: "Only an admin of your team can submit the project.",
    submitted: "Your project is with our team. We’ll write to you when there is news.",
    reviewing: "Our team is reviewing your project.",
    changes: "Our team asked for changes. Make them and submit again.",
    live: "You’re live.",
  },
  team: {
    heading: "Team",
    all: "Manage team",
    look: "View team",
    invited: "invited",
    failed: "We couldn’t load your team.",
  },
  help: {
    heading: "Questions?",
    text: "Your onboarding specialist answers by email.",
    write: "Write to",
    ask: "Write a message",
  },
} as const;
