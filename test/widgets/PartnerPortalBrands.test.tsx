import { fireEvent, waitFor, within } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { partnerStore } from "../../mock-api/partnerStore.ts";
import { file, padded, png } from "../../src/shared/upload/testing/images.ts";
import { backendFault, overrideBackend, requests } from "../support/mountWidget.ts";
import { backend } from "../support/server.ts";
import { callsTo, openPortal } from "./portalSupport.ts";
import { signIn } from "../support/signIn.ts";

const state = () => backend.state(partnerStore);
const brand = (id = 11) => state().projects[0]!.brands.find((one) => one.id === id)!;

async function open(address: string, start?: Parameters<typeof openPortal>[1]) {
  const portal = await openPortal(address, start);
  const { guest, screen, user } = portal;
  await guest.see("Log out");
  const choose = async (label: string | RegExp, ...files: File[]) =>
    user.upload(await screen.findByLabelText(label), files);
  const photos = () => screen.queryAllByRole("img", { name: /^Photo \d+$/ }).length;
  return { ...portal, choose, photos };
}

describe("the brands", () => {
  it("the brands are listed with their missing values and open a form with steps [A2.03] [A7.15]", async () => {
    const { guest } = await open("/brands");
    await guest.see("2 brands");
    await guest.see("3 to do");
    expect(callsTo("/brands.json", "GET")).toHaveLength(1);
    await guest.press(/^Casa Verde/);
    await guest.see("Step 1 of 4");
  });

  it("the brands are searched in the address [A2.08] [P22]", async () => {
    const { guest } = await open("/brands");
    await guest.see("2 brands");
    await guest.fill("Search", "tacos");
    await guest.see("1 of 2 brands");
    expect(new URLSearchParams(location.search).get("q")).toBe("tacos");
  });

  it("the brands are filtered in the address [A2.07] [P22]", async () => {
    const { guest, screen } = await open("/brands");
    await guest.see("2 brands");
    await guest.choose("Show", "Complete");
    await waitFor(() => expect(screen.queryByText("Casa Verde")).toBeNull());
    expect(location.search).toContain("filter=complete");
  });

  it("the brands may be edited by a member of one brand in that brand only [A6.01]", async () => {
    const { guest, screen } = await open("/brands", { email: "editor@example.com" });
    await guest.see("View only");
    expect(screen.getByRole("link", { name: /Harbor Grill.*View only/ })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Casa Verde.*View only/ })).toBeNull();
    await guest.press(/^H?.*Harbor Grill/);
    await guest.see("You have view-only access to this page.");
    expect(screen.queryByLabelText("Name")).toBeNull();
    await guest.press("All brands");
    await guest.press(/Casa Verde/);
    await waitFor(() =>
      expect(screen.getByLabelText("Name")).toHaveProperty("value", "Casa Verde"),
    );
  });
});

