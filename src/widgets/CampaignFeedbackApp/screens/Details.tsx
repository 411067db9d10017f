import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { timeText, type Review } from "../review.ts";
import { texts } from "../texts.ts";

/** The known details of the campaign. */
export function Details({ review, start }: { review: Review; start: string | null }) {
  const copy = useTexts(texts);
  const { lang } = useEnvironment();
  const words = copy.details;
  const rows = [
    [words.start, start],
    [words.sendTime, timeText(review.sendTime, lang)],
    [words.brand, review.brandName],
    [words.owners, review.owners.join(", ")],
    [words.emails, review.emails.length || null],
  ].filter(([, value]) => value);
  return (
    <section className="campaign-details" aria-label={words.heading}>
      <h3>
        {words.heading}{" "}
        <span className={`campaign-status ${review.status}`}>{copy.status[review.status]}</span>
      </h3>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
