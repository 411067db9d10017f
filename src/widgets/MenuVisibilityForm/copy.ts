import { clockWords, weekdays, type Weekday, type WeeklyChange } from "../../shared/time/weekly.ts";
import type { Topic } from "./merge.ts";

const dayNames: Record<Weekday, string> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

const channelNames: Readonly<Record<string, string>> = {
  app: "App",
  web_map: "Web map",
  offer_page: "Offer page",
};

const statusNames: Readonly<Record<string, string>> = {
  visible: "Visible",
  hidden: "Hidden",
  scheduled: "Scheduled",
};

const topicNames: Record<Topic, string> = {
  menuUrl: "Menu link",
  when: "Visibility",
  channels: "Where it shows",
  hidePrices: "Hide prices",
  note: "Note",
};

/** `web_map` becomes `Web map`, for channels that only the server knows. */
function humanized(code: string): string {
  const words = code.replaceAll(/[_-]+/g, " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export const copy = {
  heading: "Menu visibility",
  loading: "Loading your locations…",
  location: "Location",
  find: "Find a location",
  foundNone: "No location matches.",
  found: (count: number, total: number) =>
    `${count.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} locations`,
  unnamed: (id: string) => `Location ${id}`,
  menuLink: "Menu link",
  menuLinkHint: "The page that guests see, such as https://restaurant.com/menu",
  open: "Open the menu",
  visibility: "Visibility",
  status: (code: string) => statusNames[code] ?? humanized(code),
  statusDetail: {
    visible: "Guests see the menu at any time",
    hidden: "Nobody sees the menu",
    scheduled: "Guests see it on the days and hours you choose",
  },
  unknownStatus: "Set outside this form",
  days: "Days",
  day: (day: Weekday) => dayNames[day],
  shortDay: (day: Weekday) => dayNames[day].slice(0, 3),
  everyDay: "Every day",
  hours: "Hours",
  start: "Start time",
  end: "End time",
  allDay: "All day",
  overnight: "The end is on the next morning.",
  channels: "Where it shows",
  channel: (code: string) => channelNames[code] ?? humanized(code),
  hidePrices: "Hide prices",
  note: "Note",
  noteHint: "For your team. Guests never see it.",
  save: "Save",
  saving: "Saving…",
  discard: "Discard changes",
  unsaved: "You have unsaved changes.",
  saved: (name: string) => `Saved for ${name}.`,
  taken: (topics: readonly Topic[]) =>
    `${topics.map((topic) => topicNames[topic]).join(", ")}: somebody else’s newer change is kept.`,
  copyTo: "Copy to other locations",
  copyFirst: "Save your changes before you copy them.",
  readOnly: {
    title: "View only",
    text: "Your project doesn’t allow changes to locations at the moment. Ask whoever manages it.",
  },
  preview: {
    visible: "Visible now",
    hidden: "Hidden now",
    unknown: "Decided elsewhere",
    always: "At any time.",
    until: (change: WeeklyChange) => `Until ${when(change)}.`,
    from: (change: WeeklyChange | null) =>
      change ? `Visible again ${when(change)}.` : "No hours are ahead.",
    reasons: {
      hidden: "You have hidden it.",
      "no-link": "It has no menu link yet.",
      "no-channel": "No place to show it is chosen.",
      "no-hours": "Its days and hours are not complete.",
    },
    unsaved: "with the changes that you haven’t saved",
    time: (day: Weekday, time: string) => `${dayNames[day]}, ${time}`,
    zone: {
      location: (name: string) => name,
      page: (name: string) => name,
      state: (name: string) => `${name}, by its state`,
      device: () => "by this device’s clock",
    },
  },
  schedule: (days: readonly Weekday[], hours: { start: number; end: number } | null) =>
    `${daysText(days)}, ${hours ? `${clockWords(hours.start)} – ${clockWords(hours.end)}` : "all day"}`,
  errors: {
    linkMissing: "Add the link to the menu, or hide the menu.",
    link: "This is not a web address. It looks like https://restaurant.com/menu",
    days: "Choose at least one day.",
    start: "Enter when it starts.",
    end: "Enter when it ends.",
    sameHours: "Start and end are the same. Change one, or tick “All day”.",
    channels: "Choose at least one place, or hide the menu.",
    note: (longest: number) => `Keep the note under ${longest} characters.`,
  },
  attention: (count: number) =>
    `${count} ${count === 1 ? "field needs" : "fields need"} your attention`,
  problems: {
    unreachable: {
      title: "Not saved",
      text: "We couldn’t reach the server. What you typed is still here.",
    },
    unconfirmed: {
      title: "We couldn’t confirm that this was saved",
      text: "Saving again is safe: it sets the same settings.",
    },
    forbidden: { title: "Not saved", text: "You don’t have permission to edit this location." },
    gone: { title: "Not saved", text: "This location no longer exists." },
    refused: { title: "Not saved" },
    refusedWithoutWords: "The server didn’t accept these settings.",
    again: "Try again",
  },
  failed: {
    unreachable: "We couldn’t load your locations. Check your connection.",
    forbidden: "You don’t have permission to see this project.",
    missing: "We couldn’t find this project.",
    unnamed: "No project is chosen. Open this page from your project.",
    again: "Try again",
    otherAccount: "Sign in with another account",
  },
  empty: {
    heading: "No locations yet",
    text: "Add a location to your project first; its menu can then be set here.",
  },
  signIn: {
    heading: "Sign in",
    lead: "Sign in to manage your menus.",
    resume: "Please sign in again. What you typed is kept.",
  },
  leave: {
    title: "Save your changes?",
    text: (name: string) => `You have changed the menu settings of ${name}.`,
    save: "Save and go on",
    discard: "Discard and go on",
    stay: "Keep editing",
  },
  conflict: {
    title: "Somebody else has changed this location",
    text: "Choose what to keep. Nothing is saved until you do.",
    mine: "Yours",
    theirs: "Theirs",
    taken: (topics: readonly Topic[]) =>
      `Also changed by them, and kept: ${topics.map((topic) => topicNames[topic]).join(", ")}.`,
    save: "Save this choice",
    cancel: "Cancel",
    empty: "Empty",
    prices: (isHidden: boolean) => (isHidden ? "Prices hidden" : "Prices shown"),
  },
  topics: topicNames,
  copies: {
    title: "Copy to other locations",
    text: (name: string) =>
      `The menu settings of ${name} replace those of every location you choose.`,
    withLink: "Copy the menu link too",
    all: (count: number) => `All ${count.toLocaleString("en-US")} locations`,
    list: "Locations",
    copy: (count: number) =>
      count ? `Copy to ${count} ${count === 1 ? "location" : "locations"}` : "Copy",
    cancel: "Cancel",
    choose: "Choose at least one location.",
    progress: (done: number, total: number) => `Copied to ${done} of ${total}`,
    stop: "Stop",
    done: (count: number) => `Copied to ${count} ${count === 1 ? "location" : "locations"}.`,
    some: (done: number, total: number) =>
      done ? `Copied to ${done} of ${total} locations` : "Nothing was copied",
    failed: (names: readonly string[]) =>
      `Not copied: ${names.slice(0, 5).join(", ")}${names.length > 5 ? ` and ${names.length - 5} more` : ""}.`,
    again: "Try these again",
    close: "Close",
  },
} as const;

function when({ weekday, inDays, minutes }: WeeklyChange): string {
  const day =
    inDays === 0
      ? "today"
      : inDays === 1
        ? "tomorrow"
        : inDays === 7
          ? `next ${dayNames[weekday]}`
          : dayNames[weekday];
  return `${day} at ${clockWords(minutes)}`;
}

/** `Every day`, `Monday to Friday`, `Monday, Wednesday`. */
function daysText(days: readonly Weekday[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return "No day";
  if (days.length === 7) return "Every day";
  const isRun = weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1;
  return isRun && days.length > 2
    ? `${dayNames[first]} to ${dayNames[last]}`
    : days.map((day) => dayNames[day]).join(", ");
}
