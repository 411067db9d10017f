import { jpeg } from "../../../../src/shared/upload/testing/images.ts";
import type { Walks } from "../walk.ts";
import { signIn } from "../../../support/signIn.ts";
import { resetFrom } from "./resetPassword.ts";

const photo = { name: "me.jpg", type: "image/jpeg", bytes: jpeg(640, 640) };

export const walks: Walks = {
  forgotPassword: resetFrom("signed-out"),
  updateProfilePicture: {
    example: "signed-out",
    async play(guest) {
      await signIn({ guest });
      await guest.press("Edit Photo");
      await guest.chooseFile("Choose a photo", photo);
      await guest.press("Save photo");
      await guest.see("Photo updated.");
    },
  },
};
