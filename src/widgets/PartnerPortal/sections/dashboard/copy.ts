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
  missing: {
    heading: "Still missing",
    text: (count: number) =>
      `${plural(count, "thing is", "things are")} missing before you can submit.`,
    more: (count: number) =>
      `Show ${plural(count, "more location or brand", "more locations and brands")}`,
    others: "Someone with more permissions has to do this.",
    specialist: "Your onboarding specialist adds it. Write them a message.",
    none: "Nothing is missing.",
    server: "Noted by our team",
  },
  submit: {
    heading: "Submit",
    button: "Submit for review",
    ready: "Everything is in place. Our team reviews it next.",
    notReady: "Finish what is missing first. Everything you enter is saved as you go.",
    notYou: "An admin of your team submits the project.",
    submitted: "Your project is with our team. We’ll write to you when there is news.",
    reviewing: "Our team is reviewing your project.",
    changes: "Our team asked for changes. Mend them and submit again.",
    live: "You’re live.",
  },
  team: {
    heading: "Team",
    all: "Manage team",
    look: "See the team",
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
