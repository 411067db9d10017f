const count = (rows: number): string =>
  `${rows.toLocaleString("en-US")} ${rows === 1 ? "location" : "locations"}`;

/** Texts of the finances. */
export const copy = {
  heading: "Finances",
  steps: { connect: "Payment accounts", assign: "Assign to locations" },
  leads: {
    connect: "Guests’ payments go to these accounts.",
    assign: "Choose which locations each account is for.",
  },
  failed: "We couldn’t load the payment accounts.",
  none: "No payment account is connected yet.",
  unnamed: "Payment account",
  ending: (digits: string) => `•••• ${digits}`,
  forLocations: (rows: number) => `For ${count(rows)}`,
  requirements: {
    title: (name: string) => `${name} needs more information`,
    text: "The payment provider asks for this before it pays out:",
    action: "Update at the provider",
  },
  connect: {
    heading: "Connect an account",
    lead: "You sign in at our payment provider and come back here.",
    scope: "Locations for the new account",
    all: "All locations without an account",
    allDetail: (rows: number) => count(rows),
    one: "One location",
    location: "Location",
    choose: "Choose…",
    required: "Choose a location.",
    found: (rows: number, all: number) =>
      rows ? `${rows.toLocaleString("en-US")} of ${count(all)}` : "No location matches.",
    button: "Connect account",
    busy: "Going to the provider…",
    failed: "We couldn’t reach the payment provider. Please try again.",
    unsafe: "The payment provider’s link is not usable. Please try again later.",
    everyone: "Every location has an account.",
  },
  returned: {
    yes: "Your account is connected.",
    no: "Connecting the account was not finished. You can try again.",
  },
  remove: {
    button: "Remove",
    title: (name: string) => `Remove ${name}?`,
    text: (rows: number) =>
      rows ? `${count(rows)} will be without a payment account.` : "No location uses this account.",
    confirm: "Remove account",
    busy: "Removing…",
    done: "Account removed",
    failed: "We couldn’t remove the account. Please try again.",
    unsure:
      "We couldn’t confirm whether the account was removed. Look at the list before you try again.",
  },
  assign: {
    account: "Account",
    locations: "Locations",
    search: "Search locations",
    chosen: (rows: number, all: number) =>
      `${rows.toLocaleString("en-US")} of ${count(all)} chosen`,
    all: "Choose all shown",
    clear: "Choose none of these",
    other: (name: string) => `now: ${name}`,
    free: "no account yet",
    save: "Save and continue",
    saving: "Saving…",
    back: "Back",
    saved: "Locations assigned",
    failed: "We couldn’t save your changes. Please try again.",
    unsure: "We couldn’t confirm that this was saved. Check the list and save again if it is not.",
    unsaved: "Not saved yet",
    noLocations: "There is no location yet.",
    noMatch: "No location matches.",
    first: "Connect an account first.",
    unnamed: "Location without a name",
  },
  readOnly: "You can look at the finances, but not change them.",
} as const;
