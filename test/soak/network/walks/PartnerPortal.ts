import { jpeg, png } from "../../../../src/shared/upload/testing/images.ts";
import { uploadLimitMs } from "../../../../src/shared/upload/uploadLimit.ts";
import { person } from "../../../../src/widgets/PartnerPortal/sections/team/examples.ts";
import { configurePage } from "../../../support/configurePage.ts";
import type { Guest } from "../../../../src/shared/widget/examples.ts";
import type { Walk, Walks } from "../walk.ts";
import { leaving } from "./leaving.ts";
import { signIn } from "../../../support/signIn.ts";
import { resetFrom } from "./resetPassword.ts";

type Steps = (guest: Guest) => Promise<void>;

/** Signs in, gets to the address, and continues. */
function at(address: string, then: Steps, parts: Partial<Walk> = {}): Walk {
  return {
    example: "default",
    address,
    ...parts,
    async play(guest) {
      await signIn({ guest }, "partner@example.com");
      await then(guest);
    },
  };
}

const see =
  (text: string | RegExp): Steps =>
  (guest) =>
    guest.see(text);

async function editCity(guest: Guest): Promise<void> {
  await guest.fill("City", "Pflugerville");
  await guest.press("Save and continue");
  await guest.see("Where guests find the menu");
}

async function describeBrand(guest: Guest): Promise<void> {
  await guest.see("Cuisine");
  await guest.fill("Description", "Now with a terrace.");
  await guest.press("Save and continue");
  await guest.see("Step 2 of 4");
}

/** Menu hours for one location, from the list. */
async function setMenuHours(guest: Guest): Promise<void> {
  await guest.press("Edit several");
  await guest.tick("Harbor Grill Downtown");
  await guest.press("Edit selected");
  await guest.choose("Menu hours", "At set times");
  await guest.fill("From", "17:00");
  await guest.press("Review changes");
  await guest.press("Update 1 location");
  await guest.see("1 location updated");
}

const photo = { name: "tacos.png", type: "image/png", bytes: png(1600, 900) };
const logo = { name: "logo.jpg", type: "image/jpeg", bytes: jpeg(600, 200) };

async function addPhoto(guest: Guest): Promise<void> {
  await guest.see("1 of 1");
  await guest.chooseFile("Choose photos", photo);
  await guest.see("2 of 2");
}

async function reorderPhotos(guest: Guest): Promise<void> {
  await guest.see("4 of 4");
  await guest.press("Move later: photo 1");
  await guest.press("Save and continue");
  await guest.see("Step 3 of 4");
}

async function assignAirport(guest: Guest): Promise<void> {
  await guest.tick("Harbor Grill Airport");
  await guest.press("Save and continue");
  await guest.see("Locations assigned");
}

async function invite(guest: Guest): Promise<void> {
  await person(guest);
  await guest.tick(/^Viewer/);
  await guest.press("Invite member");
  await guest.see("5 members");
}

async function rename(guest: Guest): Promise<void> {
  await guest.fill("First name", "Edith");
  await guest.press("Save and continue");
  await guest.see("Which brands");
}

const details = "/locations/101?step=details";

const locations: Walks = {
  partnerLocations: at("/locations", see("3 locations")),
  "partnerLocation on opening": at(details, see("as guests should see them")),
  "partnerLocation on saving": at(details, editCity, { passed: 1 }),
  updatePartnerLocation: at(details, editCity),
  menuLocation: at("/locations", setMenuHours, { passed: 1 }),
  saveMenu: at("/locations", setMenuHours),
  deletePartnerItem: at("/locations/101", async (guest) => {
    await guest.press("Remove location");
    await guest.press("Remove");
    await guest.see("2 locations");
  }),
};

const brands: Walks = {
  partnerBrands: at("/brands", see("2 brands")),
  "partnerBrands on saving": at("/brands/12?step=about", describeBrand, { passed: 1 }),
  brandTags: at("/brands/12?step=about", see("Cuisine")),
  cmsProviders: at("/integrations/12", (guest) => guest.choose(/^Website system/, "WordPress")),
  updatePartnerBrand: at("/brands/12?step=about", describeBrand),
  brandImages: at("/brands/11?step=photos", see("4 of 4")),
  uploadBrandImage: at("/brands/12?step=photos", addPhoto),
  uploadToImageHost: at("/brands/12?step=photos", addPhoto, { patienceMs: uploadLimitMs }),
  chooseBrandImages: at("/brands/11?step=photos", reorderPhotos),
  uploadLogo: at(
    "/brands/12?step=logos",
    async (guest) => {
      await guest.chooseFile("Choose light logo", logo);
      await guest.see("logo.jpg is uploaded");
    },
    { patienceMs: uploadLimitMs },
  ),
  verifyPopup: at("/integrations/12", async (guest) => {
    await guest.press("Verify");
    await guest.see("The pop-up is live on your website.");
  }),
  partnerIntegrations: at("/integrations", see("Website pop-up")),
};

const finances: Walks = {
  partnerStripeAccounts: at("/finances", see("Harbor Grill LLC")),
  "partnerStripeAccounts on assigning": at("/finances?step=assign", assignAirport, { passed: 1 }),
  createOauthLink: at("/finances", (guest) => leaving(() => guest.press("Connect account"))),
  updateFinance: at("/finances?step=assign", assignAirport),
  updateFinanceForm: at("/finances?step=assign", assignAirport, {
    prepare: () => void configurePage({ behaviour: { financeForm: true } }),
  }),
  deleteStripeAccount: at("/finances", async (guest) => {
    await guest.press("Remove Harbor Grill LLC");
    await guest.press("Remove account");
    await guest.see("No payment account is connected yet.");
  }),
};

const team: Walks = {
  teamMembers: at("/team", see("4 members")),
  partnerPermissions: at("/team/new", person),
  inviteTeamMember: at("/team/new", invite),
  resendInvitation: at("/team", async (guest) => {
    await guest.press("Resend invitation to Ines Invited");
    await guest.see(/Resend in \d/);
  }),
  updateTeamMember: at("/team/9002?step=person", rename),
  deleteTeamMember: at("/team", async (guest) => {
    await guest.press("Remove Vera Viewer");
    await guest.press("Remove");
    await guest.see("3 members");
  }),
};

export const walks: Walks = {
  forgotPassword: resetFrom("default", "partner@example.com"),
  ...locations,
  ...brands,
  ...finances,
  ...team,
};
