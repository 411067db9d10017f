import { createStore } from "zustand/vanilla";
import { createFlow } from "../../shared/flow/flow.ts";
import { copyText } from "../../shared/host/clipboard.ts";
import { matchesMedia, onMediaChange } from "../../shared/host/media.ts";
import { toJson } from "../../shared/json/json.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { codeAsked } from "./code.ts";
import { createEffects } from "./effects.ts";
import { initial, transition, type Event, type State } from "./flow.ts";
import type { Options } from "./options.ts";

/** What became of the last press on Copy; `times` tells one from the next. */
export interface Copied {
  readonly result: "copied" | "refused" | null;
  readonly times: number;
}

export type GiftingStore = ReturnType<typeof createGifting>;

/** One gift: what is known of it, where the guest is, and what was copied. */
export function createGifting({ options, environment }: StoreStart<Options>) {
  const { signal, fail } = environment();
  const place = createStore(() => ({ isDesktop: matchesMedia("desktop") }));
  onMediaChange("desktop", signal, () => place.setState({ isDesktop: matchesMedia("desktop") }));

  const copied = createStore<Copied>(() => ({ result: null, times: 0 }));
  const asked = (): string => toJson([options().gift, options().code]);
  let seen = asked();
  let changes = 0;

  const flow = createFlow<State, Event>({
    initial,
    transition,
    signal,
    onBug: (error) => fail("render", `RedeemGifting: ${String(error)}`),
    effects: createEffects({
      client: () => clientOf(environment()),
      options,
      code: () => codeAsked(options(), environment()),
    }),
  });

  return {
    flow,
    place,
    copied,
    /** The host may have changed its options: another gift is read anew. */
    follow(): void {
      if (seen === asked()) return;
      seen = asked();
      copied.setState({ result: null, times: 0 });
      flow.send({ kind: "changed", attempt: ++changes * 1000 });
    },
    async copy(code: string): Promise<void> {
      const isCopied = await copyText(code);
      if (isCopied && copied.getState().result !== "copied") environment().done("code-copied");
      copied.setState(({ times }) => ({
        result: isCopied ? "copied" : "refused",
        times: times + 1,
      }));
    },
  };
}
