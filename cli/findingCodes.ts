import type { ErrorCode } from "../src/shared/telemetry/errorCodes.ts";
import { checkCodes } from "./doctor/checkCodes.ts";
import type { RuleId } from "./templates/rules.ts";

export interface FindingCode extends ErrorCode {
  readonly code: string;
}

/** 6xx: the rules of lint, which doctor applies to rendered pages. */
const ruleCodes: Readonly<Record<RuleId, FindingCode>> = {
  "unknown-widget": {
    code: "DW601",
    title: "`data-widget` names no widget",
    why: "A misspelled name leaves the placeholder in place for every visitor.",
    remedy: "`--fix` writes the nearest name.",
  },
  "unknown-option": {
    code: "DW602",
    title: "An attribute or a key is nearly an option",
    why: "The widget does not read it, and uses the option’s default instead.",
    remedy: "`--fix` writes the nearest option.",
  },
  "foreign-option": {
    code: "DW603",
    title: "An attribute is the option of another widget",
    why: "This widget does not read it; often it was left behind when a template was copied.",
    remedy: "Remove it, or correct `data-widget`.",
  },
  "invalid-value": {
    code: "DW604",
    title: "A value does not fit its option",
    why: "The widget would refuse to start with it (DW102).",
    remedy: "Write what the finding expects; the widget’s page lists types, choices and ranges.",
  },
  "invalid-json": {
    code: "DW605",
    title: "Options or page configuration are no JSON object",
    why: "The widget would refuse to start with them (DW103), or all defaults would be used (DW202).",
    remedy: "Let the template’s JSON helper write the object.",
  },
  "invalid-config": {
    code: "DW606",
    title: "A key of the page configuration is unknown or not usable",
    why: "Its default would be used (DW201).",
    remedy: "Write a key and a value of `dist/schemas/config.json`.",
  },
  "missing-placeholder": {
    code: "DW607",
    title: "The element is empty",
    why: "Nothing is shown until the widget has painted, or if it fails; search engines and page caches see nothing.",
    remedy: "Put a link or a sentence inside.",
  },
  "missing-height": {
    code: "DW608",
    title: "Nothing keeps the widget’s place free",
    why: "Content below it moves when the widget appears, which visitors and search engines notice.",
    remedy: "Give the element a `min-height`; the host contract lists heights per widget.",
  },
  "missing-script": {
    code: "DW609",
    title: "A whole page with widgets does not load mount.js",
    why: "No widget starts.",
    remedy:
      'Add `<script type="module" async src="…/mount.js"></script>` to the page or its layout.',
  },
  "duplicate-script": {
    code: "DW610",
    title: "A page loads mount.js more than once",
    why: "The second copy is idle and costs a request; of two releases, the first one decides.",
    remedy: "Load it once, in the layout.",
  },
  "script-not-module": {
    code: "DW611",
    title: 'The script of mount.js lacks type="module"',
    why: "Browsers refuse an ES module in a classic script.",
    remedy: 'Add `type="module"`.',
  },
  "misspelled-attribute": {
    code: "DW613",
    title: "An attribute is nearly `data-widget`",
    why: "The loader looks for `data-widget`, so that the placeholder stays for every visitor, without an error.",
    remedy: "`--fix` writes `data-widget`.",
  },
  "duplicate-attribute": {
    code: "DW614",
    title: "An element has an attribute twice",
    why: "Browsers keep the first and drop the second, so that one of the two values is never read.",
    remedy: "Keep one, or put the two into branches of one condition.",
  },
  "nested-widget": {
    code: "DW615",
    title: "A widget is inside another",
    why: "The content of a widget’s element is its placeholder, which is hidden once the widget has painted: the inner widget is not seen.",
    remedy: "Put the two beside each other; often a closing tag is missing.",
  },
  "self-closing-element": {
    code: "DW616",
    title: "A slash does not close an element of HTML",
    why: "Browsers ignore the slash of `<div … />`, take all that follows for the placeholder, and hide it once the widget has painted.",
    remedy: "Write `<div …></div>`.",
  },
  "refused-attribute": {
    code: "DW617",
    title: "An attribute has a token or API data",
    why: "The widget refuses to start with it (DW107), because sanitizers let other people’s attributes through.",
    remedy:
      '`--fix` moves it into an inner script where it can. If nobody but you writes the page’s markup, `"trustAttributes": true` in the page configuration keeps it.',
  },
  "foreign-address": {
    code: "DW618",
    title: "An address in an attribute leads to another origin",
    why: "The widget refuses to start with it (DW108), unless it is the page’s own origin.",
    remedy: "Name the origin in `contentOrigins` of the page configuration.",
  },
  "script-not-async": {
    code: "DW619",
    title: "The script of mount.js lacks async",
    why: "Without it, the browser fetches the widgets’ files only after it has read the whole page. Only `lint --upgrade` reports this.",
    remedy: "`--fix` adds `async`.",
  },
  "unreadable-file": {
    code: "DW612",
    title: "A file could not be read",
    why: "It is missing, or its JSX is broken.",
    remedy: "Correct what the message names; nothing in the file was checked.",
  },
};

