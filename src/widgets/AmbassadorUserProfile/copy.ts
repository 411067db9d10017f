/** Every text of the ambassador's profile. */
export const copy = {
  back: "Back",
  loading: "Loading your profile…",
  loadingFigures: "Loading your figures…",
  signIn: {
    heading: "Sign in to see your ambassador profile",
    lead: "Your earnings, reach and links are here.",
    missing: "The sign-in could not be loaded.",
  },
  failed: {
    heading: "We couldn’t load your profile",
    text: "Nothing is lost. Check your connection and try again.",
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
    checking: "Looking at the photo…",
    preview: "The chosen photo",
    save: "Save photo",
    saving: "Saving…",
    cancel: "Cancel",
    failed: "We couldn’t update your photo. Try again.",
    missing: "This part could not be loaded. Check your connection and try again.",
    updated: "Your photo is updated.",
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
    empty: "Nothing earned yet. Share one of your links to begin.",
  },
  reach: {
    title: "Reach",
    series: "People reached",
    empty: "Nobody reached yet. Share one of your links to begin.",
  },
  current: (amount: string, from: string, to: string) =>
    from && to
      ? `${amount} earned so far from ${from} to ${to}`
      : `${amount} earned so far in this period`,
  assessed: (months: number) =>
    `Reach is counted over ${months} ${months === 1 ? "month" : "months"}.`,
  month: "Period",
  range: { label: "Shown", all: "Everything", newest: (count: number) => `The newest ${count}` },
  csv: {
    button: "Download CSV",
    failed: "The file could not be made. Try again.",
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
  },
} as const;
