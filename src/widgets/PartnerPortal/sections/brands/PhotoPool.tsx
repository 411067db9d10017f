import type { BrandImage } from "../../../../shared/contracts/partnerBrands.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { Disclosure } from "../../../../shared/ui/Disclosure.tsx";
import { Picture } from "../../../../shared/ui/Picture.tsx";
import { copy } from "./copy.ts";
import { pictureUrl } from "./pictureUrl.ts";

interface PhotoPoolProps {
  photos: readonly BrandImage[];
  onTake: (id: string) => void;
  say: (words: string) => void;
}

const { photos: words } = copy;

/** What other brands of the project show, or showed. */
export function PhotoPool({ photos, onTake, say }: PhotoPoolProps) {
  return (
    <Disclosure summary={`${words.pool} (${photos.length})`}>
      <ul className="photo-pool">
        {photos.map(({ id, url }, index) => (
          <li key={id}>
            <Picture
              src={pictureUrl(url)}
              name={words.poolName(index + 1)}
              alt={words.poolName(index + 1)}
              ratio={3 / 2}
            />
            <Button
              wide
              aria-label={words.takeNamed(index + 1)}
              onClick={() => {
                onTake(id);
                say(words.added);
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
