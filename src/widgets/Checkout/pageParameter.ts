import type { PageName } from "./state.ts";

/** The value of `?page=` for each page (K13). The first page has none. */
const names: Readonly<Record<PageName, string | null>> = {
  checkout: null,
  payment: "payment",
  gift_page_2: "gift",
  confirmation: "confirmation",
};

export function parameterOf(page: PageName): string | null {
  return names[page];
}

/** The page that the address names. Also accepts the specification's names. */
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
