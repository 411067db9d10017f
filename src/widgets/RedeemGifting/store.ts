import { createStore } from "zustand/vanilla";
import { createFlow } from "../../shared/flow/flow.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { copyText } from "../../shared/host/clipboard.ts";
import { matchesMedia, onMediaChange } from "../../shared/host/media.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { onOptionChange } from "../../shared/flow/onOptionChange.ts";
import { requestedCode } from "./code.ts";
import { createEffects } from "./effects.ts";
import { initial, transition, type Event, type State } from "./flow.ts";
import type { Options } from "./options.ts";

/** The result of the last copy; `times` counts the presses. */
export interface Copied {
  readonly result: "copied" | "refused" | null;
  readonly times: number;
}

export type GiftingStore = ReturnType<typeof createGifting>;

/** A gift with its state, the device and the last copy. */
export function createGifting(deps: StoreDeps<Options>) {
  const { options, environment } = deps;
  const { signal } = environment();
  const device = createStore(() => ({ isDesktop: matchesMedia("desktop") }));
  onMediaChange("desktop", signal, () => device.setState({ isDesktop: matchesMedia("desktop") }));

  const copied = createStore<Copied>(() => ({ result: null, times: 0 }));
  let changes = 0;

  const flow = createFlow<State, Event>({
    initial,
    transition,
    signal,
    onBug: reportBug(environment),
    effects: createEffects({
      client: () => clientOf(environment()),
      options,
      code: () => requestedCode(options(), environment()),
    }),
  });

  onOptionChange(
    deps,
    ({ gift, code }) => [gift, code],
    () => {
      copied.setState({ result: null, times: 0 });
      flow.send({ type: "changed", attempt: ++changes * 1000 });
    },
  );

  return {
    flow,
    device,
    copied,
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
