import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef } from "react";
import type { BrandImage } from "../../../../shared/contracts/partnerBrands.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../../../shared/ui/Icon.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { type Gallery, movedPhoto, withoutPhoto } from "./gallery.ts";
import { Photo } from "./Photo.tsx";
import { texts } from "./texts.ts";

interface PhotoOrderProps {
  photos: readonly BrandImage[];
  hero: string;
  gallery: () => Gallery;
  setGallery: (gallery: Gallery) => void;
  announce: (words: string) => void;
  /** Opens the crop dialog of the photo at a position, counted from 1. */
  onCrop: (photo: BrandImage, position: number) => void;
  isReadOnly: boolean;
}

/** The brand's photos in their order, which dragging, buttons and their arrow keys change. */
export function PhotoOrder({
  photos,
  hero,
  gallery,
  setGallery,
  announce,
  onCrop,
  isReadOnly,
}: PhotoOrderProps) {
  const { photos: words } = useTexts(texts);
  const { list, keep: focusAfterRender } = useFocusAfterMove(photos);
  const dragging = usePhotoDrag((id, step) => move(id, step));

  function move(id: string, step: number, control?: string): void {
    const current = gallery();
    const ids = movedPhoto(current.gallery_images_ids, id, step);
    if (ids === current.gallery_images_ids) return;
    if (control) focusAfterRender(id, control);
    setGallery({ ...current, gallery_images_ids: ids });
    announce(words.moved({ position: ids.indexOf(id) + 1, all: ids.length }));
  }

  function remove(id: string, index: number): void {
    focusAfterRender(photos[index + 1]?.id ?? photos[index - 1]?.id ?? "", "remove");
    setGallery(withoutPhoto(gallery(), id));
    announce(words.takenOut);
  }

  function makeHero(id: string, index: number): void {
    setGallery({ ...gallery(), hero_image_id: id });
    announce(words.isHero({ position: index + 1 }));
  }

  return (
    <section className="photo-block" aria-label={words.chosen}>
      <h3>{words.chosen}</h3>
      {!photos.length && <p className="muted">{words.none}</p>}
      <ol className="photo-order" ref={list}>
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            className="photo-tile"
            data-photo={photo.id}
            {...(!isReadOnly && dragging(photo.id, index))}
          >
            <PhotoFacts
              photo={photo}
              number={index + 1}
              all={photos.length}
              isHero={hero === photo.id}
            />
            {!isReadOnly && (
              <PhotoTools
                number={index + 1}
                isFirst={index === 0}
                isLast={index === photos.length - 1}
                isHero={hero === photo.id}
                onMove={(step, control) => move(photo.id, step, control)}
                onHero={() => makeHero(photo.id, index)}
                onCrop={photo.url ? () => onCrop(photo, index + 1) : undefined}
                onRemove={() => remove(photo.id, index)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PhotoFactsProps {
  photo: BrandImage;
  number: number;
  all: number;
  isHero: boolean;
}

/** A photo with its position, and a note if it is too small. */
function PhotoFacts({ photo: { url, width, height }, number, all, isHero }: PhotoFactsProps) {
  const { photos: words } = useTexts(texts);
  return (
    <>
      <Photo
        url={url}
        name={words.name({ position: number })}
        width={width}
        height={height}
        isHero={isHero}
      />
      <p className="photo-place small">
        <span className="figures">{words.place({ position: number, all })}</span>
        {isHero && <strong className="photo-hero">{words.hero}</strong>}
      </p>
      {width !== null && width < 1200 && <p className="muted small">{words.narrow({ width })}</p>}
    </>
  );
}

interface PhotoToolsProps {
  number: number;
  isFirst: boolean;
  isLast: boolean;
  isHero: boolean;
  onMove: (step: number, control: string) => void;
  onHero: () => void;
  /** Undefined for a photo whose address is unknown. */
  onCrop: (() => void) | undefined;
  onRemove: () => void;
}

function PhotoTools({ number, isFirst, isLast, isHero, onMove, ...on }: PhotoToolsProps) {
  const { photos: words } = useTexts(texts);
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
        aria-label={words.named({ action: words.earlier, position: number })}
        disabled={isFirst}
        onClick={() => onMove(-1, "earlier")}
        onKeyDown={(event) => handleKey(event, "earlier")}
      >
        <ChevronLeftIcon />
      </Button>
      <Button
        kind="quiet"
        data-control="later"
        aria-label={words.named({ action: words.later, position: number })}
        disabled={isLast}
        onClick={() => onMove(1, "later")}
        onKeyDown={(event) => handleKey(event, "later")}
      >
        <ChevronRightIcon />
      </Button>
      {!isHero && (
        <Button
          kind="quiet"
          aria-label={words.named({ action: words.makeHero, position: number })}
          onClick={on.onHero}
        >
          {words.makeHero}
        </Button>
      )}
      {on.onCrop && (
        <Button
          kind="quiet"
          aria-label={words.named({ action: words.crop, position: number })}
          onClick={on.onCrop}
        >
          {words.crop}
        </Button>
      )}
      <Button
        kind="quiet"
        danger
        data-control="remove"
        aria-label={words.named({ action: words.remove, position: number })}
        onClick={on.onRemove}
      >
        {words.remove}
      </Button>
    </div>
  );
}

/**
 * Drag and drop of one photo onto another. Files from outside are ignored, so that the upload
 * around the list handles them.
 */
function usePhotoDrag(onMove: (id: string, step: number) => void) {
  const dragged = useRef<{ readonly id: string; readonly from: number } | null>(null);
  return (id: string, index: number) => ({
    draggable: true,
    onDragStart({ dataTransfer }: DragEvent): void {
      dragged.current = { id, from: index };
      dataTransfer.effectAllowed = "move";
      // Firefox starts a drag only if it has data.
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
