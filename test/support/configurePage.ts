/**
 * Adds a page configuration to the document, as a host's template does. `clearPage` removes it after
 * the test.
 */
export function configurePage(config: object): HTMLScriptElement {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = "dining-widgets-config";
  script.textContent = JSON.stringify(config);
  document.head.append(script);
  return script;
}
