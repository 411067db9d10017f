import type { CallOptions } from "../../../../shared/api/client.ts";
import type { Outcome } from "../../../../shared/api/outcome.ts";
import {
  brandImages,
  uploadBrandImage,
  uploadLogo,
  type LogoKind,
} from "../../../../shared/contracts/partnerBrands.ts";
import { systemClock } from "../../../../shared/host/clock.ts";
import { uploadLimitMs } from "../../../../shared/upload/uploadLimit.ts";
import { uploadSigned } from "../../../../shared/upload/uploadSigned.ts";
import type { PortalStore } from "../../storeType.ts";
import type { LogoField } from "./values.ts";

export interface UploadedImage {
  readonly id: string;
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

type Send = (
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
) => Promise<Outcome<UploadedImage>>;

/**
 * Uploads a photo: to the image host if the server signs the upload, else to the server (P18). Both
 * register the photo with the server (A7.23).
 */
export function photoSender(portal: PortalStore, id: string): Send {
  const { images } = portal.resources;
  const path = { slug: portal.slug(), id };
  const register = (image: File | string, options: CallOptions) =>
    portal
      .client()
      .call(uploadBrandImage, { path, body: { partner_brand_image: { image } } }, options);

  return async (file, signal, onProgress) => {
    const client = portal.client();
    if (images.store.getState().value === null) await images.reload();
    const settings = images.store.getState().value?.uploadSettings ?? null;
    if (!settings) return register(file, { signal, limitMs: uploadLimitMs, onProgress });
    const renewSettings = async () => {
      const outcome = await client.call(brandImages, { path: { slug: path.slug } }, { signal });
      if (!outcome.ok) return outcome;
      images.change((current) => ({ ...current, uploadSettings: outcome.value.uploadSettings }));
      return { ok: true as const, value: outcome.value.uploadSettings };
    };
    const outcome = await uploadSigned({
      client,
      file,
      settings,
      renew: renewSettings,
      nowMs: systemClock,
      signal,
      onProgress,
    });
    return outcome.ok ? register(outcome.value.url, { signal }) : outcome;
  };
}

const kinds: Record<LogoField, LogoKind> = {
  logo_dark_id: "logo_dark",
  logo_light_id: "logo_light",
  logo_dark_wide_id: "logo_dark_wide",
  logo_light_wide_id: "logo_light_wide",
  base_logo_id: "base_logo",
};

/** Uploads a logo to the server (P17). */
export function logoSender(portal: PortalStore, id: string, field: LogoField): Send {
  const path = { slug: portal.slug(), id };
  return async (image, signal, onProgress) => {
    const outcome = await portal
      .client()
      .call(
        uploadLogo,
        { path, body: { partner_brand_logo: { image, kind: kinds[field] } } },
        { signal, limitMs: uploadLimitMs, onProgress },
      );
    return outcome.ok
      ? {
          ok: true,
          value: { id: outcome.value.id, url: outcome.value.url, width: null, height: null },
        }
      : outcome;
  };
}
