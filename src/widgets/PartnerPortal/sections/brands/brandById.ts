import { failed, type Outcome } from '../../../../shared/api/outcome.ts'
import { partnerBrands, type PartnerBrand } from '../../../../shared/contracts/partnerBrands.ts'
import type { PortalStore } from '../../store.ts'

/** One brand as it is now. Only the list can be read (A7.15), so a brand that is not in it is gone. */
export async function readBrand(portal: PortalStore, id: string, signal?: AbortSignal): Promise<Outcome<PartnerBrand>> {
  const outcome = await portal.client().call(partnerBrands, { path: { slug: portal.slug() } }, signal ? { signal } : {})
  if (!outcome.ok) return outcome
  const found = outcome.value.brands.find((brand) => brand.id === id)
  return found ? { ok: true, value: found } : failed({ kind: 'rejected', status: 404, message: null, messages: [], fields: {}, retryAfter: null })
}
