import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import type { BrandImage } from "../../../../shared/contracts/partnerBrands.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../../../shared/ui/Icon.tsx";
import { copy } from "./copy.ts";
import { type Gallery, movedPhoto, withoutPhoto } from "./gallery.ts";
import { Photo } from "./Photo.tsx";

interface PhotoOrderProps {
  photos: readonly BrandImage[];
  hero: string;
  gallery: () => Gallery;
  change: (gallery: Gallery) => void;
  say: (words: string) => void;
  isReadOnly: boolean;
}

const { photos: words } = copy;

/** The brand's photos in their order: moved by buttons or, from a button, by the arrow keys. */
export function PhotoOrder({ photos, hero, gallery, change, say, isReadOnly }: PhotoOrderProps) {
  const { list, keep } = useMovedFocus(photos);

  function move(id: string, by: number, control: string): void {
    const now = gallery();
    const ids = movedPhoto(now.gallery_images_ids, id, by);
    if (ids === now.gallery_images_ids) return;
    keep(id, control);
    change({ ...now, gallery_images_ids: ids });
    say(words.moved(ids.indexOf(id) + 1, ids.length));
  }

  function pressed(event: KeyboardEvent, id: string, control: string): void {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    move(id, by, control);
  }

  function takeOut(id: string, index: number): void {
    keep(photos[index + 1]?.id ?? photos[index - 1]?.id ?? "", "remove");
    change(withoutPhoto(gallery(), id));
    say(words.takenOut);
  }

  function makeHero(id: string, index: number): void {
    change({ ...gallery(), hero_image_id: id });
    say(words.isHero(index + 1));
  }

  return (
    <section className="photo-block" aria-label={words.chosen}>
      <h3>{words.chosen}</h3>
      {!photos.length && <p className="muted">{words.none}</p>}
      <ol className="photo-order" ref={list}>
        {photos.map(({ id, url, width, height }, index) => (
          <li key={id} className="photo-tile" data-photo={id}>
            <Photo
              url={url}
              name={words.name(index + 1)}
              width={width}
              height={height}
              isHero={hero === id}
            />
            <p className="photo-place small">
              <span className="figures">{words.place(index + 1, photos.length)}</span>
              {hero === id && <strong className="photo-hero">{words.hero}</strong>}
            </p>
            {width !== null && width < 1200 && <p className="muted small">{words.narrow(width)}</p>}
            {!isReadOnly && (
              <div className="photo-tools">
                <Button
                  kind="quiet"
                  data-control="earlier"
                  aria-label={words.named(words.earlier, index + 1)}
                  disabled={index === 0}
                  onClick={() => move(id, -1, "earlier")}
                  onKeyDown={(event) => pressed(event, id, "earlier")}
                >
                  <ChevronLeftIcon />
                </Button>
                <Button
                  kind="quiet"
                  data-control="later"
                  aria-label={words.named(words.later, index + 1)}
                  disabled={index === photos.length - 1}
                  onClick={() => move(id, 1, "later")}
                  onKeyDown={(event) => pressed(event, id, "later")}
                >
                  <ChevronRightIcon />
                </Button>
                {hero !== id && (
                  <Button
                    kind="quiet"
                    aria-label={words.named(words.makeHero, index + 1)}
                    onClick={() => makeHero(id, index)}
                  >
                    {words.makeHero}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  danger
                  data-control="remove"
                  aria-label={words.named(words.remove, index + 1)}
                  onClick={() => takeOut(id, index)}
                >
                  {words.remove}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Browsers take the focus from a node that moves, and from one that goes: it is given back to the same control of the photo. */
function useMovedFocus(photos: readonly BrandImage[]) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly id: string; readonly control: string } | null>(null);
  useLayoutEffect(() => {
    const tiles = [...(list.current?.children ?? [])];
    const tile = tiles.find(
      (one) => one instanceof HTMLElement && one.dataset["photo"] === wanted.current?.id,
    );
    tile?.querySelector<HTMLElement>(`[data-control=${wanted.current?.control ?? ""}]`)?.focus();
    wanted.current = null;
  }, [photos]);
  return { list, keep: (id: string, control: string) => void (wanted.current = { id, control }) };
}
