const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

/** Every text of the ambassador's profile. */
export const copy = {
  back: "Back",
  loading: "Loading your profile…",
  loadingFigures: "Loading your figures…",
  signIn: {
    heading: "Sign in to see your ambassador profile",
    lead: "Your earnings, reach and links are here.",
    missing: "The sign-in couldn’t be loaded.",
  },
  failed: {
    heading: "We couldn’t load your profile",
    text: "Check your connection and try again.",
    again: "Try again",
  },
  figuresFailed: "We couldn’t load your figures.",
  retry: "Retry",
  noName: "Ambassador",
  memberSince: (date: string) => `Member since ${date}`,
  photo: {
    of: (name: string) => `Photo of ${name}`,
    edit: "Edit Photo",
    title: "Edit Photo",
    choose: "Choose a photo",
    other: "Choose another photo",
    hint: "JPEG or PNG, up to 5 MB.",
    checking: "Checking the photo…",
    preview: "Preview of your photo",
    save: "Save photo",
    saving: "Saving…",
    cancel: "Cancel",
    failed: "We couldn’t update your photo. Try again.",
    missing: "The photo editor couldn’t be loaded. Check your connection and try again.",
    updated: "Photo updated.",
  },
  cards: {
    label: "Totals",
    brandLinks: "Brand Links",
    claims: "Claims",
    redemptions: "Redemptions",
    credit: "Credit Earned",
    unknown: "—",
  },
  earnings: {
    title: "Earnings",
    series: "Earned",
    empty: "No earnings yet.",
  },
  reach: {
    title: "Reach",
    series: "People reached",
    empty: "No reach yet.",
  },
  start: "Share one of your links to get started.",
  current: (amount: string, from: string, to: string) =>
    from && to
      ? `${amount} earned so far from ${from} to ${to}`
      : `${amount} earned so far in this period`,
  assessed: (months: number) =>
    `Reach is counted over ${months} ${months === 1 ? "month" : "months"}.`,
  month: "Period",
  range: { label: "Show", all: "All periods", newest: (count: number) => `Last ${count}` },
  csv: {
    button: "Download CSV",
    failed: "We couldn’t create the file. Try again.",
    name: "ambassador-figures.csv",
  },
  links: {
    title: "Your brand links",
    copy: "Copy link",
    copied: "Link copied.",
    refused: "Press Ctrl/⌘ + C to copy",
    share: "Share",
    qr: "QR code",
    qrOf: (name: string) => `QR code of the link to ${name}`,
    unnamed: (position: number) => `Link ${position}`,
    claims: (count: number) => counted(count, "claim"),
    redemptions: (count: number) => counted(count, "redemption"),
    earned: (amount: string) => `${amount} earned`,
  },
} as const;