/** 8xx: calls of the API. verify-api judges a server, and the mock judges a page. */
const callCodes = {
  "unread-answer": {
    code: "DW801",
    title: "The widgets cannot read an answer",
    why: "A field that they need is missing or of another kind, so that they show what they show after a failure.",
    remedy:
      "Answer with the fields that the finding names; docs/api lists every form that is understood.",
  },
  "failed-call": {
    code: "DW802",
    title: "The server failed, or sent the call elsewhere",
    why: "It answered with a status of 500 or more, or with a redirect, which widgets do not follow to other origins.",
    remedy: "Look into the server’s log for this call.",
  },
  "unanswered-call": {
    code: "DW803",
    title: "The server did not answer",
    why: "The connection was refused or broke, or the name has no address.",
    remedy: "Check the origin, and that this machine reaches it.",
  },
  "refused-call": {
    code: "DW804",
    title: "The server refused a call",
    why: "An id or a body was not one of your server’s, or the token lacks a right. Nothing could be read.",
    remedy:
      "Give ids and bodies of your own with `--inputs`, and a token with `--token-file` or `DINING_WIDGETS_TOKEN`.",
  },
  "hidden-answer": {
    code: "DW805",
    title: "A page of another origin may not make a call",
    why: "The server’s CORS headers refuse the page’s origin, a header or the method, so that the browser hides the answer from the widgets.",
    remedy:
      "Answer OPTIONS with 204 and the headers that the finding names, and send `Access-Control-Allow-Origin` with every answer, errors too.",
  },
  "broken-promise": {
    code: "DW806",
    title: "The server does not keep a promise that payments need",
    why: "It charges again under a key that it knows, accepts another amount under it, or refuses the key’s header. A guest whose answer was lost pays twice, or cannot pay.",
    remedy:
      "Keep the answer of each `Idempotency-Key` for a day at least: docs/api-promises.md shows the requests and the answers.",
  },
  "contract-breach": {
    code: "DW811",
    title: "The mock refuses a request that breaks the contract",
    why: "A parameter or a field of the body is missing or of another kind; a real server may refuse it too.",
    remedy: "Send what the message names; docs/api has the schema of each call.",
  },
  "unknown-call": {
    code: "DW812",
    title: "The mock does not know a call",
    why: "No widget makes it: the method or the path differs from the contract.",
    remedy: "Compare it with docs/api; your own server’s other calls are not imitated.",
  },
  "taken-port": {
    code: "DW813",
    title: "The mock’s port is taken",
    why: "Another program listens there, often an earlier mock.",
    remedy: "Choose another with `--port`, or `--port 0` for a free one.",
  },
} satisfies Readonly<Record<string, FindingCode>>;

export type CallFinding = keyof typeof callCodes;

/** The findings of the commands, by rule or check. */
export const findingCodes: ReadonlyMap<string, FindingCode> = new Map([
  ...Object.entries(ruleCodes),
  ...Object.entries(checkCodes),
  ...Object.entries(callCodes),
]);

/** ` [DW602]` for a rule or check, or an empty text. */
export function codeMark(ruleOrCheck: string): string {
  const code = findingCodes.get(ruleOrCheck);
  return code ? ` [${code.code}]` : "";
}
