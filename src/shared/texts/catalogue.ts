import type { ReactNode } from "react";

/**
 * Messages by key, in groups. A message is a text, or a function that inserts its arguments into a
 * text.
 */
export interface Messages {
  readonly [key: string]: string | ((args: never) => ReactNode) | Messages;
}

/**
 * The English texts of one folder. The build creates their module, `texts.ts`, from `texts.en.json`
 * (`build/texts`).
 */
export interface Catalogue<M extends Messages = Messages> {
  /** The first part of every key, such as `Checkout` or `PartnerPortal.team`. */
  readonly id: string;
  readonly messages: M;
}

/** The texts of another language, by the id of their catalogue. */
export type Translations = Readonly<Record<string, Messages | undefined>>;

/** @public Text modules call it. */
export function catalogue<M extends Messages>(id: string, messages: M): Catalogue<M> {
  return { id, messages };
}
