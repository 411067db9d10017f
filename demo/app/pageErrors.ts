/** The errors of this page, which drivers of some browsers do not report. */
const pageErrors: string[] = [];

declare global {
  interface Window {
    pageErrors?: string[];
  }
}
window.pageErrors = pageErrors;

addEventListener("error", ({ message }) => pageErrors.push(`uncaught: ${message}`));
addEventListener("unhandledrejection", ({ reason }) => pageErrors.push(`rejected: ${reason}`));
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  pageErrors.push(`policy: ${effectiveDirective} ${blockedURI}`),
);
for (const level of ["error", "warn"] as const) {
  const write = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    pageErrors.push(`console: ${words.map(String).join(" ")}`);
    write(...words);
  };
}
