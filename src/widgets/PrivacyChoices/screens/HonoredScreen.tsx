import { dayIn, longDate } from "../../../shared/time/calendar.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface HonoredScreenProps {
  readonly atMs: number;
  readonly reference: string | null;
  readonly email: string;
  readonly isKept: boolean;
  readonly product: string;
  readonly onClose: () => void;
}

/** Confirms the request: the date, a reference if the server gave one, and what it covers (D1). */
export function HonoredScreen({
  atMs,
  reference,
  email,
  isKept,
  product,
  onClose,
}: HonoredScreenProps) {
  const copy = useTexts(texts);
  const { lang } = useEnvironment();
  return (
    <>
      <dl className="privacy-proof">
        <dt>{copy.received}</dt>
        <dd>{longDate(dayIn(null, atMs), lang)}</dd>
        {reference && (
          <>
            <dt>{copy.reference}</dt>
            <dd className="figures" translate="no">
              {reference}
            </dd>
          </>
        )}
      </dl>
      <div className="privacy-covers">
        <h3>{copy.covers}</h3>
        <ul>
          <li>{copy.coversPerson({ email: email.trim() })}</li>
          <li>
            {isKept ? copy.coversBrowser({ product }) : copy.coversBrowserShortly({ product })}
          </li>
        </ul>
        <p className="muted">{copy.elsewhereToo}</p>
      </div>
      <Button kind="primary" onClick={onClose} wide>
        {copy.close}
      </Button>
    </>
  );
}
