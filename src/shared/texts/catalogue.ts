import type { ReactNode } from "react";

/** Messages by key, in groups: texts, and functions that put their arguments into a text. */
export interface Messages {
  readonly [key: string]: string | ((args: never) => ReactNode) | Messages;
}

/** The English texts of one folder. The build makes their module, `texts.ts`, from `texts.en.json` (`build/texts`). */
export interface Catalogue<M extends Messages = Messages> {
  /** The first part of every key, such as `Checkout` or `PartnerPortal.team`. */
  readonly id: string;
  readonly messages: M;
}

/** The texts of another language, by the id of their catalogue. */
export type Translations = Readonly<Record<string, Messages | undefined>>;

/** @public modules of texts call it */
export function catalogue<M extends Messages>(id: string, messages: M): Catalogue<M> {
  return { id, messages };
}
