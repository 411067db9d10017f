import { createStore } from "zustand/vanilla";
import type { PlaybackChoice } from "../../shared/carousel/useRotation.ts";
import { ipLocation, mapBrands } from "../../shared/contracts/locations.ts";
import { brandsOf } from "../../shared/contracts/mapBrand.ts";
import type { Position } from "../../shared/contracts/position.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";
import { transition, type Event, type State } from "./flow.ts";

/**
 * Milliseconds that the brands wait for the visitor's position; afterwards they are ranked from the
 * default one until it arrives.
 */
const visitorTimeoutMs = 2_000;

/** The carousel's position, kept when the React tree is mounted again. */
export interface CarouselPosition {
  /** The first brand in view, counted from 0. */
  readonly item: number;
  /**
   * Whether `item` counts in the ranking from the visitor's position; a new ranking starts at its
   * first brand.
   */
  readonly isNear: boolean;
  readonly choice: PlaybackChoice;
}

export type CarouselStore = ReturnType<typeof createBrandCarousel>;

/**
 * Loads the brands and the visitor's position in parallel. The position may fail; the brands can be
 * retried (fault I5).
 */
export function createBrandCarousel({ options, environment }: StoreDeps<Options>) {
  const position = createStore<CarouselPosition>(() => ({ item: 0, isNear: false, choice: null }));
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
        const timeout = new Promise<null>((resolve) => {
          const timer = setTimeout(resolve, visitorTimeoutMs, null);
          signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
        });
        visitor = lookUpVisitor();
        const visitorInTime = Promise.race([visitor, timeout]);
        const { brands: providedBrands } = options();
        const answer = providedBrands
          ? { ok: true as const, value: brandsOf(providedBrands) ?? [] }
          : await clientOf(environment()).call(mapBrands, {}, { signal });
        send(
          answer.ok
            ? { type: "found", brands: answer.value, visitor: await visitorInTime }
            : { type: "brandsFailed" },
        );
      },
      failed(_, { send, signal }) {
        onOnline(signal, () => send({ type: "retried" }));
      },
      async loaded({ visitor: knownPosition }, { send }) {
        const visitorPosition = knownPosition ? null : await visitor;
        if (visitorPosition) send({ type: "located", visitor: visitorPosition });
      },
    },
    signal: environment().signal,
    onBug: reportBug(environment),
  });
  return { flow, position };
}
