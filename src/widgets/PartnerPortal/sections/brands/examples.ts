import type { Example } from "../../../../shared/widget/examples.ts";
import { ringLogo } from "./exampleImages.ts";
import type { Options } from "../../options.ts";
import { portalExample as example } from "../../portalExample.ts";

export const brandExamples: readonly Example<Options>[] = [
  example("brands", "The brands", "/brands", (guest) => guest.see("2 brands")),
  example(
    "brands-editor",
    "The brands of a member who may edit one of them",
    "/brands",
    (guest) => guest.see("View only"),
    { email: "editor@example.com" },
  ),
  example("brands-no-match", "A search that finds no brand", "/brands?q=sushi", (guest) =>
    guest.see("No brands match your search."),
  ),
  example(
    "brands-none",
    "A project without brands",
    "/brands",
    (guest) => guest.see("No brands yet"),
    { backend: "partner-nothing" },
  ),
  example(
    "brand-about",
    "A brand: what guests read, and its tags",
    "/brands/11?step=about",
    (guest) => guest.see("Favorite tags"),
  ),
  example(
    "brand-mistakes",
    "A new brand: what is missing is said at its field",
    "/brands/11?step=about",
    async (guest) => {
      await guest.see("Cuisine");
      await guest.press("Save and continue");
      await guest.see("Choose at least one cuisine.");
    },
    { backend: "partner-new" },
  ),
  example("brand-photos", "A brand: its photos in order", "/brands/11?step=photos", (guest) =>
    guest.see("4 of 4"),
  ),
  example(
    "brand-photos-none",
    "A brand without photos",
    "/brands/11?step=photos",
    (guest) => guest.see("No photos yet"),
    { backend: "partner-new" },
  ),
  example(
    "brand-photos-pool",
    "The other photos of the project",
    "/brands/12?step=photos",
    async (guest) => {
      await guest.see("More photos of your project");
      await guest.press("Add: project photo 1");
      await guest.see("Added at the end");
    },
  ),
  example(
    "brand-logos",
    "A brand: its logos on light and on dark",
    "/brands/11?step=logos",
    (guest) => guest.see("Replace dark logo"),
  ),
  example(
    "brand-logo-versions",
    "The versions of a logo, made from one upload",
    "/brands/12?step=logos",
    async (guest) => {
      await guest.chooseFile("Choose your logo", ringLogo("logo.png", [20, 33, 27]));
      await guest.see("Use these 5 logos");
    },
  ),
  example(
    "brand-photo-crop",
    "A photo is cropped around its focal point",
    "/brands/11?step=photos",
    async (guest) => {
      await guest.press("Crop: photo 1");
      await guest.choose("Shape", "Square");
      await guest.see(/Result: /);
    },
  ),
  example(
    "brand-website",
    "A brand: the pop-up on its website",
    "/brands/11?step=website",
    (guest) => guest.see("The pop-up is live on your website."),
  ),
  example(
    "brand-popup-missing",
    "The pop-up is not found",
    "/brands/12?step=website",
    async (guest) => {
      await guest.see("Why isn’t the pop-up live yet?");
      await guest.press("Verify");
      await guest.see("We could not find the script");
    },
    { backend: "partner-popup-missing" },
  ),
  example(
    "brand-read-only",
    "A brand for a viewer",
    "/brands/11?step=about",
    (guest) => guest.see("You have view-only access to this page."),
    { email: "viewer@example.com" },
  ),
  example(
    "brand-photos-read-only",
    "Photos for a viewer",
    "/brands/11?step=photos",
    (guest) => guest.see("4 of 4"),
    { email: "viewer@example.com" },
  ),
  example(
    "brand-remove",
    "The question before a brand is removed",
    "/brands/12?step=about",
    async (guest) => {
      await guest.press("Remove brand");
      await guest.see("Remove Casa Verde?");
    },
  ),
  example("brand-gone", "A brand that does not exist", "/brands/999", (guest) =>
    guest.see("This brand was removed"),
  ),
];