describe("a brand", () => {
  it("a brand offers the tags of the three groups, read once [A3.02] [A7.11]", async () => {
    const { screen } = await open("/brands/12?step=about");
    for (const group of ["Cuisine", "Mood", "More"])
      expect(await screen.findByRole("group", { name: new RegExp(`^${group}`) })).toBeTruthy();
    expect(requests.filter(({ path }) => path.endsWith("/brand_tags.json"))).toHaveLength(1);
  });

  it("a brand is written as a form, with at most three favorites [A7.31] [P6]", async () => {
    const { guest, screen } = await open("/brands/12?step=about");
    await guest.see("Cuisine");
    await guest.tick("Barbecue");
    await guest.fill(/^Website/, "casaverde.example/home");
    const favorites = screen.getByRole("group", { name: /^Favorite tags/ });
    const box = (name: string) =>
      [...favorites.querySelectorAll("label")]
        .find((label) => label.textContent === name)!
        .querySelector("input")!;
    for (const name of ["Mexican", "Live music", "Barbecue"]) fireEvent.click(box(name));
    await guest.tick("Happy hour");
    expect(box("Happy hour").disabled).toBe(true);
    await guest.press("Save and continue");
    await guest.see("Step 2 of 4");
    const [write] = callsTo("/brands/12", "PUT");
    expect(write?.headers["content-type"]).toContain("application/x-www-form-urlencoded");
    expect(write?.body).toMatchObject({
      "partner_brand[website_url]": "https://casaverde.example/home",
    });
    expect(brand(12)).toMatchObject({
      tag_ids: [5, 24, 2, 41],
      favorite_tag_ids: [5, 24, 2],
      website_url: "https://casaverde.example/home",
    });
    expect(brand(12).steps_data).toMatchObject({ about: { complete: "true" } });
  });

  it("a brand says per step what is missing and stays there [P6]", async () => {
    const { guest, shadow, screen } = await open("/brands/11?step=about", {
      backend: "partner-new",
    });
    await guest.see("Cuisine");
    await guest.press("Save and continue");
    await guest.see("Choose at least one cuisine.");
    await guest.see("2 fields need your attention");
    expect(shadow.activeElement).toBe(screen.getByLabelText("Description"));
    expect(location.search).toContain("step=about");
  });

  it("a brand is removed after a confirmation, and only then [A7.32] [P27]", async () => {
    const { guest } = await open("/brands/12?step=about");
    await guest.press("Remove brand");
    await guest.see("Remove Casa Verde?");
    await guest.press("Cancel");
    expect(callsTo("/brands/12", "DELETE")).toHaveLength(0);
    await guest.press("Remove brand");
    await guest.press("Remove");
    await guest.see("This brand has locations. Move them to another brand first.");
    for (const location of state().projects[0]!.locations) location.partner_brand_id = 11;
    await guest.press("Remove");
    await guest.see("1 brand");
    expect(callsTo("/brands/12", "DELETE")).toHaveLength(2);
  });
});

