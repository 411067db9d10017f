import { pathToFileURL } from "node:url";
import { codeMark, findingCodes } from "../findingCodes.ts";
import { firstIndex } from "./firstIndex.ts";
import { ruleIds, rules, type Finding } from "./rules.ts";

/** The findings of one file, and the source to which their positions refer. */
export interface FileReport {
  readonly file: string;
  readonly source: string;
  readonly findings: readonly Finding[];
}

interface Position {
  /** Counted from 1. */
  readonly line: number;
  /** In UTF-16 units, counted from 1. */
  readonly column: number;
}

export const formats = ["plain", "json", "sarif"] as const;

export interface Totals {
  readonly errors: number;
  readonly warnings: number;
  readonly fixable: number;
}

export function totalsOf(reports: readonly FileReport[]): Totals {
  const findings = reports.flatMap((report) => report.findings);
  const errors = findings.filter(({ rule }) => rules[rule].severity === "error").length;
  const fixable = findings.filter(({ fix }) => fix).length;
  return { errors, warnings: findings.length - errors, fixable };
}

/** `file:line:column severity rule message` per finding. */
export function plain(reports: readonly FileReport[]): string[] {
  return reports.flatMap(({ file, source, findings }) => {
    const positionAt = positions(source);
    return findings.map(({ rule, start, message }) => {
      const { line, column } = positionAt(start);
      return `${file}:${line}:${column} ${rules[rule].severity} ${rule}: ${message}${codeMark(rule)}`;
    });
  });
}

export function json(reports: readonly FileReport[]): string {
  const findings = reports.flatMap(({ file, source, findings: fileFindings }) => {
    const positionAt = positions(source);
    return fileFindings.map(({ rule, message, start, end, fix }) => ({
      file,
      ...positionAt(start),
      end: positionAt(end),
      rule,
      code: findingCodes.get(rule)?.code,
      severity: rules[rule].severity,
      message,
      fix: fix?.text,
    }));
  });
  return JSON.stringify({ findings, ...totalsOf(reports) }, null, 2);
}

/** SARIF 2.1.0, which code hosts show beside the lines of a change. */
export function sarif(reports: readonly FileReport[], version: string): string {
  const driver = {
    name: "dining-widgets",
    version,
    rules: ruleIds.map((id) => ({
      id,
      name: findingCodes.get(id)?.code,
      shortDescription: { text: rules[id].summary },
      defaultConfiguration: { level: rules[id].severity },
    })),
  };
  const results = reports.flatMap(({ file, source, findings }) => {
    const positionAt = positions(source);
    const regionOf = (span: { start: number; end: number }) => {
      const start = positionAt(span.start);
      const end = positionAt(span.end);
      return {
        startLine: start.line,
        startColumn: start.column,
        endLine: end.line,
        endColumn: end.column,
      };
    };
    const artifactLocation = { uri: uriOf(file) };
    return findings.map((finding) => ({
      ruleId: finding.rule,
      ruleIndex: ruleIds.indexOf(finding.rule),
      level: rules[finding.rule].severity,
      message: { text: finding.message },
      locations: [{ physicalLocation: { artifactLocation, region: regionOf(finding) } }],
      ...(finding.fix && {
        fixes: [
          {
            description: { text: `Write ${finding.fix.text}` },
            artifactChanges: [
              {
                artifactLocation,
                replacements: [
                  {
                    deletedRegion: regionOf(finding.fix),
                    insertedContent: { text: finding.fix.text },
                  },
                ],
              },
            ],
          },
        ],
      }),
    }));
  });
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }],
  };
  return JSON.stringify(log, null, 2);
}

/** The path relative to the current folder, as code hosts expect it. */
function uriOf(file: string): string {
  const base = pathToFileURL(`${process.cwd()}/`).href;
  const address = pathToFileURL(file).href;
  return address.startsWith(base) ? address.slice(base.length) : address;
}

/** Returns a function that tells the line and column of a position in the source. */
export function positions(source: string): (offset: number) => Position {
  const starts = [
    0,
    ...[...source.matchAll(/\r\n|\n|\r/g)].map(({ 0: { length }, index }) => index + length),
  ];
  return (offset) => {
    const line = firstIndex(starts.length, (index) => (starts[index] ?? 0) > offset);
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}
