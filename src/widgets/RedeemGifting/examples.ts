import { defineExamples } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

const gift = {
  sender_name: "Ada",
  amount: "50.00",
  code: "TASTE-4821",
  status: "sent",
  expires_at: "2031-03-14",
  message: "Happy birthday! Dinner is on me, and so is dessert.",
};

export const examples = defineExamples<Options>(
  { key: "default", title: "A gift, read by its code from the path", address: "/gifts/TASTE-4821" },
  { key: "given", title: "A gift from the page’s options", options: { gift } },
  { key: "no-sender", title: "Without a sender", options: { code: "NOBODY-77" } },
  {
    key: "no-amount",
    title: "Without an amount",
    options: { gift: { ...gift, amount: null, message: null } },
  },
  { key: "no-code", title: "Without a code", options: { gift: { ...gift, code: null } } },
  { key: "claimed", title: "Already claimed", options: { code: "USED-1000" } },
  { key: "expired", title: "Expired", options: { code: "LATE-2020" } },
  {
    key: "expired-by-date",
    title: "Past its expiry date",
    options: { gift: { ...gift, expires_at: "2024-02-29" } },
  },
  { key: "unknown", title: "No such gift", options: { code: "NO-SUCH-GIFT" } },
  {
    key: "failed",
    title: "The gift could not be loaded",
    options: { code: "TASTE-4821" },
    backend: "gifts-down",
    async play(guest) {
      await guest.see("We couldn’t load your gift");
    },
  },
  {
    key: "map-missing",
    title: "The map cannot be shown",
    options: { gift, mapUrl: "/elsewhere/no-map" },
    async play(guest) {
      await guest.see("The map isn’t available right now.");
    },
  },
  {
    key: "long-texts",
    title: "A long name, code and message, and a large amount",
    options: {
      gift: {
        ...gift,
        sender_name: "Maximiliane Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh",
        amount: "12345.67",
        code: "DONAUDAMPFSCHIFFFAHRT-0000-1111-2222-3333-4444",
        message: `${"For all the evenings that we spent at your table, and for all those still to come. ".repeat(8)}\n\nYours,\nMax`,
      },
    },
  },
  {
    key: "new-zealand",
    title: "New Zealand, white label, dark",
    options: { gift },
    attributes: { country: "NZ", brand: "alternative", theme: "dark" },
  },
  {
    key: "right-to-left",
    title: "Right to left",
    options: { gift: { ...gift, sender_name: "دانة" } },
    attributes: { lang: "ar" },
  },
);
