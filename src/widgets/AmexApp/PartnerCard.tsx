import { useEnvironment } from "../../shared/widget/environment.ts";

/**
 * The picture of the partner's card, drawn with the brand's tokens. It says nothing that the
 * heading does not say, so screen readers skip it.
 */
export function PartnerCard({ name }: { name: string | undefined }) {
  const { product } = useEnvironment().config;
  return (
    <div className="partner-card" aria-hidden="true" translate="no">
      <span>{name || product.name}</span>
      <span className="chip" />
      {name && <span className="issuer">{product.name}</span>}
    </div>
  );
}
