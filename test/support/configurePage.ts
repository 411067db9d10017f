/** Adds a page configuration to the document, as a host's template does. `clearPage` removes it. */
export function configurePage(config: object): void {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = "dining-widgets-config";
  script.textContent = JSON.stringify(config);
  document.head.append(script);
}
