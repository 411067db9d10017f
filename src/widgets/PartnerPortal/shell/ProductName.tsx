import { initials } from "../../../shared/ui/initials.ts";
import { safeHref } from "../../../shared/host/safeHref.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";

/** The product's logo, `links.logo` of the page configuration or a tile with its initials, beside its name. */
export function ProductName() {
  const { product, links } = useEnvironment().config;
  const logo = safeHref(links["logo"]);
  return (
    <span className="portal-product" translate="no">
      {logo ? (
        <img className="portal-logo" src={logo} alt="" />
      ) : (
        <span className="portal-logo portal-initials" aria-hidden="true">
          {initials(product.name)}
        </span>
      )}
      <span>{product.name}</span>
    </span>
  );
}
