import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";

/** The comment syntax of the file to which lines are added. */
export interface CommentStyle {
  readonly open: string;
  readonly close: string;
}

/** The values in the added lines. */
export interface Settings {
  /** The folder of `mount.js`, without a slash at its end. */
  readonly cdn: string;
  readonly api: string;
  readonly widget: string;
}

/** Lines that are added to a file, before the first match of `before`. */
export interface Insertion {
  readonly file: string;
  /** What the file starts with if the project does not have it. Without it, the project has it. */
  readonly start?: string;
  readonly before: RegExp;
  /** Whether the lines are indented more than the line after them. */
  readonly isIndented: boolean;
  readonly comment: CommentStyle;
  lines(settings: Settings): string[];
}

/** A new file. */
export interface NewFile {
  readonly file: string;
  lines(settings: Settings): string[];
}

/** What `init` adds to a kind of project. */
export interface Framework {
  readonly name: string;
  readonly insertions: readonly Insertion[];
  readonly newFiles: readonly NewFile[];
  /** How to use the new file, in one sentence. */
  readonly use: string;
  /** Where the project defines its security policy. */
  readonly policyPlace: string;
}

const html = { open: "<!--", close: "-->" };
const erb = { open: "<%#", close: "%>" };
const django = { open: "{#", close: "#}" };
const blade = { open: "{{--", close: "--}}" };
const jsx = { open: "{/*", close: "*/}" };
const php = { open: "//", close: "" };

const headEnd = /<\/head>/i;
const bodyEnd = /<\/body>/i;
/** The end of a PHP file, which may have no closing tag. */
const phpEnd = /^[ \t]*\?>\s*$(?![\s\S])|(?<!\?>\s*)$(?![\s\S])/m;
const placeholder = '<a href="/">Continue</a>';

/** The lines for a page's head. They work in every template language that leaves HTML unchanged. */
function head({ cdn, api }: Settings): string[] {
  return [
    '<script type="application/json" id="dining-widgets-config">',
    `  { "apiOrigin": ${JSON.stringify(api)} }`,
    "</script>",
    `<link rel="stylesheet" href="${cdn}/heights.css">`,
    `<script type="module" async src="${cdn}/mount.js"></script>`,
  ];
}

function division({ widget }: Settings): string[] {
  return [`<div data-widget="${widget}">${placeholder}</div>`];
}

/** The kind of project in a folder, by its files. Undefined if it is unknown. */
export function frameworkIn(folder: string): Framework | undefined {
  return [rails, django_, wordPress, laravel, next, astro, plainHtml]
    .map((detect) => detect(folder))
    .find((framework) => framework !== undefined);
}

