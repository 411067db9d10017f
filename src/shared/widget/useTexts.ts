import type { Catalogue, Messages } from "../texts/catalogue.ts";
import { useEnvironment } from "./environment.ts";

/** A catalogue's texts in the widget's language: `const { payment } = useTexts(texts)`. */
export function useTexts<M extends Messages>(catalogue: Catalogue<M>): M {
  return useEnvironment().messagesOf(catalogue);
}
