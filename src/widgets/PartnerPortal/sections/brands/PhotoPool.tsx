import type { BrandImage } from "../../../../shared/contracts/partnerBrands.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { Disclosure } from "../../../../shared/ui/Disclosure.tsx";
import { Picture } from "../../../../shared/ui/Picture.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { imageUrl } from "./imageUrl.ts";
import { texts } from "./texts.ts";

interface PhotoPoolProps {
  photos: readonly BrandImage[];
  onAdd: (id: string) => void;
  announce: (words: string) => void;
}

/** The project's other photos, which can be added to this brand. */
export function PhotoPool({ photos, onAdd, announce }: PhotoPoolProps) {
  const { photos: words } = useTexts(texts);
  return (
    <Disclosure summary={`${words.pool} (${photos.length})`}>
      <ul className="photo-pool">
        {photos.map(({ id, url }, index) => (
          <li key={id}>
            <Picture
              src={imageUrl(url)}
              name={words.poolName({ position: index + 1 })}
              alt={words.poolName({ position: index + 1 })}
              ratio={3 / 2}
            />
            <Button
              wide
              aria-label={words.takeNamed({ position: index + 1 })}
              onClick={() => {
                onAdd(id);
                announce(words.added);
              }}
            >
              {words.take}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
