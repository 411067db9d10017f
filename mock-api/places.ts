import { autocompletePlaces, placeDetails, searchPlaces } from "../src/shared/contracts/places.ts";
import { answer } from "./answer.ts";
import type { Area } from "./backend.ts";
import { refuse } from "./refusal.ts";

interface WirePlace {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly phone: string;
  readonly website: string;
  readonly rating: number;
}

export interface PlacesState {
  places: WirePlace[];
  /** Whether suggestions and searches fail. */
  isDown: boolean;
}

/** The restaurants of the type-ahead. */
export const places: Area<PlacesState> = {
  key: "places",
  initial: () => ({ places: knownPlaces(), isDown: false }),
  scenarios: {
    "places-down": (state) => void (state.isDown = true),
  },
  handlers: (backend) => {
    const state = () => backend.state(places);
    const matching = (query = "") =>
      state().places.filter(({ name, city }) =>
        `${name} ${city}`.toLowerCase().includes(query.trim().toLowerCase()),
      );
    return [
      answer(autocompletePlaces, ({ query }) =>
        state().isDown
          ? refuse(422, "Places are down")
          : { predictions: matching(query.query).slice(0, 5).map(brief) },
      ),
      answer(searchPlaces, ({ body }) =>
        state().isDown ? refuse(422, "Places are down") : { places: matching(body.q).map(brief) },
      ),
      answer(placeDetails, ({ path }) => {
        const place = state().places.find(({ id }) => id === path.id);
        return place
          ? {
              place: {
                ...place,
                types: ["restaurant", "food"],
                photos: [],
                location: { lat: 30.2672, lng: -97.7431 },
              },
            }
          : refuse(404, "Not found");
      }),
    ];
  },
};

function brief({ id, name, address, city, state }: WirePlace): object {
  return { place_id: id, name, address: `${address}, ${city}, ${state}` };
}

function knownPlaces(): WirePlace[] {
  const rows: readonly (readonly [
    name: string,
    address: string,
    city: string,
    state: string,
    zip: string,
  ])[] = [
    ["Fig & Ember", "1204 South Congress Avenue", "Austin", "TX", "78704"],
    ["Figaro Trattoria", "88 Rainey Street", "Austin", "TX", "78701"],
    ["The Fig Tree", "515 Villita Street", "San Antonio", "TX", "78205"],
    ["Harbor & Vine", "2 Water Street", "Brooklyn", "NY", "11201"],
    ["Kome Noodles", "4917 Airport Boulevard", "Austin", "TX", "78751"],
    [
      "Grandmother Eleanor’s Kitchen, Smokehouse & Garden Terrace",
      "12 Old Farm Road",
      "Fredericksburg",
      "TX",
      "78624",
    ],
  ];
  return rows.map(([name, address, city, state, zip_code], index) => ({
    id: `place-${index + 1}`,
    name,
    address,
    city,
    state,
    zip_code,
    phone: `+1 512 555-02${10 + index}`,
    website: `https://restaurant-${index + 1}.example.com`,
    rating: 4 + (index % 10) / 10,
  }));
}