function rails(folder: string): Framework | undefined {
  if (!/^\s*gem ["']rails["']/m.test(textOf(folder, "Gemfile"))) return undefined;
  const [layout] = found(folder, ["app/views/layouts/application.html.erb"]);
  return layout === undefined
    ? undefined
    : {
        name: "Rails",
        insertions: [
          { file: layout, before: headEnd, isIndented: true, comment: erb, lines: head },
        ],
        newFiles: [{ file: "app/views/shared/_dining_widget.html.erb", lines: division }],
        use: '<%= render "shared/dining_widget" %>',
        policyPlace: "config/initializers/content_security_policy.rb",
      };
}

function django_(folder: string): Framework | undefined {
  if (!existsSync(join(folder, "manage.py"))) return undefined;
  const [base] = found(folder, [
    "templates/base.html",
    "*/templates/base.html",
    "**/templates/**/base.html",
  ]);
  return base === undefined
    ? undefined
    : {
        name: "Django",
        insertions: [
          { file: base, before: headEnd, isIndented: true, comment: django, lines: head },
        ],
        newFiles: [{ file: base.replace(/base\.html$/, "dining_widget.html"), lines: division }],
        use: `{% include "${base.replace(/^.*templates\//, "").replace(/base\.html$/, "dining_widget.html")}" %}`,
        policyPlace: "SECURE_CSP, or CSP_… of django-csp, in your settings",
      };
}

function wordPress(folder: string): Framework | undefined {
  const themes = found(folder, ["style.css", "wp-content/themes/*/style.css"])
    .filter((style) => /^\s*\*?\s*Theme Name:/im.test(textOf(folder, style)))
    .map((style) => style.replace(/style\.css$/, "functions.php"));
  // A block theme may have no functions.php.
  const functions = themes.find((file) => existsSync(join(folder, file))) ?? themes[0];
  return functions === undefined
    ? undefined
    : {
        name: "WordPress",
        insertions: [
          {
            file: functions,
            start: "<?php\n",
            before: phpEnd,
            isIndented: false,
            comment: php,
            lines: wordPressLines,
          },
        ],
        newFiles: [],
        use: "[dining_widget]",
        policyPlace: "the header that your server or a security plugin sends",
      };
}

function wordPressLines({ cdn, api, widget }: Settings): string[] {
  return [
    "add_action( 'wp_enqueue_scripts', function () {",
    `  wp_enqueue_script_module( 'dining-widgets', '${cdn}/mount.js', array(), null );`,
    `  wp_enqueue_style( 'dining-widgets', '${cdn}/heights.css', array(), null );`,
    "} );",
    "add_action( 'wp_head', function () {",
    `  $dining_config = array( 'apiOrigin' => '${api}' );`,
    `  echo '<script type="application/json" id="dining-widgets-config">' . wp_json_encode( $dining_config, JSON_HEX_TAG ) . '</script>';`,
    "} );",
    "add_shortcode( 'dining_widget', function () {",
    `  return '<div data-widget="${widget}">${placeholder}</div>';`,
    "} );",
  ];
}

function laravel(folder: string): Framework | undefined {
  if (!existsSync(join(folder, "artisan"))) return undefined;
  const [layout] = found(folder, [
    "resources/views/layouts/*.blade.php",
    "resources/views/components/layouts/*.blade.php",
    "resources/views/welcome.blade.php",
  ]).filter((file) => headEnd.test(textOf(folder, file)));
  return layout === undefined
    ? undefined
    : {
        name: "Laravel",
        insertions: [
          { file: layout, before: headEnd, isIndented: true, comment: blade, lines: head },
        ],
        newFiles: [{ file: "resources/views/dining-widget.blade.php", lines: division }],
        use: "@include('dining-widget')",
        policyPlace: "the middleware that sends Content-Security-Policy",
      };
}

function next(folder: string): Framework | undefined {
  if (!dependsOn(folder, "next")) return undefined;
  const [layout] = found(folder, ["app/layout.{tsx,jsx,js}", "src/app/layout.{tsx,jsx,js}"]);
  return layout === undefined
    ? undefined
    : {
        name: "Next",
        insertions: [
          { file: layout, before: bodyEnd, isIndented: true, comment: jsx, lines: nextLines },
        ],
        newFiles: [
          {
            file: layout.replace(/app\/layout\.\w+$/, "components/DiningWidget.jsx"),
            lines: ({ widget }) => [
              "export function DiningWidget() {",
              `  return <div data-widget="${widget}">${placeholder}</div>;`,
              "}",
            ],
          },
        ],
        use: "<DiningWidget />",
        policyPlace: "headers() of next.config, or your middleware",
      };
}

function nextLines({ cdn, api }: Settings): string[] {
  return [
    "<script",
    '  type="application/json"',
    '  id="dining-widgets-config"',
    `  dangerouslySetInnerHTML={{ __html: JSON.stringify({ apiOrigin: ${JSON.stringify(api)} }) }}`,
    "/>",
    `<link rel="stylesheet" href="${cdn}/heights.css" precedence="default" />`,
    `<script type="module" async src="${cdn}/mount.js" />`,
  ];
}

function astro(folder: string): Framework | undefined {
  if (!dependsOn(folder, "astro")) return undefined;
  const [layout] = found(folder, ["src/layouts/*.astro", "src/pages/index.astro"]).filter((file) =>
    headEnd.test(textOf(folder, file)),
  );
  return layout === undefined
    ? undefined
    : {
        name: "Astro",
        insertions: [
          {
            file: layout,
            before: headEnd,
            isIndented: true,
            comment: html,
            // Without this attribute, Astro would bundle the script.
            lines: (settings) =>
              head(settings).map((line) => line.replace("<script ", "<script is:inline ")),
          },
        ],
        newFiles: [{ file: "src/components/DiningWidget.astro", lines: division }],
        use: "<DiningWidget />",
        policyPlace: "the headers of your host",
      };
}

function plainHtml(folder: string): Framework | undefined {
  const [page] = found(folder, ["index.html", "public/index.html", "src/index.html"]).filter(
    (file) => headEnd.test(textOf(folder, file)),
  );
  return page === undefined
    ? undefined
    : {
        name: "HTML",
        insertions: [
          { file: page, before: headEnd, isIndented: true, comment: html, lines: head },
          { file: page, before: bodyEnd, isIndented: true, comment: html, lines: division },
        ],
        newFiles: [],
        use: "",
        policyPlace: "the header that your server sends",
      };
}

function found(folder: string, patterns: readonly string[]): string[] {
  const ignore = ["**/node_modules/**", "**/vendor/**", "**/.venv/**", "**/venv/**"];
  return patterns.flatMap((pattern) => globSync([pattern], { cwd: folder, ignore }).toSorted());
}

function textOf(folder: string, file: string): string {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function dependsOn(folder: string, name: string): boolean {
  try {
    const { dependencies, devDependencies } = JSON.parse(textOf(folder, "package.json"));
    return Object.hasOwn({ ...dependencies, ...devDependencies }, name);
  } catch {
    return false;
  }
}
