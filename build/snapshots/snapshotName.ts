/** `UserFlow` in English, `UserFlow.es` in Spanish. */
export function snapshotName(widget: string, language: string): string {
  return language === "en" ? widget : `${widget}.${language}`;
}
