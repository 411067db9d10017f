import type { Example, Guest, GuestFile } from "../../../../shared/widget/examples.ts";
import type { Options } from "../../options.ts";
import { portalExample, signIn } from "../../portalExample.ts";

const first = "/locations/101";

/** A file with changes for two locations, an error, and a location that the project does not have. */
const csvFile = (): GuestFile => ({
  name: "locations.csv",
  type: "text/csv",
  bytes: new TextEncoder().encode(
    [
      "Location ID,Name,City,ZIP code,Brand,Payment account",
      "101,Harbor Grill Downtown,Round Rock,78664,Harbor Grill,",
      "102,Harbor Grill Airport,Austin,7871,Casa Verde,Harbor Grill LLC",
      "103,Casa Verde South Congress,Austin,78704,,",
      ",Harbor Grill Lake,Austin,78701,,",
    ].join("\n"),
  ),
});

/** Opens the dialog for all three locations with a new POS system. */
async function changePos(guest: Guest): Promise<void> {
  await guest.press("Edit several");
  await guest.press("Select all 3");
  await guest.press("Edit selected");
  await guest.choose("POS system", "Clover");
  await guest.press("Review changes");
  await guest.see("Update 3 locations?");
}

export const locationExamples: readonly Example<Options>[] = [
  portalExample("locations", "The locations", "/locations", (guest) =>
    guest.see("Harbor Grill Airport"),
  ),
  portalExample(
    "locations-incomplete",
    "Those that are not complete, by a link",
    "/locations?filter=incomplete",
    (guest) => guest.see("2 of 3 locations"),
  ),
  portalExample(
    "locations-no-match",
    "A search without a match",
    "/locations?q=zanzibar",
    (guest) => guest.see("No locations match your search."),
  ),
  portalExample(
    "locations-chain",
    "2,000 locations",
    "/locations",
    (guest) => guest.see("2,000 locations"),
    { backend: "partner-chain" },
  ),
  portalExample(
    "locations-huge",
    "10,000 locations",
    "/locations",
    (guest) => guest.see("10,000 locations"),
    { backend: "partner-huge" },
  ),
  portalExample(
    "locations-none",
    "No location yet",
    "/locations",
    (guest) => guest.see("Request a location"),
    { backend: "partner-nothing" },
  ),
  portalExample(
    "locations-select",
    "Several locations are selected",
    "/locations",
    async (guest) => {
      await guest.press("Edit several");
      await guest.press("Select all 3");
      await guest.see("3 selected");
    },
  ),
  portalExample("locations-bulk", "Several locations are edited at once", "/locations", changePos),
  portalExample(
    "locations-bulk-result",
    "The result of editing several locations",
    "/locations",
    async (guest) => {
      await changePos(guest);
      await guest.press("Update 3 locations");
      await guest.see("2 locations updated");
    },
    { backend: "partner-write-fails" },
  ),
  portalExample(
    "locations-import",
    "Locations are imported from a CSV file",
    "/locations?step=import",
    async (guest) => {
      await guest.chooseFile("Choose a CSV file", csvFile());
      await guest.see("2 rows need attention");
    },
  ),
  portalExample("location-details", "A location: details", `${first}?step=details`, (guest) =>
    guest.see("as guests should see them"),
  ),
  portalExample("location-menu", "A location: menu", `${first}?step=menu`, (guest) =>
    guest.see("Where guests find the menu"),
  ),
  portalExample(
    "location-reservations",
    "A location: reservations",
    `${first}?step=reservations`,
    (guest) => guest.see("How guests book a table"),
  ),
  portalExample("location-brand", "A location: brand", `${first}?step=brand`, (guest) =>
    guest.see("Choose the brand this location belongs to."),
  ),
  portalExample("location-pos", "A location: point of sale", "/locations/102?step=pos", (guest) =>
    guest.see("Why isn’t it connected yet?"),
  ),
  portalExample(
    "location-finance",
    "A location: payment account",
    `${first}?step=finance`,
    (guest) => guest.see("•••• 6789"),
  ),
  portalExample(
    "location-missing",
    "Missing values are marked at their fields",
    "/locations/102?step=details",
    async (guest) => {
      await guest.press("Save and continue");
      await guest.see("Required");
    },
  ),
  portalExample(
    "location-linked-field",
    "A link to what is missing leads to the field",
    "/locations/102?step=details&field=phone",
    (guest) => guest.see("Required"),
  ),
  portalExample("location-saved", "It saves itself", `${first}?step=details`, async (guest) => {
    await guest.fill("Address", "14 Harbor Street");
    await guest.see("All changes saved");
  }),
  portalExample(
    "location-read-only",
    "A location that may only be looked at",
    `${first}?step=details`,
    (guest) => guest.see("You have view-only access to this page."),
    { email: "viewer@example.com" },
  ),
  portalExample(
    "location-conflict",
    "Two people changed one field",
    `${first}?step=details`,
    async (guest) => {
      await guest.fill("City", "Pflugerville");
      await guest.press("Save and continue");
      await guest.see("Someone else changed this. Reload?");
    },
    { backend: "partner-meddled" },
  ),
  portalExample(
    "location-not-saved",
    "A save that failed",
    `${first}?step=details`,
    async (guest) => {
      await guest.fill("City", "Pflugerville");
      await guest.press("Save and continue");
      await guest.see("We couldn’t save your changes. Please try again.");
    },
    { backend: "partner-write-fails" },
  ),
  portalExample(
    "location-forbidden",
    "A save that the server does not allow",
    `${first}?step=details`,
    async (guest) => {
      await guest.fill("City", "Pflugerville");
      await guest.press("Save and continue");
      await guest.see("You don’t have permission to edit this section.");
    },
    { backend: "partner-write-refused" },
  ),
  portalExample(
    "location-session-ended",
    "The session ended while typing: back at the same step with everything typed",
    `${first}?step=details`,
    async (guest) => {
      await guest.fill("City", "Pflugerville");
      await guest.press("Save and continue");
      await guest.see("Partner sign in");
      await signIn(guest);
      await guest.see("We restored your unsaved changes.");
    },
    { backend: "partner-session-ends" },
  ),
  portalExample(
    "location-unsaved",
    "Leaving asks before something typed is lost",
    `${first}?step=details`,
    async (guest) => {
      await guest.fill("City", "");
      await guest.press("All locations");
      await guest.see("Leave without saving?");
    },
  ),
  portalExample("location-gone", "A location that is no longer there", "/locations/999", (guest) =>
    guest.see("This location was removed"),
  ),
  portalExample(
    "location-remove",
    "The question before a location is removed",
    first,
    async (guest) => {
      await guest.press("Remove location");
      await guest.see("Remove Harbor Grill Downtown?");
    },
  ),
];
