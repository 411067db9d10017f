import { useStore } from "zustand";
import { Carousel } from "../../shared/carousel/Carousel.tsx";
import { groupsOf } from "../../shared/carousel/groups.ts";
import { useLinkClick } from "../../shared/carousel/useLinkClick.ts";
import { useElementWidth } from "../../shared/ui/useElementWidth.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { BrandTiles } from "./BrandTiles.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import css from "./DynamicSlider.css?inline";
import type { Options } from "./options.ts";
import { PromoCard } from "./PromoCard.tsx";
import type { SliderStore } from "./store.ts";

const stayMs = { slides: 2_700, brands: 3_000 } as const;

/** Logos are small, so that two are readable on a phone (A9.19, U7). */
function logosPerSlide(widthPx: number): number {
  return widthPx < 288 ? 1 : widthPx < 560 ? 2 : 3;
}

/** The slide carousel and the brand slideshow (A9.17–A9.20, U7). */
export function Root({ options, store }: { options: Options; store: SliderStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const [width, widthRef] = useElementWidth();
  const { item, choice } = useStore(store);
  const handleClick = useLinkClick("slide");
  const { slides, variant } = options;
  const isBrands = variant === "brands";
  const perSlide = isBrands ? logosPerSlide(width) : 1;
  const groups = groupsOf(slides, perSlide);
  const label = options.label || copy[variant];
  const contents = groups.map((group, index) =>
    isBrands ? (
      <BrandTiles key={index} brands={group} perSlide={perSlide} />
    ) : (
      group.map((slide) => <PromoCard key={index} slide={slide} />)
    ),
  );

  return (
    <div
      ref={widthRef}
      className="slider"
      data-variant={variant}
      role="presentation"
      onClick={handleClick}
    >
      {!groups.length && <p className="slider-empty">{copy.empty}</p>}
      {groups.length === 1 && <section aria-label={label}>{contents}</section>}
      {groups.length > 1 && (
        <Carousel
          label={label}
          titles={groups.map((group) =>
            group
              .map(({ title, alt }) => title || alt)
              .filter(Boolean)
              .join(", "),
          )}
          index={Math.min(Math.floor(item / perSlide), groups.length - 1)}
          stayMs={options.autoplayMs ?? stayMs[variant]}
          moveMs={options.transitionMs}
          isAutomatic={options.autoplay}
          choice={choice}
          onChoice={(next) => store.setState({ choice: next })}
          onMove={(index) => store.setState({ item: index * perSlide })}
        >
          {contents}
        </Carousel>
      )}
    </div>
  );
}
