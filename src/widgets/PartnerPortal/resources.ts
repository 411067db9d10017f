import type { Outcome } from "../../shared/api/outcome.ts";
import type { Client } from "../../shared/api/client.ts";
import {
  brandImages,
  brandTags,
  cmsProviders,
  partnerBrands,
} from "../../shared/contracts/partnerBrands.ts";
import { stripeAccounts } from "../../shared/contracts/partnerFinances.ts";
import { partnerLocations } from "../../shared/contracts/partnerLocations.ts";
import { integrations, projectBySlug } from "../../shared/contracts/partnerProject.ts";
import { partnerPermissions, teamMembers } from "../../shared/contracts/partnerTeam.ts";
import { createResource } from "../../shared/flow/resource.ts";

interface ResourcesDeps {
  readonly client: () => Client;
  readonly slug: () => string;
  readonly signal: AbortSignal;
}

export type Resources = ReturnType<typeof createResources>;

/**
 * The data that the sections read in addition to the project. Each resource is read once and kept
 * until it is reset.
 */
export function createResources({ client, slug, signal: portalSignal }: ResourcesDeps) {
  const path = () => ({ slug: slug() });
  return {
    locations: createResource(
      async (signal) =>
        mapValue(
          await client().call(partnerLocations, { path: path() }, { signal }),
          ({ locations }) => locations,
        ),
      portalSignal,
    ),
    /** The locations without a payment account (P15). */
    disconnected: createResource(
      async (signal) =>
        mapValue(
          await client().call(
            projectBySlug,
            { path: path(), query: { connected_status: "disconnected" } },
            { signal },
          ),
          ({ projectLocations }) => projectLocations,
        ),
      portalSignal,
    ),
    brands: createResource(
      async (signal) =>
        mapValue(
          await client().call(partnerBrands, { path: path() }, { signal }),
          ({ brands }) => brands,
        ),
      portalSignal,
    ),
    accounts: createResource(
      async (signal) =>
        mapValue(
          await client().call(stripeAccounts, { path: path() }, { signal }),
          ({ partnerStripeAccounts }) => partnerStripeAccounts,
        ),
      portalSignal,
    ),
    members: createResource(
      async (signal) =>
        mapValue(
          await client().call(teamMembers, { path: path() }, { signal }),
          ({ teamMembers: members }) => members,
        ),
      portalSignal,
    ),
    permissions: createResource(
      (signal) => client().call(partnerPermissions, { path: path() }, { signal }),
      portalSignal,
    ),
    images: createResource(
      (signal) => client().call(brandImages, { path: path() }, { signal }),
      portalSignal,
    ),
    tags: createResource((signal) => client().call(brandTags, {}, { signal }), portalSignal),
    cmsProviders: createResource(
      async (signal) =>
        mapValue(
          await client().call(cmsProviders, {}, { signal }),
          ({ cmsProviders: providers }) => providers,
        ),
      portalSignal,
    ),
    integrations: createResource(
      (signal) => client().call(integrations, { path: path() }, { signal }),
      portalSignal,
    ),
  };
}

function mapValue<A, B>(outcome: Outcome<A>, part: (value: A) => B): Outcome<B> {
  return outcome.ok ? { ok: true, value: part(outcome.value) } : outcome;
}
