import { defineWidget } from "../../shared/widget/defineWidget.ts";
import { options } from "./options.ts";
import { Root } from "./Root.tsx";
import { createPortal } from "./store.ts";

export default defineWidget({
  options,
  Root,
  createStore: createPortal,
  preload: ({ flow, signIn }) =>
    flow.store.getState().kind === "signedOut" ? signIn.load() : undefined,
  funnel: () => import("./funnel.ts"),
  examples: () => import("./examples.ts"),
});
