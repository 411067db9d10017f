import { waitFor } from "@testing-library/dom";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { partnerStore } from "../../mock-api/partnerStore.ts";
import { png } from "../../src/shared/upload/testing/images.ts";
import { overrideBackend, requests } from "../support/mountWidget.ts";
import { backend } from "../support/server.ts";
import { callsTo, openPortal, signInTo } from "./portalSupport.ts";

const brand = (id: number) =>
  backend.state(partnerStore).projects[0]!.brands.find((one) => one.id === id)!;
const tacos = { name: "tacos.png", type: "image/png", bytes: png(1600, 900) };
const salsa = { name: "salsa.png", type: "image/png", bytes: png(1600, 901) };
const photosOf = "/brands/12?step=photos";

/** Holds the image host's answer back until the test releases it. */
function holdImageHost(): () => void {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const hold = http.post("https://api.cloudinary.com/*", () => released.then(() => undefined));
  overrideBackend(hold);
  return letGo;
}

describe("uploads after their brand was left", () => {
  it("an upload whose brand was left goes on, says so on every page with a way back, and adds the photo at the end [A7.22] [A7.23] [P18]", async () => {
    const letGo = holdImageHost();
    const { guest, screen } = await openPortal(photosOf);
    await guest.chooseFile("Choose photos", tacos, salsa);
    await guest.see("Uploading salsa.png");
    await guest.press("Dashboard");
    await guest.see("Uploading 2 images…");
    letGo();
    await waitFor(() => expect(brand(12).gallery_images_ids).toHaveLength(3));
    await waitFor(() => expect(screen.queryByText(/Uploading/)).toBeNull());
    expect(brand(12).gallery_images_ids[0]).toBe(306);
    expect(brand(12).hero_image_id).toBe(306);
  });

  it("an upload whose brand was left shows its progress where one returns, and its photo in the form", async () => {
    const letGo = holdImageHost();
    const { guest } = await openPortal(photosOf);
    await guest.chooseFile("Choose photos", tacos);
    await guest.see("Uploading tacos.png");
    await guest.press("All brands");
    await guest.press("Uploading 1 image…");
    await guest.see("Uploading tacos.png");
    letGo();
    await guest.see("2 of 2");
    await guest.press("Save and continue");
    await guest.see("Step 3 of 4");
    expect(brand(12).gallery_images_ids).toEqual([306, 401]);
  });

  it("an upload whose brand was left puts a logo in its place [A7.21] [A7.31] [P17]", async () => {
    let letGo = (): void => {};
    const released = new Promise<void>((resolve) => (letGo = resolve));
    const hold = http.post("*/brands/12/logos", () => released.then(() => undefined));
    overrideBackend(hold);
    const { guest } = await openPortal("/brands/12?step=logos");
    await guest.chooseFile(/(Choose|Replace) light logo/, tacos);
    await guest.see("Uploading tacos.png");
    await guest.press("Team");
    letGo();
    await waitFor(() => expect(callsTo("/brands/12", "PUT")).toHaveLength(1));
    expect(callsTo("/brands/12", "PUT")[0]?.body).toMatchObject({
      "partner_brand[logo_light_id]": "401",
    });
  });

  it("an upload whose brand was left says that it failed, wherever one is, and is sent again from there", async () => {
    const { guest } = await openPortal(photosOf, { backend: "partner-uploads-fail" });
    await guest.chooseFile("Choose photos", tacos);
    await guest.see("The upload was interrupted.");
    await guest.press("Locations");
    await guest.press("1 image wasn’t uploaded.");
    await guest.press("Try again: tacos.png");
    await guest.see("2 of 2");
  });

  it("an upload whose brand was left is kept over the end of a session for the same person, and sent again [A2.09] (fault C1)", async () => {
    const portal = await openPortal(photosOf, { backend: "partner-session-ends" });
    const { guest } = portal;
    await guest.chooseFile("Choose photos", tacos);
    await guest.see("Partner sign in");
    await signInTo(portal);
    await guest.see("You were signed out.");
    await guest.press("Try again: tacos.png");
    await guest.see("2 of 2");
  });

  it.each([
    ["another user signs in", "staff@example.com"],
    ["one logs out and in again", "partner@example.com"],
  ])("an upload whose brand was left ends where %s [A4.07]", async (_, email) => {
    const letGo = holdImageHost();
    const portal = await openPortal(photosOf);
    const { guest, screen } = portal;
    await guest.chooseFile("Choose photos", tacos);
    await guest.see("Uploading tacos.png");
    await guest.press("Log out");
    await guest.see("Partner sign in");
    await signInTo(portal, email);
    await guest.see("Still missing");
    letGo();
    await guest.press("Brands");
    await guest.press(/^Casa Verde/);
    await guest.see("Step 1 of 4");
    expect(screen.queryByText(/tacos|Uploading/)).toBeNull();
    expect(
      requests.some(
        ({ method, path }) => method === "POST" && path.endsWith("/brands/12/brand_images"),
      ),
    ).toBe(false);
  });

  it("a waiting upload whose brand was left can be canceled", async () => {
    holdImageHost();
    const { guest, screen } = await openPortal(photosOf);
    await guest.chooseFile("Choose photos", tacos, salsa, {
      ...tacos,
      name: "beans.png",
      bytes: png(1600, 902),
    });
    await guest.see("is next");
    const [waiting] = screen.getAllByText(/is next$/);
    const name = waiting?.textContent?.replace(" is next", "") ?? "";
    await guest.press(`Cancel upload of ${name}`);
    await guest.see(`Upload of ${name} canceled`);
    expect(screen.getAllByRole("button", { name: /^Cancel upload of/ })).toHaveLength(2);
  });

  it("an upload of a photo that was removed from its brand adds it again without sending it twice", async () => {
    const { guest } = await openPortal(photosOf);
    await guest.chooseFile("Choose photos", tacos);
    await guest.see("2 of 2");
    await guest.press("Remove: photo 2");
    await guest.chooseFile("Choose photos", tacos);
    await guest.see("2 of 2");
    expect(requests.filter(({ origin }) => origin === "https://api.cloudinary.com")).toHaveLength(
      1,
    );
  });
});
