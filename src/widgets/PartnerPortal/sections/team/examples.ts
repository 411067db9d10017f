import type { Example, Guest } from "../../../../shared/widget/examples.ts";
import type { Options } from "../../options.ts";
import { portalExample as example } from "../../portalExample.ts";

/** The first step of an invitation. */
export async function person(guest: Guest): Promise<void> {
  await guest.see("We’ll send the invitation to this email address.");
  await guest.fill("First name", "Nora");
  await guest.fill("Last name", "New");
  await guest.fill("Email", "nora@example.com");
  await guest.press("Save and continue");
  await guest.see("Choose what they can do.");
}

export const teamExamples: readonly Example<Options>[] = [
  example("team", "The team", "/team", (guest) => guest.see("4 members")),
  example(
    "team-read-only",
    "The team for a viewer",
    "/team",
    (guest) => guest.see("You have view-only access to the team."),
    { email: "viewer@example.com" },
  ),
  example("team-resent", "An invitation is sent again", "/team", async (guest) => {
    await guest.press("Resend invitation to Ines Invited");
    await guest.see("Resend in");
  }),
  example("team-remove", "The question before a member is removed", "/team", async (guest) => {
    await guest.press("Remove Vera Viewer");
    await guest.see("Remove Vera Viewer?");
  }),
  example("invite", "An invitation: person", "/team/new", (guest) =>
    guest.see("We’ll send the invitation to this email address."),
  ),
  example("invite-mistakes", "An invitation: missing fields", "/team/new", async (guest) => {
    await guest.see("We’ll send the invitation to this email address.");
    await guest.fill("Email", "nora");
    await guest.press("Save and continue");
    await guest.see("Invalid email");
  }),
  example("invite-access", "An invitation: one brand only", "/team/new", async (guest) => {
    await person(guest);
    await guest.tick(/^Editor/);
    await guest.tick(/^Only some brands/);
    await guest.tick("Casa Verde");
  }),
  example("invited", "An invitation was sent", "/team/new", async (guest) => {
    await person(guest);
    await guest.tick(/^Viewer/);
    await guest.press("Invite member");
    await guest.see("5 members");
  }),
  example("invite-known", "A member who is on the team already", "/team/new", async (guest) => {
    await guest.see("We’ll send the invitation to this email address.");
    await guest.fill("First name", "Vera");
    await guest.fill("Last name", "Viewer");
    await guest.fill("Email", "viewer@example.com");
    await guest.press("Save and continue");
    await guest.tick(/^Viewer/);
    await guest.press("Invite member");
    await guest.see("is already on the team");
  }),
  example(
    "invite-plain-permissions",
    "Permissions that only the server knows",
    "/team/new",
    async (guest) => {
      await person(guest);
      await guest.see("Shift lead");
    },
    { backend: "partner-plain-permissions" },
  ),
  example("member", "A member: what they may do", "/team/9002?step=access", (guest) =>
    guest.see("Which brands"),
  ),
  example(
    "member-yourself",
    "Members cannot change their own permission",
    "/team/9001?step=access",
    (guest) => guest.see("You can’t change your own permission."),
  ),
  example("member-gone", "A member who is gone", "/team/999", (guest) =>
    guest.see("This member was removed"),
  ),
];