describe("photos", () => {
  it("photos are put in order by dragging one onto another", async () => {
    const { guest, shadow } = await open("/brands/11?step=photos");
    await guest.see("4 of 4");
    const [first, , third] = shadow.querySelectorAll<HTMLElement>(".photo-tile");
    if (!first || !third) throw new Error("no photos");
    const dataTransfer = { setData: () => {}, effectAllowed: "all" };
    fireEvent.dragStart(first, { dataTransfer });
    fireEvent.dragOver(third, { dataTransfer });
    fireEvent.drop(third, { dataTransfer });
    await guest.see("Now photo 3 of 4");
    const order = [...shadow.querySelectorAll<HTMLElement>(".photo-tile")];
    expect(order.map(({ dataset }) => dataset["photo"])).toEqual(["302", "303", "301", "304"]);
  });

  it("photos are put in order by buttons and arrow keys and saved with their own call [A3.07] [A7.12] [A7.22]", async () => {
    const { guest, screen, shadow } = await open("/brands/11?step=photos");
    await guest.see("4 of 4");
    await guest.press("Move later: photo 1");
    await guest.see("Now photo 2 of 4");
    expect(shadow.activeElement?.getAttribute("aria-label")).toBe("Move later: photo 2");
    fireEvent.keyDown(shadow.activeElement!, { key: "ArrowRight" });
    await guest.see("Now photo 3 of 4");
    fireEvent.keyDown(screen.getByRole("button", { name: "Move earlier: photo 4" }), {
      key: "ArrowLeft",
    });
    await guest.press("Save and continue");
    await guest.see("Step 3 of 4");
    expect(callsTo("/brands/11/brand_images", "PUT").at(-1)?.body).toEqual({
      selected_brand_image_ids: ["302", "303", "304", "301"],
    });
    expect(brand().gallery_images_ids).toEqual([302, 303, 304, 301]);
    expect(brand().hero_image_id).toBe(301);
  });

  it("photos have a hero, which leaves with its photo", async () => {
    const { guest } = await open("/brands/11?step=photos");
    await guest.see("4 of 4");
    await guest.press("Use as hero: photo 2");
    await guest.see("Photo 2 is the hero");
    await guest.press("Remove: photo 2");
    await guest.press("Save and continue");
    await guest.see("Choose the hero photo.");
    await guest.press("Use as hero: photo 1");
    await guest.press("Save and continue");
    await guest.see("Step 3 of 4");
    expect(brand()).toMatchObject({ gallery_images_ids: [301, 303, 304], hero_image_id: 301 });
  });

  it("photos go straight to the image host, and our server gets to know them [A3.10] [A7.23] [P18]", async () => {
    const { guest, choose, photos } = await open("/brands/12?step=photos");
    await choose("Choose photos", file(png(1600, 900), "tacos.png", "image/png"));
    await guest.see("tacos.png is uploaded");
    await waitFor(() => expect(photos()).toBe(2));
    const direct = requests.find(({ origin }) => origin === "https://api.cloudinary.com");
    expect(direct?.path).toBe("/v1_1/dine-harness/image/upload");
    expect(direct?.headers["authorization"]).toBeUndefined();
    expect(direct?.body).toMatch(/name="api_key"\s+[^\s-]/);
    const [, timestamp] = /name="timestamp"\s+(\d+)/.exec(String(direct?.body)) ?? [];
    expect(direct?.body).toMatch(new RegExp(`name="signature"\\s+signed-${timestamp}\\s`));
    expect(direct?.body).toMatch(/name="use_filename"\s+true/);
    expect(callsTo("/brands/12/brand_images", "POST")).toHaveLength(1);
    expect(state().projects[0]!.images.at(-1)?.url).toBe(
      "https://res.cloudinary.com/dine-harness/image/upload/upload-1",
    );
    await guest.press("Save and continue");
    await guest.see("Step 3 of 4");
    expect(brand(12).gallery_images_ids).toEqual([306, 401]);
    expect(brand(12).hero_image_id).toBe(306);
  });

  it("photos are signed anew where the signature is older than 55 minutes [P18]", async () => {
    const { guest, choose } = await open("/brands/12?step=photos", {
      backend: "partner-old-signature",
    });
    await guest.see("1 of 1");
    const before = callsTo("/brand_images.json", "GET").length;
    state().signsOld = false;
    await choose("Choose photos", file(png(1600, 900), "tacos.png", "image/png"));
    await guest.see("tacos.png is uploaded");
    expect(callsTo("/brand_images.json", "GET").length).toBe(before + 1);
  });

  it("photos go through our server where it signs nothing [A7.23] [P18]", async () => {
    const { guest, choose } = await open("/brands/12?step=photos", {
      backend: "partner-unsigned-uploads",
    });
    await choose("Choose photos", file(png(1600, 900), "tacos.png", "image/png"));
    await guest.see("tacos.png is uploaded");
    const [write] = callsTo("/brands/12/brand_images", "POST");
    expect(write?.headers["content-type"]).toContain("multipart/form-data");
    expect(write?.body).toContain('name="partner_brand_image[image]"');
    expect(requests.some(({ origin }) => origin === "https://api.cloudinary.com")).toBe(false);
  });

  it("photos that are no pictures, too large or there already never leave [P19] (fault B6)", async () => {
    const { guest, choose, photos } = await open("/brands/12?step=photos");
    const script = file(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      "photo.png",
      "image/png",
    );
    await choose("Choose photos", script);
    await guest.see("This isn’t a JPEG, PNG or WebP picture.");
    await choose(
      "Choose photos",
      file(padded(png(1600, 900), 25_000_000), "large.png", "image/png"),
    );
    await guest.see("This picture is 25 MB. The limit is 10 MB.");
    await choose("Choose photos", file(png(1600, 900), "one.png", "image/png"));
    await guest.see("one.png is uploaded");
    await choose("Choose photos", file(png(1600, 900), "the same.png", "image/png"));
    await guest.see("You’ve already added this image.");
    expect(requests.filter(({ origin }) => origin === "https://api.cloudinary.com")).toHaveLength(
      1,
    );
    expect(photos()).toBe(2);
    await guest.press("Dismiss photo.png");
    await waitFor(() =>
      expect(requests.some(({ path }) => path.endsWith("/brand_images"))).toBe(true),
    );
  });

  it("photos can be stopped on their way and tried again after a failure", async () => {
    const { guest, choose, screen, photos } = await open("/brands/12?step=photos");
    const hangs = http.post("https://api.cloudinary.com/*", () => new Promise<never>(() => {}), {
      once: true,
    });
    overrideBackend(hangs);
    const tacos = file(png(1600, 900), "tacos.png", "image/png");
    await choose("Choose photos", tacos);
    await waitFor(() =>
      expect(requests.some(({ origin }) => origin === "https://api.cloudinary.com")).toBe(true),
    );
    await guest.press("Cancel upload of tacos.png");
    await guest.see("Upload of tacos.png canceled");
    expect(photos()).toBe(1);
    const refuses = http.post(
      "https://api.cloudinary.com/*",
      () => HttpResponse.json({ error: { message: "Empty file" } }, { status: 422 }),
      { once: true },
    );
    overrideBackend(refuses);
    await choose("Choose photos", tacos);
    await guest.see("Empty file");
    await guest.press("Try again: tacos.png");
    await guest.see("tacos.png is uploaded");
    expect(screen.queryByRole("list", { name: "Uploads" })).toBeNull();
  });
});

