import { createStore } from "zustand/vanilla";
import type { PlaybackChoice } from "../../shared/carousel/useRotation.ts";
import { ipLocation, mapBrands } from "../../shared/contracts/locations.ts";
import { brandsOf } from "../../shared/contracts/mapBrand.ts";
import type { Position } from "../../shared/contracts/position.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";
import { transition, type Event, type State } from "./state.ts";

/** Brands wait so long for the visitor's position, in milliseconds, and are then ranked from the default one until it comes. */
const positionMs = 2_000;

/** What the carousel remembers when its React tree is made anew. */
export interface Show {
  /** The brand that comes first in view, counted from 0. */
  readonly item: number;
  /** Among the brands ranked from the visitor's position; those ranked anew begin at the first. */
  readonly isNear: boolean;
  readonly choice: PlaybackChoice;
}

export type CarouselStore = ReturnType<typeof createBrandCarousel>;

/** Loads brands and the visitor's position side by side; the position may fail, the brands may be tried again (fault I5). */
export function createBrandCarousel({ options, environment }: StoreStart<Options>) {
  const show = createStore<Show>(() => ({ item: 0, isNear: false, choice: null }));
  let visitor: Promise<Position | null> | undefined;

  async function lookUpVisitor(): Promise<Position | null> {
    const answer = await clientOf(environment()).call(
      ipLocation,
      {},
      { signal: environment().signal },
    );
    return answer.ok ? answer.value : null;
  }

  const flow = createFlow<State, Event>({
    initial: { kind: "loading", attempt: 0 },
    transition,
    effects: {
      async loading(_, { send, signal }) {
        const patience = new Promise<null>((resolve) => {
          const timer = setTimeout(resolve, positionMs, null);
          signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
        });
        visitor = lookUpVisitor();
        const soon = Promise.race([visitor, patience]);
        const { brands: given } = options();
        const answer = given
          ? { ok: true as const, value: brandsOf(given) ?? [] }
          : await clientOf(environment()).call(mapBrands, {}, { signal });
        send(
          answer.ok
            ? { type: "found", brands: answer.value, visitor: await soon }
            : { type: "brands-failed" },
        );
      },
      async shown({ visitor: known }, { send }) {
        const late = known ? null : await visitor;
        if (late) send({ type: "located", visitor: late });
      },
    },
    signal: environment().signal,
    onBug: (error) => environment().fail("render", String(error)),
  });
  return { flow, show };
}
