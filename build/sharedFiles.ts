/** A file that the widgets of a page share. */
export interface SharedFile {
  readonly name: string;
  /** What the file contains, for `script-inventory.json`. */
  readonly purpose: string;
  /** Modules, or folders of modules, as paths from the project's folder. */
  readonly modules?: readonly string[];
  /** The npm packages in the file. */
  readonly packages?: readonly string[];
  /**
   * The file loads only on demand. A widget that imports one of its modules statically gets a copy
   * instead, so these modules keep no state either.
   */
  readonly isOnDemand?: true;
}

/**
 * The modules that widgets share, by the file that contains them. The first match counts. They
 * exist once per page, except those on demand. Every other module is copied into each widget and
 * shared file that uses it, so it must not keep state (`scripts/lint/moduleState.ts`).
 */
export const sharedFiles: readonly SharedFile[] = [
  {
    name: "react",
    purpose:
      "React, the stores that widgets keep their state in, and the helpers that join modules",
    packages: ["react", "react-dom", "scheduler", "zustand"],
  },
  {
    name: "recovery",
    purpose:
      "what brings a widget back: after a failure, with a press from before its start, in the place of a snapshot",
    modules: [
      "src/shared/widget/carryOver.ts",
      "src/shared/widget/recovery.ts",
      "src/shared/widget/errorFallback.ts",
      "src/shared/widget/fallbackTexts.ts",
      "src/shared/widget/eventReplay.ts",
      "src/shared/widget/unhide.ts",
      "src/shared/widget/untilReleased.ts",
    ],
  },
  {
    name: "core",
    purpose: "options, page configuration, theme and rendering: what every widget needs",
    modules: [
      "src/shared/widget/",
      "src/shared/texts/language.ts",
      "src/shared/texts/serverTexts.tsx",
      "src/shared/options/",
      "src/shared/config/",
      "src/shared/country/",
      "src/shared/host/cookieJar.ts",
      "src/shared/host/hostDocument.ts",
      "src/shared/host/memoryStorage.ts",
      "src/shared/ui/screenFocus.ts",
      "src/shared/session/honorOptOut.ts",
      "src/shared/ui/Button.css",
      "src/shared/ui/classes.ts",
      "src/shared/ui/icons/icon.tsx",
    ],
  },
  {
    name: "base",
    purpose: "sessions, requests, drafts, and zod, which checks what the API answers",
    // Code that needs one of them needs the other too, so two files would cost two requests.
    packages: ["zod"],
    modules: [
      "src/shared/session/sessions.ts",
      "src/shared/session/session.ts",
      "src/shared/session/ids.ts",
      "src/shared/session/optOut.ts",
      "src/shared/api/clientFile.ts",
      "src/shared/api/knownOrigins.ts",
      "src/shared/api/hash.ts",
      "src/shared/api/json.ts",
      "src/shared/api/jsonText.ts",
      "src/shared/host/randomId.ts",
      "src/shared/host/yieldToMain.ts",
      "src/shared/host/trustedScript.ts",
      "src/shared/host/storedItems.ts",
      "src/shared/host/storedSweep.ts",
      "src/shared/forms/draft.ts",
      // These modules keep no state, but every widget with a form or a call uses them.
      "src/shared/api/outcome.ts",
      "src/shared/contracts/answer.ts",
      "src/shared/contracts/endpoint.ts",
      "src/shared/contracts/fields.ts",
      "src/shared/flow/flow.ts",
      "src/shared/forms/phone.ts",
      "src/shared/session/clientOf.ts",
    ],
  },
  {
    name: "payment",
    purpose: "one payment at a time over all tabs, and the card provider's script",
    modules: [
      "src/shared/host/claims.ts",
      "src/shared/host/lock.ts",
      "src/shared/payment/intent/keptLocks.ts",
      "src/shared/card/loadScript.ts",
      "src/shared/card/provider.ts",
    ],
  },
  {
    name: "client",
    isOnDemand: true,
    purpose: "API client",
    modules: ["src/shared/api/client.ts", "src/shared/api/transport.ts"],
  },
  {
    name: "call-diagnosis",
    isOnDemand: true,
    purpose: "why calls of the API get no usable answer, where that is so",
    modules: ["src/shared/api/diagnoseCall.ts"],
  },
  {
    name: "uploads",
    isOnDemand: true,
    purpose: "uploads with progress, by axios",
    modules: ["src/shared/api/uploadTransport.ts"],
    packages: ["axios"],
  },
  {
    name: "card-fields",
    isOnDemand: true,
    purpose: "card fields of the payment provider",
    modules: ["src/shared/card/stripeParts.tsx"],
  },
  {
    name: "card-wallets",
    isOnDemand: true,
    purpose: "wallets of the payment provider",
    modules: ["src/shared/card/Wallets.tsx"],
  },
  {
    name: "carousel",
    purpose: "slides, with react-slick",
    packages: ["react-slick", "lodash.debounce", "json2mq", "string-convert"],
  },
  {
    name: "chart",
    isOnDemand: true,
    purpose: "charts, with recharts",
    modules: ["src/shared/chart/Drawing.tsx"],
  },
  {
    name: "debug-panel",
    isOnDemand: true,
    purpose: "the debug panel, where a developer asks for it",
    modules: ["src/shared/telemetry/openPanel.ts"],
  },
  {
    name: "page-errors",
    isOnDemand: true,
    purpose: "what the page's policy blocks, and the report of error codes to the host",
    modules: ["src/shared/telemetry/pageErrorsFile.ts"],
  },
  {
    name: "embedded-widget",
    isOnDemand: true,
    purpose: "a widget inside another",
    modules: ["src/shared/ui/EmbeddedWidget.tsx"],
  },
  {
    name: "long-list",
    isOnDemand: true,
    purpose: "windowed rows",
    modules: ["src/shared/list/RowWindow.tsx"],
  },
  {
    name: "map-outline",
    isOnDemand: true,
    purpose: "outlines of countries and states, for maps without a map style",
    modules: ["src/shared/map/drawing/outlineStyle.ts"],
  },
  {
    name: "map",
    purpose: "the drawn map",
    modules: ["src/shared/map/drawing/"],
  },
  {
    name: "map-search",
    isOnDemand: true,
    purpose: "search in long lists of places",
    modules: ["src/shared/map/filterInSlices.ts"],
  },
  {
    name: "maplibre",
    purpose: "MapLibre, which draws maps, and its worker as text",
    packages: ["maplibre-gl"],
  },
  {
    name: "qr-code",
    purpose: "QR codes",
    packages: ["react-qr-code"],
  },
  {
    name: "continue-as",
    isOnDemand: true,
    purpose: "the question whose session goes on",
    modules: ["src/shared/signin/ContinueAs.tsx"],
  },
  {
    name: "host-texts",
    isOnDemand: true,
    purpose: "texts that the host has changed or translated, with intl-messageformat",
    modules: ["src/shared/texts/hostTexts.ts", "src/shared/texts/messageArguments.ts"],
    packages: [
      "intl-messageformat",
      "@formatjs/icu-messageformat-parser",
      "@formatjs/icu-skeleton-parser",
      "@formatjs/fast-memoize",
    ],
  },
  {
    name: "share",
    isOnDemand: true,
    purpose: "sharing by the browser",
    modules: ["src/shared/host/share.ts"],
  },
  {
    name: "sign-in",
    isOnDemand: true,
    purpose: "sign-in form",
    modules: ["src/shared/signin/SignIn.tsx", "src/shared/signin/createSignIn.ts"],
  },
  {
    name: "tabs",
    isOnDemand: true,
    purpose: "tab bar",
    modules: ["src/shared/ui/TabBar.tsx"],
  },
];

/**
 * Returns the shared file that contains a module, by its path from the project's folder or by its
 * npm package. Undefined if there is none.
 */
export function sharedFileOf(path: string, npmPackage?: string): SharedFile | undefined {
  return sharedFiles.find(
    ({ modules = [], packages = [] }) =>
      (npmPackage !== undefined && packages.includes(npmPackage)) ||
      modules.some(
        (module) => module === path || (module.endsWith("/") && path.startsWith(module)),
      ),
  );
}