describe("logos", () => {
  it("are sent with their kind and seen on light and on dark [A7.21] [P17]", async () => {
    const { guest, choose, screen } = await open("/brands/12?step=logos");
    await choose("Choose light logo", file(png(600, 200), "logo.png", "image/png"));
    await guest.see("logo.png is uploaded");
    const [write] = callsTo("/brands/12/logos", "POST");
    expect(write?.headers["content-type"]).toContain("multipart/form-data");
    expect(write?.body).toMatch(/name="partner_brand_logo\[kind\]"\s+logo_light\s/);
    expect(screen.getByAltText("Light logo on light")).toBeTruthy();
    expect(screen.getByAltText("Light logo on dark")).toBeTruthy();
    expect(brand(12).logo_light_id).toBe(401);
    await guest.press("Remove light logo");
    await guest.see("Add a dark or a light logo.");
  });
});

describe("the website", () => {
  it("is verified, and says what to do where the pop-up is not there [A7.14] [A7.24] [P21]", async () => {
    const { guest, screen } = await open("/brands/12?step=website", {
      backend: "partner-popup-missing",
    });
    await guest.see("popup.js");
    await guest.press("Verify");
    await guest.see("We could not find the script on https://casaverde.example.");
    await guest.press("Check again");
    await guest.see("The pop-up is live on your website.");
    expect(callsTo("/popup_js_verifications", "POST").map(({ body }) => body)).toEqual([
      { partner_brand_id: "12" },
      { partner_brand_id: "12" },
    ]);
    expect(screen.queryByLabelText(/Why isn’t the pop-up/)).toBeNull();
  });

  it("says that the website systems could not be loaded, and loads them on request", async () => {
    const stop = backendFault("offline", { path: "/cms_providers.json" });
    const { guest, screen } = await open("/brands/12?step=website");
    await guest.see("We couldn’t load the website systems.");
    stop();
    await guest.press("Try again");
    await waitFor(() =>
      expect(within(screen.getByLabelText(/^Website system/)).getByText("WordPress")).toBeTruthy(),
    );
  });

  it("has no website system to choose where the server lists none", async () => {
    backendFault({ body: {} }, { path: "/cms_providers.json" });
    const { guest, screen } = await open("/brands/12?step=website");
    await guest.see("popup.js");
    await waitFor(() => expect(screen.queryByLabelText(/^Website system/)).toBeNull());
  });

  it("that is not verified needs a reason [P7]", async () => {
    const { guest } = await open("/brands/12?step=website");
    await guest.press("Save and continue");
    await guest.see("Verify the pop-up or enter a reason.");
    await guest.fill(/Why isn’t the pop-up/, "New website in May");
    await guest.press("Save and continue");
    await guest.see("2 brands");
    expect(brand(12).popup_incomplete_reason).toBe("New website in May");
  });
});

describe("a session that ends", () => {
  it("leads to the sign-in and back to the step, with unsaved input (fault C1) [A2.09] [A8.21]", async () => {
    const { guest, screen } = await open("/brands/12?step=about");
    await guest.see("Cuisine");
    await guest.fill("Description", "Now with a terrace.");
    backendFault(401, { method: "GET", path: "/brands.json", times: 1 });
    await guest.press("Save and continue");
    await guest.see("Partner sign in");
    await signIn({ guest }, "partner@example.com");
    await waitFor(() =>
      expect(screen.getByLabelText("Description")).toHaveProperty("value", "Now with a terrace."),
    );
    expect(location.pathname + location.search).toContain("/brands/12?step=about");
  });
});
