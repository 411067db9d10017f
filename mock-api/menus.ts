import {
  menuLocation,
  menuLocations,
  menuProject,
  saveMenu,
} from "../src/shared/contracts/menus.ts";
import { answer } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { manyMenuLocations, menuLocationsAtFirst, type WireLocation } from "./menuLocations.ts";
import { elsewhere, lost, refuse, reply } from "./refusal.ts";
import { accountOf } from "./session.ts";

export interface MenusState {
  locations: WireLocation[];
  isEditable: boolean;
  /** `answer-lost`: carried out without an answer. `down`: not carried out. */
  saving: "well" | "answer-lost" | "down" | "refused" | "forbidden";
  /** Changes that a colleague makes just before the next save. */
  colleague: Partial<WireLocation> | null;
  /** Ids of locations whose saves fail. */
  broken: number[];
  /** The number of saves carried out. */
  writes: number;
}

/** The token on pages that know their partner. */
const partnerToken = "harness-partner";

const slug = "luna";

/** The locations of one project for the menu form (U1). */
export const menus: Area<MenusState> = {
  key: "menus",
  initial: () => ({
    locations: menuLocationsAtFirst(),
    isEditable: true,
    saving: "well",
    colleague: null,
    broken: [],
    writes: 0,
  }),
  scenarios: {
    "menus-read-only": (state) => void (state.isEditable = false),
    "menus-one-location": (state) => void state.locations.splice(1),
    "menus-none": (state) => void (state.locations = []),
    "menus-many": (state) => void (state.locations = manyMenuLocations()),
    "menus-unknown-status": (state) =>
      void (state.locations[0]!.menu_visibility!["status"] = "seasonal_menu"),
    "menus-colleague-link": (state) =>
      void (state.colleague = { menu_url: "https://luna.example.com/summer" }),
    "menus-colleague-note": (state) =>
      void (state.colleague = {
        menu_visibility: { ...state.locations[0]!.menu_visibility, note: "Terrace closes at nine" },
      }),
    "menus-answer-lost": (state) => void (state.saving = "answer-lost"),
    "menus-down": (state) => void (state.saving = "down"),
    "menus-refused": (state) => void (state.saving = "refused"),
    "menus-forbidden": (state) => void (state.saving = "forbidden"),
    "menus-copy-fails": (state) => void state.broken.push(13),
  },
  handlers: (backend) => [
    answer(menuProject, ({ path, token }) => {
      if (path.slug !== slug) return elsewhere;
      if (!isPartner(backend, token)) return refuse(401, "Unauthorized");
      const { isEditable, locations } = backend.state(menus);
      const count = locations.length;
      return {
        project: {
          slug,
          project_name: "Luna Hospitality",
          locations_editable: isEditable,
          sections_metadata: {
            locations: {
              editable_count: isEditable ? count : 0,
              total_count: count,
              none_editable: !isEditable,
              all_editable: isEditable,
            },
          },
        },
      };
    }),
    answer(menuLocations, ({ path, token }) => {
      if (path.slug !== slug) return elsewhere;
      return isPartner(backend, token)
        ? reply(200, { locations: backend.state(menus).locations })
        : refuse(401, "Unauthorized");
    }),
    answer(menuLocation, ({ path, token }) => {
      if (path.slug !== slug) return elsewhere;
      if (!isPartner(backend, token)) return refuse(401, "Unauthorized");
      const state = backend.state(menus);
      const location = state.locations.find(({ id }) => `${id}` === path.id);
      if (!location) return refuse(404, "Not found");
      if (state.colleague) Object.assign(location, state.colleague);
      state.colleague = null;
      return reply(200, { location });
    }),
    answer(saveMenu, ({ path, token, body }) => {
      if (path.slug !== slug) return elsewhere;
      if (!isPartner(backend, token)) return refuse(401, "Unauthorized");
      const state = backend.state(menus);
      const location = state.locations.find(({ id }) => `${id}` === path.id);
      const changes = body.partner_project_location;
      if (!location) return refuse(404, "Not found");
      if (state.saving === "down" || state.broken.includes(location.id))
        return reply(503, "<h1>Service unavailable</h1>");
      if (state.saving === "forbidden" || !state.isEditable) return refuse(403, "Forbidden");
      if (state.saving === "refused")
        return refuse(422, {
          errors: { menu_url: ["This menu could not be read by our menu service."] },
        });
      Object.assign(location, {
        menu_url: changes?.menu_url ?? location.menu_url,
        menu_visibility: changes?.menu_visibility ?? location.menu_visibility,
      });
      state.writes++;
      if (state.saving === "answer-lost") return lost;
      return reply(200, { location });
    }),
  ],
};

function isPartner(backend: Backend, token: string | null): boolean {
  return token === partnerToken || accountOf(backend, token) !== undefined;
}
