import type { RequestHandler } from "msw";
import {
  deletePartnerItem,
  partnerLocationById,
  partnerLocations,
  updatePartnerLocation,
} from "../src/shared/contracts/partnerLocations.ts";
import { answer } from "./answer.ts";
import type { Backend } from "./backend.ts";
import { asEditor, asMember, mayEdit, mayEditBrand } from "./partnerAccess.ts";
import type { WireLocation } from "./partnerState.ts";
import { partnerStore } from "./partnerStore.ts";
import { lost, refuse } from "./refusal.ts";

export function locationCalls(backend: Backend): RequestHandler[] {
  return [
    answer(partnerLocations, (call) =>
      asMember(backend, call, ({ project }) => ({ locations: project.locations })),
    ),
    answer(partnerLocationById, (call) =>
      asMember(backend, call, ({ project }) => {
        const location = project.locations.find(({ id }) => `${id}` === call.path.id);
        if (!location) return refuse(404, "Not found");
        const answered = { ...location, steps_data: { ...location.steps_data } };
        colleagueChanges(backend, location);
        return { location: answered };
      }),
    ),
    answer(updatePartnerLocation, (call) =>
      asEditor(backend, call, "locations", (presence) => {
        const location = presence.project.locations.find(({ id }) => `${id}` === call.path.id);
        if (!location) return refuse(404, "Not found");
        if (!mayEditBrand(presence, location.partner_brand_id))
          return refuse(403, "You may not edit this.");
        const changes = call.body.partner_project_location ?? {};
        const errors = fieldErrors(changes);
        if (Object.keys(errors).length) return refuse(422, { errors });
        const { partner_brand_id: brand, partner_stripe_account_id: account, ...rest } = changes;
        Object.assign(location, rest);
        if (brand !== undefined) location.partner_brand_id = brand ? Number(brand) : null;
        if (account !== undefined) {
          location.partner_stripe_account_id = account ? Number(account) : null;
          for (const stripeAccount of presence.project.accounts) {
            stripeAccount.partner_location_ids = stripeAccount.partner_location_ids
              .filter((id) => id !== location.id)
              .concat(stripeAccount.id === location.partner_stripe_account_id ? [location.id] : []);
          }
        }
        const state = backend.state(partnerStore);
        if (state.losesSaves > 0) {
          state.losesSaves -= 1;
          return lost;
        }
        return { location };
      }),
    ),
    answer(deletePartnerItem, (call) =>
      asEditor(backend, call, call.path.type === "brands" ? "brands" : "locations", (presence) => {
        const { project } = presence;
        const { type, id } = call.path;
        if (type !== "brands" && type !== "locations") return refuse(404, "Not found");
        const brand =
          type === "brands"
            ? Number(id)
            : (project.locations.find((one) => `${one.id}` === id)?.partner_brand_id ?? null);
        if (!mayEdit(presence, type) || !mayEditBrand(presence, brand))
          return refuse(403, "You may not remove this.");
        if (
          type === "brands" &&
          project.locations.some(({ partner_brand_id: used }) => `${used}` === id)
        )
          return refuse(422, "This brand has locations. Move them to another brand first.");
        if (type === "brands") project.brands = project.brands.filter((one) => `${one.id}` !== id);
        else project.locations = project.locations.filter((one) => `${one.id}` !== id);
        return { ok: true };
      }),
    ),
  ];
}

function fieldErrors(changes: object): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if ("zip_code" in changes && changes.zip_code === "00000")
    errors["zip_code"] = ["is not a ZIP code that we know"];
  if (
    "menu_url" in changes &&
    typeof changes.menu_url === "string" &&
    changes.menu_url &&
    !URL.canParse(changes.menu_url)
  )
    errors["menu_url"] = ["is not a web address"];
  return errors;
}

/** A colleague changes the location right after it was first read. */
function colleagueChanges(backend: Backend, location: WireLocation): void {
  const state = backend.state(partnerStore);
  if (!state.colleagueChanges) return;
  state.colleagueChanges = false;
  location.city = "Round Rock";
  location.phone = "(512) 555-0777";
}
