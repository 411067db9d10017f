import * as z from "zod/mini";
import { answer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { id, list, maybe, numeric, text } from "./fields.ts";

const optionalText = maybe(text);

/** The id is in `id` or `place_id` (L2), and the name may be in `main_text` or `description`. */
const prediction = z.pipe(
  z.object({
    id: maybe(id),
    placeId: maybe(id),
    name: optionalText,
    mainText: optionalText,
    description: optionalText,
    address: optionalText,
    formattedAddress: optionalText,
    secondaryText: optionalText,
  }),
  z.transform(
    ({
      id: rowId,
      placeId,
      name,
      mainText,
      description,
      address,
      formattedAddress,
      secondaryText,
    }) => ({
      id: rowId ?? placeId,
      name: name ?? mainText ?? description,
      address: address ?? formattedAddress ?? secondaryText,
    }),
  ),
);

const placeResult = z.pipe(
  z.pipe(
    prediction,
    z.object({
      id: z.string(),
      name: z.string().check(z.minLength(1)),
      address: z.nullable(z.string()),
    }),
  ),
  z.transform((place) => place),
);

/** All known facts about a restaurant, which also become its brand data (L3). */
export const placeFacts = z.object({
  id: maybe(id),
  placeId: maybe(id),
  name: z.string().check(z.minLength(1)),
  address: optionalText,
  city: optionalText,
  state: optionalText,
  zipCode: optionalText,
  phone: optionalText,
  website: optionalText,
  rating: maybe(numeric),
  types: list(text),
  photos: list(z.unknown()),
  location: maybe(z.unknown()),
});

/** A restaurant that a search found. */
export type PlaceResult = z.output<typeof placeResult>;
export type PlaceDetails = z.output<typeof placeFacts>;

/** Suggests places while the person types, from three characters on (A7.37, L2). */
export const autocompletePlaces = endpoint<{ query: { query: string } }>()({
  name: "autocompletePlaces",
  method: "GET",
  path: "/api/places/autocomplete",
  output: answer(z.object({ predictions: list(placeResult) })),
});

/** Finds places by a complete search text (A7.38, L2). It only reads, although it is a POST. */
export const searchPlaces = endpoint<{ body: { q: string } }>()({
  name: "searchPlaces",
  method: "POST",
  path: "/places/search",
  timeoutPolicy: "read",
  output: answer(z.object({ places: list(placeResult) })),
});

/** All known facts about one place (A7.39, L3). It only reads, although it is a POST. */
export const placeDetails = endpoint<{ path: { id: string } }>()({
  name: "placeDetails",
  method: "POST",
  path: "/places/{id}/details",
  timeoutPolicy: "read",
  output: answer(placeFacts, "place"),
});
