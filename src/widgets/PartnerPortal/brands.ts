import type { Client } from "../../../../shared/api/client.ts";
import { failed, type Outcome } from "../../../../shared/api/outcome.ts";
import { partnerBrands, type PartnerBrand } from "../../../../shared/contracts/partnerBrands.ts";
import type { PortalStore } from "../../store.ts";

/** One brand as it is now. Only the list can be read (A7.15), so a brand that is not in it is gone: a refusal with 404. */
export async function findBrand(
  client: Client,
  { slug, id }: { readonly slug: string; readonly id: string },
  signal?: AbortSignal,
): Promise<Outcome<PartnerBrand>> {
  const outcome = await client.call(partnerBrands, { path: { slug } }, signal ? { signal } : {});
  if (!outcome.ok) return outcome;
  const found = outcome.value.brands.find((brand) => brand.id === id);
  return found
    ? { ok: true, value: found }
    : failed({
        kind: "rejected",
        status: 404,
        message: null,
        messages: [],
        fields: {},
        retryAfter: null,
      });
}

export function readBrand(
  portal: PortalStore,
  id: string,
  signal?: AbortSignal,
): Promise<Outcome<PartnerBrand>> {
  return findBrand(portal.client(), { slug: portal.slug(), id }, signal);
}
