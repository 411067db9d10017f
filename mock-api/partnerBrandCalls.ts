import { http, HttpResponse, type RequestHandler } from "msw";
import {
  brandImages,
  chooseBrandImages,
  partnerBrands,
  updatePartnerBrand,
  uploadBrandImage,
  uploadLogo,
  verifyPopup,
} from "../src/shared/contracts/partnerBrands.ts";
import { uploadToImageHost } from "../src/shared/contracts/upload.ts";
import { answer } from "./answer.ts";
import type { Backend } from "./backend.ts";
import { asEditor, asMember, mayEditBrand, type Presence } from "./partnerAccess.ts";
import type { WireBrand } from "./partnerState.ts";
import { partnerStore } from "./partnerStore.ts";
import { patternOf } from "./pattern.ts";
import { refuse } from "./refusal.ts";

/** The image host's cloud name in the mock API, which also serves its images. */
const cloud = "dine-harness";
const largest = 10_000_000;

export function brandCalls(backend: Backend): RequestHandler[] {
  return [
    answer(partnerBrands, (call) =>
      asMember(backend, call, ({ project }) => ({ brands: project.brands })),
    ),
    answer(brandImages, (call) =>
      asMember(backend, call, ({ project }) => {
        const { signsUploads, signsOld } = backend.state(partnerStore);
        const timestamp = Math.floor(backend.now() / 1000) - (signsOld ? 3_500 : 0);
        return {
          brand_images: project.images,
          ...(signsUploads && {
            upload_settings: {
              api_key: "123456789012345",
              name: cloud,
              signature: `signed-${timestamp}`,
              timestamp,
              use_filename: true,
            },
          }),
        };
      }),
    ),
    answer(updatePartnerBrand, (call) =>
      asBrandEditor(backend, call, (brand) => ({
        brand: Object.assign(brand, fieldsOf(call.body.partner_brand ?? {})),
      })),
    ),
    answer(chooseBrandImages, (call) =>
      asBrandEditor(backend, call, (brand) => {
        brand.gallery_images_ids = idsOf(call.body.selected_brand_image_ids ?? []);
        if (brand.hero_image_id !== null && !brand.gallery_images_ids.includes(brand.hero_image_id))
          brand.hero_image_id = null;
        return { brand };
      }),
    ),
    ...uploadCalls(backend),
  ];
}

/** Uploads of pictures and logos. */
function uploadCalls(backend: Backend): RequestHandler[] {
  return [
    answer(uploadBrandImage, (call) =>
      asBrandEditor(backend, call, async (_, { project }) => {
        const image = call.body.partner_brand_image?.image;
        if (!image) return refuse(422, "An image is required.");
        if (isFile(image) && image.size > largest)
          return refuse(422, "This image is larger than 10 MB.");
        const created = {
          id: newImageId(backend),
          url: typeof image === "string" ? image : await dataUrl(image),
          width: 1600,
          height: 1000,
        };
        project.images.push(created);
        return { brand_image: created };
      }),
    ),
    answer(uploadLogo, (call) =>
      asBrandEditor(backend, call, async (brand, { project }) => {
        const { image, kind = "base_logo" } = call.body.partner_brand_logo ?? {};
        if (!isFile(image)) return refuse(422, "An image is required.");
        const created = {
          id: newImageId(backend),
          url: await dataUrl(image),
          width: 600,
          height: 200,
        };
        project.images.push(created);
        Object.assign(brand, { [`${kind}_id`]: created.id });
        return { logo: { ...created, kind } };
      }),
    ),
    answer(verifyPopup, (call) =>
      asEditor(backend, call, "integrations", (presence) => {
        const brand = presence.project.brands.find(
          ({ id }) => `${id}` === call.body.partner_brand_id,
        );
        if (!brand || !mayEditBrand(presence, brand.id)) return refuse(404, "Not found");
        const state = backend.state(partnerStore);
        if (!brand.website_url)
          return { verified: false, message: "This brand has no website yet." };
        if (state.popupsMissing > 0) {
          state.popupsMissing -= 1;
          return {
            verified: false,
            message: `We could not find the script on ${brand.website_url}.`,
          };
        }
        brand.popup_complete = true;
        return { verified: true, message: "The pop-up is live." };
      }),
    ),
    ...cloudCalls(backend),
  ];
}

/** Direct uploads and their images (P18), which go to another origin. */
function cloudCalls(backend: Backend): RequestHandler[] {
  return [
    http.post(patternOf(uploadToImageHost).regExp, async ({ request }) => {
      const form = await request.formData();
      const [file, signature, timestamp] = ["file", "signature", "timestamp"].map((name) =>
        form.get(name),
      );
      if (signature !== `signed-${String(timestamp)}` || !isFile(file))
        return HttpResponse.json({ error: { message: "Invalid Signature" } }, { status: 401 });
      const state = backend.state(partnerStore);
      if (state.stallsUploads) await aborted(request.signal);
      if (state.failingUploads > 0) {
        state.failingUploads -= 1;
        return HttpResponse.json({ error: { message: "Service unavailable" } }, { status: 503 });
      }
      const name = `upload-${(state.uploadsMade += 1)}`;
      state.uploads[name] = await dataUrl(file);
      return HttpResponse.json({
        public_id: name,
        secure_url: `https://res.cloudinary.com/${cloud}/image/upload/${name}`,
        width: 1600,
        height: 1000,
      });
    }),
    http.get(
      /^https:\/\/res\.cloudinary\.com\/dine-harness\/image\/upload\/.+$/,
      async ({ request }) => {
        const remaining =
          backend.state(partnerStore).uploads[
            new URL(request.url).pathname.split("/").at(-1) ?? ""
          ];
        return remaining ? fetch(remaining) : new HttpResponse(null, { status: 404 });
      },
    ),
  ];
}

type BrandCall = Parameters<typeof asEditor>[1] & { readonly path: { readonly id: string } };

function asBrandEditor(
  backend: Backend,
  call: BrandCall,
  run: (brand: WireBrand, presence: Presence) => unknown,
): unknown {
  return asEditor(backend, call, "brands", (presence) => {
    const brand = presence.project.brands.find(({ id }) => `${id}` === call.path.id);
    if (!brand) return refuse(404, "Not found");
    return mayEditBrand(presence, brand.id)
      ? run(brand, presence)
      : refuse(403, "You may not edit this brand.");
  });
}

/** Parses a form's texts; an empty list arrives as one empty text. */
function fieldsOf(sent: object): Partial<WireBrand> {
  const entries = Object.entries(sent).map(([key, value]) => {
    if (key.endsWith("_ids")) return [key, idsOf(value)];
    if (key.endsWith("_id")) return [key, value ? Number(value) : null];
    if (key === "popup_complete" || key === "no_color_alteration")
      return [key, value === "true" || value === true];
    if (key === "steps_data") return [key, JSON.parse(JSON.stringify(value))];
    return [key, value === "" ? null : value];
  });
  return Object.fromEntries(entries);
}

function idsOf(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).filter(Boolean).map(Number);
}

function newImageId(backend: Backend): number {
  return 400 + (backend.state(partnerStore).imagesMade += 1);
}

/** Settles when the request is aborted. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) =>
    signal.addEventListener("abort", () => resolve(), { once: true }),
  );
}

/** Node's files are not instances of `Blob` in a test's page. */
function isFile(value: unknown): value is Blob {
  return typeof value === "object" && value !== null && "arrayBuffer" in value;
}

async function dataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
  return `data:${file.type || "image/png"};base64,${btoa(text)}`;
}
