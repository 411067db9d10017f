import { defineExamples, type Example, type Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

/** The page gives the token of a partner of Luna Hospitality in the mock API. */
const partner = { project: "luna", token: "harness-partner" };

async function edit(guest: Guest): Promise<void> {
  await guest.see("Menu link");
  await guest.fill("Menu link", "luna.example.com/autumn");
}

async function save(guest: Guest): Promise<void> {
  await edit(guest);
  await guest.press("Save");
}

async function chooseCopies(guest: Guest): Promise<void> {
  await guest.see("Menu link");
  await guest.press("Copy to other locations");
  await guest.tick("All 3 locations");
}

function example(
  key: string,
  title: string,
  parts: Omit<Example<Options>, "key" | "title"> = {},
): Example<Options> {
  return { key, title, options: partner, ...parts };
}

export const examples = defineExamples<Options>(
  example("default", "A location that shows its menu on weekdays", {
    play: (guest) => guest.see("Monday to Friday"),
  }),
  example("visible", "A menu that is always visible; one place is only known to the server", {
    options: { ...partner, startLocation: 12 },
    play: (guest) => guest.see("Kiosk"),
  }),
  example("overnight", "Hours that end on the next morning", {
    options: { ...partner, startLocation: 13 },
    play: (guest) => guest.see("Ends the next morning."),
  }),
  example("never-set", "A location without settings", {
    options: { ...partner, startLocation: 14 },
    play: (guest) => guest.see("Add a menu link to show it."),
  }),
  example("one-location", "A project with one location", {
    backend: "menus-one-location",
    play: (guest) => guest.see("Luna Congress, Austin"),
  }),
  example("many-locations", "A project with 2,000 locations", {
    backend: "menus-many",
    play: (guest) => guest.see("2,000 of 2,000 locations"),
  }),
  example("read-only", "A project whose locations may not be changed", {
    backend: "menus-read-only",
    play: (guest) => guest.see("View only"),
  }),
  example("unknown-status", "A status that only the server knows", {
    backend: "menus-unknown-status",
    play: (guest) => guest.see("Seasonal menu"),
  }),
  example("mistakes", "Fields that are not right", {
    async play(guest) {
      await guest.see("Menu link");
      await guest.fill("Menu link", "not a link");
      await guest.fill("End time", "11:00");
      for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"])
        await guest.tick(day);
      await guest.press("Save");
      await guest.see("Choose at least one day.");
    },
  }),
  example("saved", "Saved", {
    async play(guest) {
      await save(guest);
      await guest.see("Saved for Luna Congress, Austin.");
    },
  }),
  example("unsaved", "Another location is chosen with unsaved changes", {
    async play(guest) {
      await edit(guest);
      await guest.choose("Location", "Luna Nights, New York");
      await guest.see("Save your changes?");
    },
  }),
  example("conflict", "A teammate changed the same field", {
    backend: "menus-colleague-link",
    async play(guest) {
      await save(guest);
      await guest.see("A teammate changed this location");
    },
  }),
  example("merged", "A teammate changed another field", {
    backend: "menus-colleague-note",
    async play(guest) {
      await save(guest);
      await guest.see("kept a teammate’s newer change");
    },
  }),
  example("answer-lost", "Saved, although the answer got lost", {
    backend: "menus-answer-lost",
    async play(guest) {
      await save(guest);
      await guest.see("Saved for Luna Congress, Austin.");
    },
  }),
  example("unconfirmed", "A save that could not be confirmed", {
    backend: "menus-down",
    async play(guest) {
      await save(guest);
      await guest.see("We couldn’t confirm that this was saved");
    },
  }),
  example("refused", "The server refuses the menu link", {
    backend: "menus-refused",
    async play(guest) {
      await save(guest);
      await guest.see("This menu could not be read");
    },
  }),
  example("forbidden", "A partner who may not edit this location", {
    backend: "menus-forbidden",
    async play(guest) {
      await save(guest);
      await guest.see("You don’t have permission to edit this location.");
    },
  }),
  example("copy", "Choosing the locations to copy to", { play: chooseCopies }),
  example("copied", "Copied to the others", {
    async play(guest) {
      await chooseCopies(guest);
      await guest.press("Copy to 3 locations");
      await guest.see("Copied to 3 locations.");
    },
  }),
  example("copy-failed", "One location could not be written", {
    backend: "menus-copy-fails",
    async play(guest) {
      await chooseCopies(guest);
      await guest.press("Copy to 3 locations");
      await guest.see("Copied to 2 of 3 locations");
    },
  }),
  example("empty", "A project without locations", {
    backend: "menus-none",
    play: (guest) => guest.see("No locations yet"),
  }),
  example("no-project", "A page that names no project", {
    options: {},
    play: (guest) => guest.see("No project selected"),
  }),
  example("sign-in", "A partner who is not signed in", {
    options: { project: "luna" },
    play: (guest) => guest.see("Sign in to manage your menus."),
  }),
);
