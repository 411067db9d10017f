import type { Client } from "../../shared/api/client.ts";
import type { Outcome } from "../../shared/api/outcome.ts";
import { partnerBrands, type PartnerBrand } from "../../shared/contracts/partnerBrands.ts";
import { notFound } from "./notFound.ts";
import type { PortalStore } from "./storeType.ts";

/** Reads one brand. The API only lists all brands (A7.15), so a missing one is a 404. */
export async function findBrand(
  client: Client,
  { slug, id }: { readonly slug: string; readonly id: string },
  signal?: AbortSignal,
): Promise<Outcome<PartnerBrand>> {
  const outcome = await client.call(partnerBrands, { path: { slug } }, signal ? { signal } : {});
  if (!outcome.ok) return outcome;
  const brand = outcome.value.brands.find((candidate) => candidate.id === id);
  return brand ? { ok: true, value: brand } : notFound;
}

export function readBrand(
  portal: PortalStore,
  id: string,
  signal?: AbortSignal,
): Promise<Outcome<PartnerBrand>> {
  return findBrand(portal.client(), { slug: portal.slug(), id }, signal);
}

/** Updates the list of brands after a read. */
export function applyBrand({ resources }: PortalStore, brand: PartnerBrand): void {
  resources.brands.change((brands) => replaceById(brands, brand));
}

/** Updates the list of brands and the project after a write. */
export function applyWrittenBrand(portal: PortalStore, brand: PartnerBrand): void {
  applyBrand(portal, brand);
  portal.changeProject((project) => ({
    ...project,
    brands: replaceById(project.brands, brand),
  }));
}

export function replaceById<T extends { readonly id: string }>(list: readonly T[], item: T): T[] {
  return list.map((candidate) => (candidate.id === item.id ? item : candidate));
}
