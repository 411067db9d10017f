import type { PageName } from "./state.ts";

/** `?page=` of each page (K13); the first has none. */
const names: Readonly<Record<PageName, string | null>> = {
  checkout: null,
  payment: "payment",
  gift_page_2: "gift",
  confirmation: "confirmation",
};

export function parameterOf(page: PageName): string | null {
  return names[page];
}

/** The page that the address names, also by the specification's names. */
export function pageNamed(parameter: string | null): PageName {
  switch (parameter) {
    case "payment":
    case "confirmation":
    case "gift_page_2":
      return parameter;
    case "gift":
      return "gift_page_2";
    default:
      return "checkout";
  }
}
