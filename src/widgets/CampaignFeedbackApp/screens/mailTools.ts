/** The tools beside an e-mail's preview and comment form. They load after them. */
export { markParts } from "../mailParts.ts";
export { MailTools } from "./MailTools.tsx";
