import { useMemo, useState, type FocusEvent, type MouseEvent } from "react";
import { useStore } from "zustand";
import { Carousel } from "../../shared/carousel/Carousel.tsx";
import { brandsPerSlide, groupsOf } from "../../shared/carousel/groups.ts";
import { useLinkClick } from "../../shared/carousel/useLinkClick.ts";
import { useElementWidth } from "../../shared/ui/useElementWidth.ts";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { BrandCard } from "./BrandCard.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import type { Options } from "./options.ts";
import { defaultPosition, rankedBrands } from "./ranking.ts";
import type { LoadedBrands } from "./flow.ts";
import type { CarouselStore } from "./store.ts";

/** Milliseconds that each slide stays, and that a move takes (A9.18, A9.20). */
const stayMs = 3_000;
const moveMs = 500;

/** The ranked brands, with as many per slide as the widget's width allows. */
export function Brands({
  result,
  options,
  store,
  label,
}: {
  result: LoadedBrands;
  options: Options;
  store: CarouselStore;
  label: string;
}) {
  const copy = useTexts(texts);
  const { config } = useEnvironment();
  const handleClick = useLinkClick("brand");
  const { brands } = result;
  const { visitor, handlers } = useStableVisitor(result);
  const [width, widthRef] = useElementWidth();
  const { item, isNear, choice } = useStore(store.position);
  const fallback = options.fallbackBrandIds ?? listOf(config.values["fallbackBrandIds"]);
  const fallbackKey = fallback.join("\n");
  const ranked = useMemo(
    () => rankedBrands(brands, visitor ?? defaultPosition, fallbackKey.split("\n")),
    [brands, visitor, fallbackKey],
  );
  const perSlide = brandsPerSlide(width);
  const groups = groupsOf(ranked, perSlide);
  const slides = groups.map((group, index) => (
    <ul key={index} className={`brand-cards by-${perSlide}`}>
      {group.map((one) => (
        <BrandCard key={one.brand.id} ranked={one} isLocated={!!visitor} />
      ))}
    </ul>
  ));

  if (!groups.length) return <p className="muted">{copy.empty}</p>;
  return (
    <div ref={widthRef} role="presentation" onClick={handleClick} {...handlers}>
      {groups.length === 1 ? (
        slides
      ) : (
        <Carousel
          key={visitor ? "near" : "default"}
          label={label}
          titles={groups.map((group) => group.map(({ brand }) => brand.name).join(", "))}
          index={
            isNear === !!visitor ? Math.min(Math.floor(item / perSlide), groups.length - 1) : 0
          }
          stayMs={stayMs}
          moveMs={moveMs}
          isAutomatic={options.autoplay}
          choice={choice}
          onChoice={(next) => store.position.setState({ choice: next })}
          onMove={(index) => store.position.setState({ item: index * perSlide, isNear: !!visitor })}
        >
          {slides}
        </Carousel>
      )}
    </div>
  );
}

/**
 * A late visitor position ranks the brands again from the first slide, but not while the pointer or
 * the focus is on a brand or a button.
 */
function useStableVisitor({ visitor }: LoadedBrands) {
  const [applied, setApplied] = useState(visitor);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  if (!isPointed && !isFocused && visitor !== applied) setApplied(visitor);
  const handlers = {
    onMouseOver: ({ target }: MouseEvent) => setPointed(isOnControl(target)),
    onMouseLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(isOnControl(target)),
    onBlur: () => setFocused(false),
  };
  return { visitor: applied, handlers };
}

function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest(".brand-card, button") !== null;
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
