import { defineExamples, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

const months = [
  "2025-12",
  "2026-01",
  "2026-02",
  "2026-03",
  "2026-04",
  "2026-05",
  "2026-06",
  "2026-07",
  "2026-08",
  "2026-09",
  "2026-10",
  "2026-11",
];

const stats = {
  earnings: {
    stats: months.map((month, index) => ({
      month,
      amount: (120 + 85 * Math.abs(Math.sin(index))).toFixed(2),
    })),
    currentEarningPeriod: { start: "2026-11-01", end: "2026-11-30", amount: "86.50" },
  },
  reach: {
    stats: months.map((month, index) => ({ month, count: 340 + 37 * index })),
    assessedPeriodInMonths: 12,
  },
  brandLinks: [
    {
      name: "The Old Rathskeller",
      url: "https://dine.example/b/rathskeller?a=maya",
      claims: 812,
      redemptions: 254,
      creditsEarned: "8120.67",
    },
    {
      name: "Osteria Luna",
      url: "https://dine.example/b/luna?a=maya",
      claims: 472,
      redemptions: 137,
      creditsEarned: "4225.00",
    },
  ],
  totalClaims: 1284,
  totalRedemptions: 391,
  totalCreditsEarned: "12345.67",
};

const user = {
  name: "Maya Ambrose",
  email: "maya@example.com",
  memberSince: "2023-04-02",
  profilePicture: null,
};

async function signIn(guest: Guest): Promise<void> {
  await guest.fill("Email", "guest@example.com");
  await guest.fill("Password", "dinner-for-two");
  await guest.press("Sign in");
}

export const examples = defineExamples<Options>(
  { key: "default", title: "A profile that the page brings along", options: { user, stats } },
  {
    key: "signed-out",
    title: "Signed out",
    play: (guest) => guest.see("Sign in to see your ambassador profile"),
  },
  {
    key: "signed-in",
    title: "Signed in, everything read from the server",
    async play(guest) {
      await signIn(guest);
      await guest.see("Gina Guest");
      await guest.see("Credit Earned");
    },
  },
  {
    key: "figures-missing",
    title: "The figures cannot be read",
    backend: "ambassador-stats-down",
    async play(guest) {
      await signIn(guest);
      await guest.see("We couldn’t load your stats.");
    },
  },
  {
    key: "newcomer",
    title: "A new ambassador",
    options: {
      user,
      stats: {
        earnings: { stats: [] },
        reach: { stats: [] },
        brandLinks: 0,
        totalClaims: 0,
        totalRedemptions: 0,
        totalCreditsEarned: 0,
      },
    },
  },
  {
    key: "other-shapes",
    title: "Series as pairs and bare numbers, links only counted",
    options: {
      user,
      stats: {
        ...stats,
        brandLinks: 7,
        earnings: {
          stats: [
            ["Q1", 120],
            ["Q2", 90.5],
            ["Q3", null],
          ],
        },
        reach: { stats: [10, 20, 30, 25] },
      },
    },
  },
  {
    key: "edit-photo",
    title: "Editing the photo",
    options: { user, stats },
    async play(guest) {
      await guest.press("Edit Photo");
      await guest.see("JPEG or PNG, up to 5 MB.");
    },
  },
  {
    key: "newest-three",
    title: "The last three months, as a table too",
    options: { user, stats },
    async play(guest) {
      await guest.choose("Show", "Last 3");
      await guest.see(/^nov 2026$/i);
    },
  },
  {
    key: "long-words",
    title: "A long name, a long address, many links",
    options: {
      user: {
        name: "Maximiliane Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh",
        email: `${"maximiliane.".repeat(5)}featherstonehaugh@example.com`,
        memberSince: "2019",
        profilePicture: "/elsewhere/gone.jpg",
      },
      stats: {
        ...stats,
        totalClaims: 1_234_567,
        totalCreditsEarned: "1234567.89",
        brandLinks: [1, 2, 3, 4, 5, 6].map((number) => ({
          name: `Zum Rheinischen Brauhausgewölbekeller ${number}`,
          url: `https://dine.example/b/${"gewoelbekeller-".repeat(4)}${number}?a=maximiliane`,
        })),
      },
    },
  },
  {
    key: "new-zealand",
    title: "New Zealand, white label, dark",
    options: { user, stats },
    attributes: { country: "NZ", brand: "alternative", theme: "dark" },
  },
);
