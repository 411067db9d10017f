import { brandImageLimits } from "../../../../shared/upload/checkImage.ts";
import type { Outcome } from "../../../../shared/api/outcome.ts";
import type { PartnerBrand } from "../../../../shared/contracts/partnerBrands.ts";
import type { PortalStore } from "../../store.ts";
import { addPicture } from "./addPicture.ts";
import { copy } from "./copy.ts";
import { logoSender, photoSender, type SentPicture } from "./senders.ts";
import { createUploads, isUnderWay, type Uploads } from "./uploads.ts";
import type { LogoField } from "./values.ts";

/** What a picture is for. */
export type UploadTarget = "photos" | LogoField;

/** A brand's form, which takes what arrives while it is open. */
export interface Taker {
  take(target: UploadTarget, image: SentPicture): void;
  has(target: UploadTarget, imageId: string): boolean;
}

export interface UploadDesk {
  /** The uploads of a brand for one target; the same ones each time. */
  of(brandId: string, target: UploadTarget): Uploads;
  /** The form of a brand is open; gives back how to say that it is not any more. */
  attach(brandId: string, taker: Taker): () => void;
}

const desks = new WeakMap<AbortSignal, UploadDesk>();

/** The uploads of whoever is signed in: they go on wherever in the portal the person goes, and end with a logout. */
export function uploadDesk(portal: PortalStore): UploadDesk {
  const life = portal.life();
  const desk = desks.get(life) ?? createDesk(portal, life);
  desks.set(life, desk);
  return desk;
}

interface Entry {
  readonly brand: string;
  readonly brandId: string;
  readonly target: UploadTarget;
  readonly uploads: Uploads;
}

function createDesk(portal: PortalStore, life: AbortSignal): UploadDesk {
  const entries = new Map<string, Entry>();
  const takers = new Map<string, Taker>();
  /** Without a form one picture is added after the other, since each time the whole list is written. */
  let adding: Promise<unknown> = Promise.resolve();

  function entryOf(brandId: string, target: UploadTarget): Entry {
    const slug = portal.slug();
    const brand = `${slug} ${brandId}`;

    async function settle(image: SentPicture): Promise<Outcome<unknown>> {
      const isSameProject = portal.slug() === slug;
      if (isSameProject)
        portal.resources.images.change((all) => ({
          ...all,
          brandImages: [...all.brandImages.filter(({ id }) => id !== image.id), image],
        }));
      const taker = takers.get(brand);
      if (taker) {
        taker.take(target, image);
        return { ok: true, value: null };
      }
      const added = adding.then(() =>
        addPicture(portal.client(), { slug, id: brandId }, target, image.id),
      );
      adding = added;
      const outcome = await added;
      if (outcome.ok && isSameProject) tellBrand(portal, outcome.value);
      return outcome;
    }

    const uploads = createUploads<SentPicture>({
      limits: brandImageLimits,
      send:
        target === "photos" ? photoSender(portal, brandId) : logoSender(portal, brandId, target),
      settle,
      isThere: ({ id }) => takers.get(brand)?.has(target, id) ?? false,
      tell: (words) => takers.has(brand) || portal.say(words),
    });
    uploads.store.subscribe(report);
    return { brand, brandId, target, uploads };
  }

  /** Tells the shell what goes on, for whoever is elsewhere. */
  function report(): void {
    const standing = [...entries.values()].map((entry) => ({
      ...entry,
      items: entry.uploads.store.getState().items,
    }));
    const [busy, failed] = [true, false].map((isBusy) =>
      standing.flatMap(({ items, ...entry }) =>
        items.filter((item) => isUnderWay(item) === isBusy).map(() => entry),
      ),
    );
    const [first] = busy?.length ? busy : (failed ?? []);
    const text = busy?.length
      ? copy.uploads.ongoing(busy.length)
      : copy.uploads.someFailed(failed?.length ?? 0);
    const isHere = first?.brand === `${portal.slug()} ${first?.brandId}`;
    portal.ongoing.setState({
      now: first
        ? {
            text,
            place: isHere
              ? {
                  page: "brands",
                  id: first.brandId,
                  query: { step: first.target === "photos" ? "photos" : "logos" },
                }
              : null,
          }
        : null,
    });
  }

  life.addEventListener("abort", () => entries.forEach(({ uploads }) => uploads.end()), {
    once: true,
  });

  return {
    of(brandId, target) {
      const key = `${portal.slug()} ${brandId} ${target}`;
      const entry = entries.get(key) ?? entryOf(brandId, target);
      entries.set(key, entry);
      return entry.uploads;
    },
    attach(brandId, taker) {
      const brand = `${portal.slug()} ${brandId}`;
      takers.set(brand, taker);
      return () => {
        if (takers.get(brand) !== taker) return;
        takers.delete(brand);
        for (const entry of entries.values()) if (entry.brand === brand) entry.uploads.tidy();
      };
    },
  };
}

function tellBrand(portal: PortalStore, brand: PartnerBrand): void {
  const swap = (list: PartnerBrand[]): PartnerBrand[] =>
    list.map((one) => (one.id === brand.id ? brand : one));
  portal.resources.brands.change(swap);
  portal.changeProject((now) => ({ ...now, brands: swap(now.brands) }));
}
