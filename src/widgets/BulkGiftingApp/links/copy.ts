/** Texts of an order's gift links. */
export const copy = {
  label: "Gift links",
  loading: "Loading your links",
  unread: {
    title: "Your order is paid, but the links didn’t load",
    text: "Check your connection and try again. You can also find the links on the dashboard.",
    retry: "Try again",
  },
  lead: "Each link is one gift. Share every link with one person only.",
  progress: (loaded: string, total: string) => `Loaded ${loaded} of ${total} links`,
  more: "Load the remaining links",
  pending: (count: number) =>
    count === 1
      ? "1 link isn’t ready yet."
      : `${count.toLocaleString("en-US")} links aren’t ready yet.`,
  check: "Check again",
  copyAll: (count: string) => `Copy all ${count} links`,
  copyOne: "Copy link",
  csv: "Download CSV",
  print: "Print QR codes",
  copy: (position: string) => `Copy link ${position}`,
  copied: (count: number) =>
    count === 1 ? "Link copied." : `${count.toLocaleString("en-US")} links copied.`,
  notCopied: "The browser didn’t allow copying. Select a link to copy it, or download the CSV.",
  file: (id: string) => `gift-links-${id}.csv`,
  columns: ["Number", "Link", "Amount"],
  sheet: {
    title: "Print QR codes",
    text: "One QR code per gift. Cut along the lines and hand out one to each person.",
    missing: "The QR codes didn’t load. Check your connection and try again.",
    range: "Links to print",
    print: "Print",
    code: (position: string) => `QR code of link ${position}`,
  },
} as const;
