import { ambassadors } from "./ambassadors.ts";
import { ambassador } from "./ambassadorStats.ts";
import type { AnyArea } from "./backend.ts";
import { bill } from "./bill.ts";
import { bulkGifting } from "./bulkGifting.ts";
import { campaigns } from "./campaigns.ts";
import { checkout } from "./checkout.ts";
import { events } from "./events.ts";
import { gifts } from "./gifts.ts";
import { leads } from "./leads.ts";
import { locations } from "./locations.ts";
import { managers } from "./managers.ts";
import { menus } from "./menus.ts";
import { offers } from "./offers.ts";
import { partner } from "./partner.ts";
import { places } from "./places.ts";
import { privacy } from "./privacy.ts";
import { purchase } from "./purchase.ts";
import { redemption } from "./redemption.ts";
import { session } from "./session.ts";
import { wallet } from "./wallet.ts";

/** Every area of the mock API. */
export const areas: readonly AnyArea[] = [
  session,
  events,
  purchase,
  offers,
  privacy,
  // Before the bills: it answers only requests without a token.
  redemption,
  bill,
  // Before the checkout: it answers the card provider first when a manager's payment is confirmed.
  managers,
  campaigns,
  // Before the checkout: each finds its own payments at the card provider.
  bulkGifting,
  checkout,
  wallet,
  gifts,
  places,
  leads,
  locations,
  ambassadors,
  // Before the portal's projects: it answers for one separate project.
  menus,
  partner,
  ambassador,
];
