/** Gives the page a configuration, as a host's template does; `clearPage` takes it away. */
export function configurePage(config: object): void {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = "dining-widgets-config";
  script.textContent = JSON.stringify(config);
  document.head.append(script);
}
