import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { id } from "../../shared/telemetry/fields.ts";
import type { PortalStore } from "./storeType.ts";

export const funnel = defineFunnel({
  steps: {
    /** The partner has to sign in. */
    "sign-in-asked": {},
    /** The partner chooses one of several projects. */
    "project-asked": {},
    /** A project is shown. */
    "project-viewed": {},
    /** The project could not be shown. */
    "project-not-found": {},
    /** The user is asked whether to submit the project. */
    "submit-asked": {},
    /** The project is being submitted. */
    submitted: {},
  },
  outcomes: {
    /** The project was submitted. */
    submitted: { project: id },
  },
  watch({ flow, dialog }: PortalStore, { follow }) {
    follow(flow.store, (state, before) => {
      switch (state.kind) {
        case "signedOut":
          return ["sign-in-asked"];
        case "choosing":
          return ["project-asked"];
        case "failed":
          return ["project-not-found"];
        case "ready":
          return before?.kind === "ready" && isSubmitted(state) && before.slug === state.slug
            ? ["submitted"]
            : ["project-viewed"];
        default:
          return null;
      }
    });
    follow(dialog, ({ open }) => (open === "submit" ? ["submit-asked"] : null));
  },
});

function isSubmitted({ project }: { readonly project: { readonly status: string | null } }) {
  return project.status === "submitted";
}
