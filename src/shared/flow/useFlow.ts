import { useStore } from "zustand";
import type { Flow, FlowState } from "./flow.ts";

/** The flow's current state. Renders again when it changes. */
export function useFlow<S extends FlowState, E>(flow: Flow<S, E>): S {
  return useStore(flow.store);
}
