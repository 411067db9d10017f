const count = (rows: number): string =>
  `${rows.toLocaleString("en-US")} ${rows === 1 ? "location" : "locations"}`;

/** Texts of the finances. */
export const copy = {
  heading: "Finances",
  steps: { connect: "Payment accounts", assign: "Assign to locations" },
  leads: {
    connect: "Payouts go to these accounts.",
    assign: "Choose the locations that each account receives payouts for.",
  },
  failed: "We couldn’t load the payment accounts.",
  none: "No payment account is connected yet.",
  unnamed: "Payment account",
  ending: (digits: string) => `•••• ${digits}`,
  forLocations: (rows: number) => `For ${count(rows)}`,
  requirements: {
    title: (name: string) => `${name} needs more information`,
    text: "The payment provider needs this before it can pay you:",
    action: "Update with the provider",
  },
  next: {
    unassigned: (rows: number) =>
      `${count(rows)} ${rows === 1 ? "doesn’t" : "don’t"} have a payment account yet.`,
    assign: "Assign locations",
    assigned: "Every location has a payment account.",
    done: "Back to dashboard",
  },
  connect: {
    heading: "Connect an account",
    another: "Connect another account",
    lead: "You’ll sign in with our payment provider, then return here.",
    scope: "Locations for the new account",
    all: "All locations without an account",
    allDetail: (rows: number) => count(rows),
    one: "One location",
    location: "Location",
    choose: "Choose…",
    required: "Choose a location.",
    found: (rows: number, all: number) =>
      rows ? `${rows.toLocaleString("en-US")} of ${count(all)}` : "No locations match your search.",
    button: "Connect account",
    busy: "Opening the provider…",
    failed: "We couldn’t reach the payment provider. Please try again.",
    unsafe: "The payment provider sent an invalid link. Please try again later.",
    everyone: "Every location has an account.",
  },
  returned: {
    yes: "Your account is connected.",
    no: "Your account wasn’t connected. You can try again.",
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
      "We couldn’t confirm whether the account was removed. Check the list before you try again.",
  },
  assign: {
    account: "Account",
    locations: "Locations",
    search: "Search locations",
    chosen: (rows: number, all: number) =>
      `${rows.toLocaleString("en-US")} of ${count(all)} selected`,
    all: "Select all",
    clear: "Clear selection",
    other: (name: string) => `Currently ${name}`,
    free: "No account yet",
    save: "Save and continue",
    saving: "Saving…",
    back: "Back",
    saved: "Locations assigned",
    failed: "We couldn’t save your changes. Please try again.",
    unsure:
      "We couldn’t confirm that this was saved. Check the list, and save again if it’s missing.",
    unsaved: "Not saved yet",
    noLocations: "No locations yet",
    noMatch: "No locations match your search.",
    first: "Connect an account first.",
    unnamed: "Unnamed location",
  },
  readOnly: "You have view-only access to finances.",
} as const;
