import { useState } from "react";
import { safeHref } from "../../shared/host/safeHref.ts";
import { useEnvironment } from "../../shared/widget/environment.ts";
import type { Options } from "./options.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/**
 * The product's and the partner's names side by side; a logo that fails to load is replaced by the
 * partner's name.
 */
export function CoBrandLogos({ options: { partnerName, partnerLogo } }: { options: Options }) {
  const copy = useTexts(texts);
  const { product } = useEnvironment().config;
  const [broken, setBroken] = useState<string>();
  const logo = safeHref(partnerLogo);
  const isPicture = logo && !/^(mailto|tel|sms):/i.test(logo) && logo !== broken;
  return (
    <p className="lock-up" translate="no">
      <span>{product.name}</span>
      {(isPicture || partnerName) && (
        <>
          <span className="visually-hidden"> {copy.and} </span>
          <span className="partner">
            {isPicture ? (
              <img src={logo} alt={partnerName ?? ""} height="28" onError={() => setBroken(logo)} />
            ) : (
              partnerName
            )}
          </span>
        </>
      )}
    </p>
  );
}
