import { failed } from "../../shared/api/outcome.ts";

/** The outcome for an item that the server no longer lists. */
export const notFound = failed({
  kind: "rejected",
  status: 404,
  message: null,
  messages: [],
  fields: {},
  retryAfter: null,
});
