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
  foundNone: "No locations match your search.",
  found: (count: number, total: number) =>
    `${count.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} locations`,
  unnamed: (id: string) => `Location ${id}`,
  menuLink: "Menu link",
  menuLinkHint: "For example, https://restaurant.com/menu",
  open: "Open the menu",
  visibility: "Visibility",
  status: (code: string) => statusNames[code] ?? humanized(code),
  statusDetail: {
    visible: "Guests can always see the menu",
    hidden: "Guests can’t see the menu",
    scheduled: "Guests see the menu at the times you set",
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
  overnight: "Ends the next morning.",
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
    `${topics.map((topic) => topicNames[topic]).join(", ")}: kept a teammate’s newer change.`,
  copyTo: "Copy to other locations",
  copyFirst: "Save your changes before you copy them.",
  readOnly: {
    title: "View only",
    text: "Locations in this project can’t be edited right now. Ask the project’s admin.",
  },
  preview: {
    visible: "Visible now",
    hidden: "Hidden now",
    unknown: "Managed outside this form",
    always: "Always visible.",
    until: (change: WeeklyChange) => `Until ${when(change)}.`,
    from: (change: WeeklyChange | null) =>
      change ? `Visible again ${when(change)}.` : "No upcoming hours.",
    reasons: {
      hidden: "You hid the menu.",
      "no-link": "Add a menu link to show it.",
      "no-channel": "Choose where it shows.",
      "no-hours": "Finish its days and hours.",
    },
    unsaved: "including unsaved changes",
    time: (day: Weekday, time: string) => `${dayNames[day]}, ${time}`,
    zone: {
      location: (name: string) => name,
      page: (name: string) => name,
      state: (name: string) => `${name}, based on its state`,
      device: () => "this device’s time",
    },
  },
  schedule: (days: readonly Weekday[], hours: { start: number; end: number } | null) =>
    `${daysText(days)}, ${hours ? `${clockWords(hours.start)} – ${clockWords(hours.end)}` : "all day"}`,
  errors: {
    linkMissing: "Add a menu link, or hide the menu.",
    link: "Enter a web address, such as https://restaurant.com/menu",
    days: "Choose at least one day.",
    start: "Enter a start time.",
    end: "Enter an end time.",
    sameHours: "Start and end times must differ. Change one, or select “All day”.",
    channels: "Choose at least one place, or hide the menu.",
    note: (longest: number) => `Keep the note under ${longest} characters.`,
  },
  attention: (count: number) =>
    `${count} ${count === 1 ? "field needs" : "fields need"} your attention`,
  problems: {
    unreachable: {
      title: "Not saved",
      text: "We couldn’t reach the server. Your changes are still here.",
    },
    unconfirmed: {
      title: "We couldn’t confirm that this was saved",
      text: "You can safely save again.",
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
    unnamed: "No project selected. Open this page from your project.",
    again: "Try again",
    otherAccount: "Sign in with another account",
  },
  empty: {
    heading: "No locations yet",
    text: "Add a location to your project to manage its menu here.",
  },
  signIn: {
    heading: "Sign in",
    lead: "Sign in to manage your menus.",
    resume: "Please sign in again. Your changes are saved on this page.",
  },
  leave: {
    title: "Save your changes?",
    text: (name: string) => `You have unsaved changes to the menu settings of ${name}.`,
    save: "Save and continue",
    discard: "Discard and continue",
    stay: "Keep editing",
  },
  conflict: {
    title: "A teammate changed this location",
    text: "Choose what to keep. Nothing is saved until you do.",
    mine: "Yours",
    theirs: "Theirs",
    taken: (topics: readonly Topic[]) =>
      `Also changed by them and kept: ${topics.map((topic) => topicNames[topic]).join(", ")}.`,
    save: "Save selection",
    cancel: "Cancel",
    empty: "Empty",
    prices: (isHidden: boolean) => (isHidden ? "Prices hidden" : "Prices shown"),
  },
  topics: topicNames,
  copies: {
    title: "Copy to other locations",
    text: (name: string) =>
      `The menu settings of ${name} will replace those of every location you select.`,
    withLink: "Copy the menu link too",
    all: (count: number) => `All ${count.toLocaleString("en-US")} locations`,
    list: "Locations",
    copy: (count: number) =>
      count ? `Copy to ${count} ${count === 1 ? "location" : "locations"}` : "Copy",
    cancel: "Cancel",
    choose: "Select at least one location.",
    progress: (done: number, total: number) => `Copied to ${done} of ${total}`,
    stop: "Stop",
    done: (count: number) => `Copied to ${count} ${count === 1 ? "location" : "locations"}.`,
    some: (done: number, total: number) =>
      done ? `Copied to ${done} of ${total} locations` : "Nothing was copied",
    failed: (names: readonly string[]) =>
      `Not copied: ${names.slice(0, 5).join(", ")}${names.length > 5 ? ` and ${names.length - 5} more` : ""}.`,
    again: "Retry these",
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
