import { defineExamples } from "../../../shared/widget/examples.ts";
import type { Options } from "../options.ts";
import { at, lucca, profileOf, signIn } from "./steps.ts";

/** Examples of sign-in, locations, guests and their transactions. */
export const selectionExamples = defineExamples<Options>(
  { key: "sign-in", title: "Sign in" },
  {
    key: "sign-in-refused",
    title: "A wrong password",
    async play(guest) {
      await guest.fill("Email", "manager@example.com");
      await guest.fill("Password", "wrong");
      await guest.press("Sign in");
      await guest.see("Invalid email or password.");
    },
  },
  {
    key: "locations",
    title: "Choosing a location",
    play: async (guest) => (await signIn(guest), await guest.see("Osteria Lucca")),
  },
  {
    key: "locations-short-search",
    title: "A search that is too short sends no call",
    async play(guest) {
      await signIn(guest);
      await guest.see("Osteria Lucca");
      await guest.fill("Search for a location", "os");
      await guest.see("Type at least 3 characters");
    },
  },
  {
    key: "locations-nothing-found",
    title: "No location matches",
    async play(guest) {
      await signIn(guest);
      await guest.fill("Search for a location", "zebra");
      await guest.see("No results for");
    },
  },
  {
    key: "locations-broken",
    title: "Locations cannot be read",
    backend: "managers-locations-broken",
    play: async (guest) => (
      await signIn(guest),
      await guest.see("Failed to fetch locations. Please try again.")
    ),
  },
  {
    key: "no-locations",
    title: "An account without locations",
    backend: "managers-no-locations",
    play: async (guest) => (await signIn(guest), await guest.see("This account has no locations")),
  },
  {
    key: "deep-link",
    title: "A link to a location",
    address: "/login?location_id=8",
    play: async (guest) => (await signIn(guest), await guest.see("Lucca Bar")),
  },
  {
    key: "start-location",
    title: "The host names the location",
    options: { startLocationId: "11" },
    play: async (guest) => (
      await signIn(guest),
      await guest.see("The Extraordinarily Long Named Oyster House")
    ),
  },
  {
    key: "hash-router",
    title: "Routes in the fragment",
    attributes: { router: "hash" },
    play: at(lucca),
  },
  {
    key: "memory-router",
    title: "The address stays as it is",
    attributes: { router: "memory" },
    play: at(lucca),
  },
  {
    key: "guests",
    title: "A location and its transactions",
    play: at(lucca, (guest) => guest.see("Check 0990")),
  },
  {
    key: "guest-search",
    title: "Guests that match",
    play: at(
      lucca,
      async (guest) => (
        await guest.fill("Search for a guest", "ort"),
        await guest.see("No CC on file")
      ),
    ),
  },
  {
    key: "guests-broken",
    title: "Guests cannot be searched",
    backend: "managers-guests-broken",
    play: at(
      lucca,
      async (guest) => (
        await guest.fill("Search for a guest", "gina"),
        await guest.see("Failed to fetch locations. Please try again.")
      ),
    ),
  },
  {
    key: "no-transactions",
    title: "A location without transactions",
    backend: "managers-no-transactions",
    play: at(lucca, (guest) =>
      guest.see("This diner has not made any transactions at this location yet."),
    ),
  },
  {
    key: "transactions-broken",
    title: "Transactions cannot be read",
    backend: "managers-transactions-broken",
    play: at(lucca, (guest) => guest.see("Failed to fetch transactions.")),
  },
  {
    key: "many-transactions",
    title: "Ten thousand transactions",
    backend: "managers-many-transactions",
    play: at(lucca, (guest) => guest.see("Check 20000")),
  },
  {
    key: "activity",
    title: "Transactions by date, status and server",
    backend: "managers-names-staff",
    play: at(
      lucca,
      async (guest) => (
        await guest.press("Filter and export"),
        await guest.choose("Server", "Ben Brown")
      ),
    ),
  },
  { key: "profile", title: "A guest at a location", play: profileOf("Gina Guest") },
  {
    key: "profile-no-card",
    title: "A guest without a card",
    play: profileOf("Omar Ortiz", (guest) => guest.see("Ask the guest to add a card.")),
  },
  {
    key: "profile-long-names",
    title: "Long names and five-figure amounts",
    play: profileOf("Maximiliana", (guest) => guest.see("Featherstonehaugh")),
  },
  {
    key: "no-refunds-allowed",
    title: "A manager who issues no refunds",
    backend: "managers-no-refunds",
    play: profileOf("Gina Guest"),
  },
  {
    key: "menu",
    title: "The side menu",
    async play(guest) {
      await signIn(guest);
      await guest.press("Menu");
      await guest.see("Mara Mancini");
    },
  },
);
