/** The tools beside an e-mail's preview and comment form; loaded after them. */
export { markParts } from "../mailParts.ts";
export { MailTools } from "./MailTools.tsx";
