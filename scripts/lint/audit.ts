import { run, type Check } from "../check.ts";

interface Advisory {
  readonly severity: string;
  readonly via: readonly (string | { readonly title?: string; readonly url?: string })[];
}

/** The known weaknesses in the output of `npm audit --json`. Null if no registry has answered. */
export function auditProblems(output: string): readonly string[] | null {
  const report = parsed(output);
  if (!report?.vulnerabilities) return null;
  return Object.entries(report.vulnerabilities).map(([name, { severity, via }]) => {
    const reasons = via.map((one) =>
      typeof one === "string" ? `through ${one}` : [one.title, one.url].filter(Boolean).join(" "),
    );
    return `${name} (${severity}): ${reasons.join("; ")}`;
  });
}

/** npm prints warnings about its own settings before its JSON. */
function parsed(output: string): { vulnerabilities?: Record<string, Advisory> } | null {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
}

/** Checks that no package of the lockfile has a weakness that the registry knows. */
export async function auditCheck(): Promise<Check> {
  const flags = ["--json", "--fetch-retries=0", "--fetch-timeout=15000"];
  const { output } = await run("npm", ["audit", ...flags]);
  return auditResult(auditProblems(output));
}

/** The check for the result of `auditProblems`. */
export function auditResult(problems: readonly string[] | null): Check {
  const name = "audit: no package has a known weakness";
  return problems
    ? { name, problems }
    : {
        name,
        problems: [],
        notChecked:
          "the registry does not answer `npm audit`. Repeat `npm run lint` where it does.",
      };
}
