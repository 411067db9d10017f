import { useMemo, useState, type FocusEvent, type MouseEvent } from "react";
import { useStore } from "zustand";
import { Carousel } from "../../shared/carousel/Carousel.tsx";
import { brandsPerSlide, groupsOf } from "../../shared/carousel/groups.ts";
import { useElementWidth } from "../../shared/carousel/useElementWidth.ts";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { BrandCard } from "./BrandCard.tsx";
import { copy } from "./copy.ts";
import type { Options } from "./options.ts";
import { defaultPosition, rankedBrands } from "./ranking.ts";
import type { Found } from "./state.ts";
import type { CarouselStore } from "./store.ts";

/** How long each slide stays, and how long a move takes, in milliseconds (A:L247). */
const stayMs = 3_000;
const moveMs = 500;

/** The ranked brands, so many to a slide as the widget's own width allows. */
export function Brands({
  found,
  options,
  store,
  label,
}: {
  found: Found;
  options: Options;
  store: CarouselStore;
  label: string;
}) {
  const { config, emit } = useEnvironment();
  const { brands } = found;
  const { visitor, hold } = useCalmVisitor(found);
  const [width, measured] = useElementWidth();
  const { item, isNear, choice } = useStore(store.show);
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

  /** Above the slides, because react-slick stops the click that ends a swipe on its way up. */
  function clicked(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && !emit("widget:navigate", { url: link.href, reason: "brand" }, true))
      event.preventDefault();
  }

  if (!groups.length) return <p className="muted">{copy.empty}</p>;
  return (
    <div ref={measured} role="presentation" onClick={clicked} {...hold}>
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
          onChoice={(next) => store.show.setState({ choice: next })}
          onMove={(index) => store.show.setState({ item: index * perSlide, isNear: !!visitor })}
        >
          {slides}
        </Carousel>
      )}
    </div>
  );
}

/** A position that comes late ranks anew, from the first slide on; but not under the pointer or the focus of somebody who looks at a brand. */
function useCalmVisitor({ visitor }: Found) {
  const [used, setUsed] = useState(visitor);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  if (!isPointed && !isFocused && visitor !== used) setUsed(visitor);
  const hold = {
    onMouseOver: ({ target }: MouseEvent) => setPointed(isOnBrand(target)),
    onMouseLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(isOnBrand(target)),
    onBlur: () => setFocused(false),
  };
  return { visitor: used, hold };
}

function isOnBrand(target: EventTarget): boolean {
  return target instanceof Element && target.closest(".brand-card") !== null;
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
