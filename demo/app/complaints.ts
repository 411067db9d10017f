/** The errors of this page, which drivers of some browsers do not report. */
const complaints: string[] = [];

declare global {
  interface Window {
    complaints?: string[];
  }
}
window.complaints = complaints;

addEventListener("error", ({ message }) => complaints.push(`uncaught: ${message}`));
addEventListener("unhandledrejection", ({ reason }) => complaints.push(`rejected: ${reason}`));
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  complaints.push(`policy: ${effectiveDirective} ${blockedURI}`),
);
for (const level of ["error", "warn"] as const) {
  const write = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    complaints.push(`console: ${words.map(String).join(" ")}`);
    write(...words);
  };
}
