import { pageEngine, type PageError } from "./engine.ts";

/** Whether the page has already reported a mistake with this code. */
export function hasPageError(code: string): boolean {
  return pageEngine()?.pageErrors?.some((error) => error.code === code) ?? false;
}

/**
 * Stores a mistake for the debug panel. Returns false if one with this code is already stored: each
 * code is reported once per page.
 */
export function notePageError(error: PageError): boolean {
  const api = pageEngine();
  if (!api) return true;
  if (hasPageError(error.code)) return false;
  api.pageErrors = [...(api.pageErrors ?? []), error];
  return true;
}
