import type { Example } from "../../../../shared/widget/examples.ts";
import type { Options } from "../../options.ts";
import { portalExample as example } from "../../portalExample.ts";
import { disguisedDrawing, heavyPhoto, platePhoto, ringLogo } from "./exampleImages.ts";

const photos = "/brands/11?step=photos";
const soup = platePhoto("soup.png");

/** Examples of uploads and their outcomes. */
export const uploadExamples: readonly Example<Options>[] = [
  example("upload-done", "An uploaded photo is added at the end", photos, async (guest) => {
    await guest.chooseFile("Choose photos", soup);
    await guest.see("5 of 5");
  }),
  example(
    "upload-progress",
    "Three photos on their way, two at a time",
    photos,
    async (guest) => {
      await guest.chooseFile(
        "Choose photos",
        soup,
        platePhoto("stew.png", [150, 96, 40]),
        platePhoto("salad.png", [120, 150, 60]),
      );
      await guest.see(/soup\.png(: \d+%|…)/);
      await guest.see(/(soup|stew|salad)\.png is next/);
    },
    { backend: "partner-uploads-stall" },
  ),
  example(
    "upload-canceled",
    "An upload that was stopped",
    photos,
    async (guest) => {
      await guest.chooseFile("Choose photos", soup);
      await guest.see("Uploading soup.png");
      await guest.press("Cancel upload of soup.png");
      await guest.see("Upload of soup.png canceled");
    },
    { backend: "partner-uploads-stall" },
  ),
  example(
    "upload-failed",
    "An upload that broke off",
    photos,
    async (guest) => {
      await guest.chooseFile("Choose photos", soup);
      await guest.see("The upload was interrupted. Please try again.");
    },
    { backend: "partner-uploads-fail" },
  ),
  example(
    "upload-tried-again",
    "An upload that broke off and arrived the second time",
    photos,
    async (guest) => {
      await guest.chooseFile("Choose photos", soup);
      await guest.press("Try again: soup.png");
      await guest.see("5 of 5");
    },
    { backend: "partner-uploads-fail" },
  ),
  example(
    "upload-elsewhere",
    "Uploads go on while one is elsewhere in the portal",
    photos,
    async (guest) => {
      await guest.chooseFile("Choose photos", soup);
      await guest.see(/soup\.png(: \d+%|…)/);
      await guest.press("All brands");
      await guest.see("Uploading 1 image…");
    },
    { backend: "partner-uploads-stall" },
  ),
  example("upload-wrong-type", "A drawing that calls itself a photo", photos, async (guest) => {
    await guest.chooseFile("Choose photos", disguisedDrawing);
    await guest.see("This isn’t a JPEG, PNG or WebP picture.");
  }),
  example("upload-too-large", "A picture of 12 MB", photos, async (guest) => {
    await guest.chooseFile("Choose photos", heavyPhoto("banquet.png", 12_000_000));
    await guest.see("This picture is 12 MB. The limit is 10 MB.");
  }),
  example("upload-twice", "The same picture twice", photos, async (guest) => {
    await guest.chooseFile("Choose photos", soup, { ...soup, name: "the same soup.png" });
    await guest.see("You’ve already added this image.");
  }),
  example(
    "upload-signed-anew",
    "A signature older than 55 minutes is renewed before a photo leaves",
    photos,
    async (guest) => {
      await guest.chooseFile("Choose photos", soup);
      await guest.see("5 of 5");
    },
    { backend: "partner-old-signature" },
  ),
  example(
    "upload-through-server",
    "A photo goes through the server where that signs nothing",
    photos,
    async (guest) => {
      await guest.chooseFile("Choose photos", soup);
      await guest.see("5 of 5");
    },
    { backend: "partner-unsigned-uploads" },
  ),
  example("photos-order-and-hero", "Another order, and another hero", photos, async (guest) => {
    await guest.press("Move later: photo 1");
    await guest.see("Now photo 2 of 4");
    await guest.press("Use as hero: photo 3");
    await guest.see("Photo 3 is the hero");
    await guest.see("All changes saved");
  }),
  example(
    "logos-on-both-grounds",
    "A dark and a light logo, each on light and on dark",
    "/brands/12?step=logos",
    async (guest) => {
      await guest.press(/Add (other versions|the missing version)/);
      await guest.chooseFile(/(Choose|Replace) dark logo/, ringLogo("dark.png", [20, 33, 27]));
      await guest.chooseFile(/(Choose|Replace) light logo/, ringLogo("light.png", [242, 241, 236]));
      await guest.see("All changes saved");
      await guest.see("Replace light logo");
    },
  ),
];
