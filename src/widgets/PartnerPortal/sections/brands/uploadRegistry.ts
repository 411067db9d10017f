import { brandImageLimits } from "../../../../shared/upload/checkImage.ts";
import { texts as uploadTexts } from "../../../../shared/upload/texts.ts";
import type { Outcome } from "../../../../shared/api/outcome.ts";
import type { BackgroundActivity } from "../../overlays.ts";
import type { PortalStore } from "../../storeType.ts";
import { applyWrittenBrand } from "../../brands.ts";
import { addImage } from "./addImage.ts";
import { logoSender, photoSender, type UploadedImage } from "./senders.ts";
import { texts } from "./texts.ts";
import { isActive } from "./uploadItems.ts";
import { createUploads, type Uploads, type UploadWords } from "./uploads.ts";
import type { LogoField } from "./values.ts";

/** The target of an uploaded image. */
export type UploadTarget = "photos" | LogoField;

/** The open form of a brand, which receives uploaded images. */
export interface ImageRecipient {
  receive(target: UploadTarget, image: UploadedImage): void;
  has(target: UploadTarget, imageId: string): boolean;
}

export interface UploadRegistry {
  /** Returns the uploads of a brand for one target, always the same instance. */
  of(brandId: string, target: UploadTarget): Uploads;
  /** Registers the open form of a brand. Returns a function that removes it. */
  attach(brandId: string, recipient: ImageRecipient): () => void;
}

const registries = new WeakMap<AbortSignal, UploadRegistry>();

/**
 * The uploads of the signed-in user. They continue on every page of the portal and end at logout.
 */
export function uploadRegistry(portal: PortalStore): UploadRegistry {
  const userSignal = portal.userSignal();
  const registry = registries.get(userSignal) ?? createRegistry(portal, userSignal);
  registries.set(userSignal, registry);
  return registry;
}

interface Entry {
  readonly brand: string;
  readonly brandId: string;
  readonly target: UploadTarget;
  readonly uploads: Uploads;
}

function createRegistry(portal: PortalStore, userSignal: AbortSignal): UploadRegistry {
  const entries = new Map<string, Entry>();
  const recipients = new Map<string, ImageRecipient>();
  const words = (): UploadWords => wordsOf(portal);
  /**
   * If no form is open, images are added one after another, because each call writes the whole
   * list.
   */
  let lastAddition: Promise<unknown> = Promise.resolve();

  function createEntry(brandId: string, target: UploadTarget): Entry {
    const slug = portal.slug();
    const brand = `${slug} ${brandId}`;

    async function deliver(image: UploadedImage): Promise<Outcome<unknown>> {
      const isSameProject = portal.slug() === slug;
      if (isSameProject)
        portal.resources.images.change((all) => ({
          ...all,
          brandImages: [...all.brandImages.filter(({ id }) => id !== image.id), image],
        }));
      const recipient = recipients.get(brand);
      if (recipient) {
        recipient.receive(target, image);
        return { ok: true, value: null };
      }
      const added = lastAddition.then(() =>
        addImage(portal.client(), { slug, id: brandId }, target, image.id),
      );
      lastAddition = added;
      const outcome = await added;
      if (outcome.ok && isSameProject) applyWrittenBrand(portal, outcome.value);
      return outcome;
    }

    const uploads = createUploads<UploadedImage>({
      words,
      limits: brandImageLimits,
      send:
        target === "photos" ? photoSender(portal, brandId) : logoSender(portal, brandId, target),
      warmUp: () => portal.client().warmUp("uploads"),
      deliver,
      isInUse: ({ id }) => recipients.get(brand)?.has(target, id) ?? false,
      onAnnounce: (text) => recipients.has(brand) || portal.showToast(text),
    });
    uploads.store.subscribe(reportActivity);
    return { brand, brandId, target, uploads };
  }

  /** Reports the uploads to the shell, which shows them on other pages. */
  function reportActivity(): void {
    portal.activity.setState({
      current: activityOf([...entries.values()], portal.slug(), words().uploads),
    });
  }

  userSignal.addEventListener("abort", () => entries.forEach(({ uploads }) => uploads.end()), {
    once: true,
  });

  return {
    of(brandId, target) {
      const key = `${portal.slug()} ${brandId} ${target}`;
      const entry = entries.get(key) ?? createEntry(brandId, target);
      entries.set(key, entry);
      return entry.uploads;
    },
    attach(brandId, recipient) {
      const brand = `${portal.slug()} ${brandId}`;
      recipients.set(brand, recipient);
      return () => {
        if (recipients.get(brand) !== recipient) return;
        recipients.delete(brand);
        for (const entry of entries.values())
          if (entry.brand === brand) entry.uploads.removeUnfixable();
      };
    },
  };
}

function wordsOf(portal: PortalStore): UploadWords {
  const { messagesOf } = portal.environment();
  return { uploads: messagesOf(texts).uploads, images: messagesOf(uploadTexts) };
}

/** The text and route of the active uploads, else of the failed ones. Null if there are none. */
function activityOf(
  entries: readonly Entry[],
  slug: string,
  words: UploadWords["uploads"],
): BackgroundActivity | null {
  const uploads = entries.flatMap((entry) =>
    entry.uploads.store.getState().items.map((item) => ({ entry, isBusy: isActive(item) })),
  );
  const busy = uploads.filter(({ isBusy }) => isBusy);
  const [first] = busy.length ? busy : uploads;
  if (!first) return null;
  const { brand, brandId, target } = first.entry;
  const step = target === "photos" ? "photos" : "logos";
  return {
    text: busy.length
      ? words.ongoing({ files: busy.length })
      : words.someFailed({ files: uploads.length }),
    route: brand === `${slug} ${brandId}` ? { page: "brands", id: brandId, query: { step } } : null,
  };
}
