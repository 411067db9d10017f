import { ambassadorPage } from "../src/shared/contracts/ambassadors.ts";
import { answer } from "./answer.ts";
import type { Area } from "./backend.ts";
import { knownBrands, type WireBrand } from "./mapBrands.ts";
import { refuse } from "./refusal.ts";

interface WireAmbassador {
  readonly slug: string;
  readonly name: string;
  profile_picture: string | null;
  bio: string | null;
}

export interface AmbassadorsState {
  ambassador: WireAmbassador;
  offer: object | null;
  hasBrands: boolean;
  isDown: boolean;
}

/** An ambassador with an offer and a few brands. */
export const ambassadors: Area<AmbassadorsState> = {
  key: "ambassadors",
  initial: () => ({
    ambassador: {
      slug: "noor",
      name: "Noor Haddad",
      profile_picture: "/pictures/noor-haddad.svg",
      bio: "I eat my way through Texas and write it down. These are the tables that I come back to.",
    },
    offer: {
      code: "NOOR25",
      amount: 25,
      minimum_spend_amount: 50,
      expiration: { mode: "days", days: 30, date: null },
    },
    hasBrands: true,
    isDown: false,
  }),
  scenarios: {
    "ambassador-plain": (state) => {
      Object.assign(state.ambassador, { profile_picture: null, bio: null });
      state.offer = null;
    },
    "ambassador-no-brands": (state) => void (state.hasBrands = false),
    "ambassador-down": (state) => void (state.isDown = true),
  },
  handlers: (backend) => {
    const state = () => backend.state(ambassadors);
    return [
      answer(ambassadorPage, ({ path }) => {
        const { ambassador, offer, hasBrands, isDown } = state();
        if (isDown) return refuse(503, "Resting");
        if (path.slug !== ambassador.slug) return refuse(404, "Not found");
        return { ambassador, offer, brands: hasBrands ? favorites() : [] };
      }),
    ];
  },
};

function favorites(): WireBrand[] {
  return knownBrands().filter(({ slug }) =>
    ["harbor-grill", "osteria-lucca", "casa-marisol"].includes(slug),
  );
}
