import type { Finding } from "./rules.ts";
import type { Template } from "./template.ts";

/** Checks that the page loads `mount.js` once, as a module. */
export function checkScripts(template: Template): Finding[] {
  const { widgets, isDocument } = template;
  const scripts = template.scripts.toSorted((one, other) => one.span.start - other.span.start);
  const [first] = widgets;
  const findings: Finding[] = scripts
    .filter(({ isModule }) => !isModule)
    .map(({ span }) => ({
      rule: "script-not-module",
      ...span,
      message: 'mount.js is an ES module; write <script type="module" async src="…/mount.js">',
    }));
  if (isDocument && first && !scripts.length && !mayLoad(template))
    findings.push({
      rule: "missing-script",
      ...first.span,
      message:
        'the page has widgets but does not load them; add <script type="module" async src="…/mount.js">',
    });
  if (isDocument)
    for (const { span } of scripts.slice(1))
      findings.push({
        rule: "duplicate-script",
        ...span,
        message: "the page loads mount.js already; one script serves all widgets",
      });
  return findings;
}

/** Finds module scripts without `async`, and adds it. */
export function checkAsync({ scripts }: Template): Finding[] {
  return scripts
    .filter(({ isModule, isAsync }) => isModule && isAsync === false)
    .map(({ span }) => {
      const start = span.start + "<script".length;
      return {
        rule: "script-not-async",
        ...span,
        message:
          "browsers fetch the widgets' files while they read the page if mount.js has async; write <script async …>",
        fix: { start, end: start, text: " async" },
      };
    });
}

/** Whether an included template, a helper or the application's own script may load the widgets. */
function mayLoad({ includesOthers, source }: Template): boolean {
  return includesOthers || /\bmount\.js\b|["']dining-widgets["'/]/.test(source);
}
