import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef } from "react";
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
  setGallery: (gallery: Gallery) => void;
  announce: (words: string) => void;
  isReadOnly: boolean;
}

const { photos: words } = copy;

/** The brand's photos in their order, which dragging, buttons and their arrow keys change. */
export function PhotoOrder({
  photos,
  hero,
  gallery,
  setGallery,
  announce,
  isReadOnly,
}: PhotoOrderProps) {
  const { list, keep: focusAfterRender } = useFocusAfterMove(photos);
  const dragging = usePhotoDrag((id, step) => move(id, step));

  function move(id: string, step: number, control?: string): void {
    const current = gallery();
    const ids = movedPhoto(current.gallery_images_ids, id, step);
    if (ids === current.gallery_images_ids) return;
    if (control) focusAfterRender(id, control);
    setGallery({ ...current, gallery_images_ids: ids });
    announce(words.moved(ids.indexOf(id) + 1, ids.length));
  }

  function remove(id: string, index: number): void {
    focusAfterRender(photos[index + 1]?.id ?? photos[index - 1]?.id ?? "", "remove");
    setGallery(withoutPhoto(gallery(), id));
    announce(words.takenOut);
  }

  function makeHero(id: string, index: number): void {
    setGallery({ ...gallery(), hero_image_id: id });
    announce(words.isHero(index + 1));
  }

  return (
    <section className="photo-block" aria-label={words.chosen}>
      <h3>{words.chosen}</h3>
      {!photos.length && <p className="muted">{words.none}</p>}
      <ol className="photo-order" ref={list}>
        {photos.map(({ id, url, width, height }, index) => (
          <li
            key={id}
            className="photo-tile"
            data-photo={id}
            {...(!isReadOnly && dragging(id, index))}
          >
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
              <PhotoTools
                number={index + 1}
                isFirst={index === 0}
                isLast={index === photos.length - 1}
                isHero={hero === id}
                onMove={(step, control) => move(id, step, control)}
                onHero={() => makeHero(id, index)}
                onRemove={() => remove(id, index)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PhotoToolsProps {
  number: number;
  isFirst: boolean;
  isLast: boolean;
  isHero: boolean;
  onMove: (step: number, control: string) => void;
  onHero: () => void;
  onRemove: () => void;
}

function PhotoTools({ number, isFirst, isLast, isHero, onMove, ...on }: PhotoToolsProps) {
  function handleKey(event: KeyboardEvent, control: string): void {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(step, control);
  }
  return (
    <div className="photo-tools">
      <Button
        kind="quiet"
        data-control="earlier"
        aria-label={words.named(words.earlier, number)}
        disabled={isFirst}
        onClick={() => onMove(-1, "earlier")}
        onKeyDown={(event) => handleKey(event, "earlier")}
      >
        <ChevronLeftIcon />
      </Button>
      <Button
        kind="quiet"
        data-control="later"
        aria-label={words.named(words.later, number)}
        disabled={isLast}
        onClick={() => onMove(1, "later")}
        onKeyDown={(event) => handleKey(event, "later")}
      >
        <ChevronRightIcon />
      </Button>
      {!isHero && (
        <Button kind="quiet" aria-label={words.named(words.makeHero, number)} onClick={on.onHero}>
          {words.makeHero}
        </Button>
      )}
      <Button
        kind="quiet"
        danger
        data-control="remove"
        aria-label={words.named(words.remove, number)}
        onClick={on.onRemove}
      >
        {words.remove}
      </Button>
    </div>
  );
}

/** Drag and drop of one photo onto another; files from outside pass, for the upload around the list. */
function usePhotoDrag(onMove: (id: string, step: number) => void) {
  const dragged = useRef<{ readonly id: string; readonly from: number } | null>(null);
  return (id: string, index: number) => ({
    draggable: true,
    onDragStart({ dataTransfer }: DragEvent): void {
      dragged.current = { id, from: index };
      dataTransfer.effectAllowed = "move";
      // Firefox drags nothing without data.
      dataTransfer.setData("text/plain", id);
    },
    onDragOver(event: DragEvent): void {
      if (dragged.current) event.preventDefault();
    },
    onDrop(event: DragEvent): void {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
      onMove(dragged.current.id, index - dragged.current.from);
    },
    onDragEnd: () => void (dragged.current = null),
  });
}

/**
 * Returns the focus to the same button of a photo: browsers drop it when a node moves or is
 * removed.
 */
function useFocusAfterMove(photos: readonly BrandImage[]) {
  const list = useRef<HTMLOListElement>(null);
  const target = useRef<{ readonly id: string; readonly control: string } | null>(null);
  useLayoutEffect(() => {
    const tiles = [...(list.current?.children ?? [])];
    const tile = tiles.find(
      (item) => item instanceof HTMLElement && item.dataset["photo"] === target.current?.id,
    );
    tile?.querySelector<HTMLElement>(`[data-control=${target.current?.control ?? ""}]`)?.focus();
    target.current = null;
  }, [photos]);
  return { list, keep: (id: string, control: string) => void (target.current = { id, control }) };
}
