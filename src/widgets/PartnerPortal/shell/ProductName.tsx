import { safeHref } from "../../../shared/ui/safeHref.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";

/** The product's logo, `links.logo` of the page configuration, else its name. */
export function ProductName() {
  const { product, links } = useEnvironment().config;
  const logo = safeHref(links["logo"]);
  return logo ? (
    <img className="portal-logo" src={logo} alt={product.name} />
  ) : (
    <span translate="no">{product.name}</span>
  );
}
