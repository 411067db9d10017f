import { afterEach, describe, expect, it, test } from "vitest";
import { runCommand } from "../../test/support/runCommand.ts";
import {
  hashOf,
  inPage,
  inPolicy,
  soundSetup,
  startSite,
  withHeaders,
  type Setup,
  type Site,
} from "../../test/support/widgetSite.ts";

let site: Site | undefined;

afterEach(async () => {
  await site?.close();
  site = undefined;
});

interface Finding {
  readonly check: string;
  readonly severity: string;
  readonly message: string;
}

/** The findings of doctor about a site in which one thing was broken. */
async function examined(spoil: (setup: Setup) => void) {
  const setup = soundSetup();
  spoil(setup);
  site = await startSite(setup);
  const { code, out } = await runCommand("doctor", "--allow-private", "--format", "json", site.url);
  const { findings }: { findings: Finding[] } = JSON.parse(out);
  return { code, findings };
}

test("a sound page has no findings and ends with 0", async () => {
  site = await startSite(soundSetup());
  expect(await runCommand("doctor", "--allow-private", site.url)).toEqual({
    code: 0,
    out: `${site.url}: nothing is wrong`,
    err: "",
  });
});

/** The page with an import map before its loader. */
function withMap(files: readonly string[], attributes = 'nonce="r4nd0m"') {
  return (setup: Setup) => {
    const integrity = Object.fromEntries(
      files.map((file) => [`{bundle}/${file}`, setup.integrity[file] ?? hashOf("other")]),
    );
    const imports = { "http://": "about:blocked/", "/": "/", "{bundle}/": "about:blocked/" };
    const map = `<script type="importmap" ${attributes}>${JSON.stringify({ imports, integrity })}</script>`;
    inPage('<script type="module"', `${map}<script type="module"`)(setup);
  };
}
const allFiles = ["mount.js", "Checkout-aaaaaaaa.js", "react-bbbbbbbb.js"];

test("a page that pins all files of its widgets has no findings", async () => {
  expect(await examined(withMap(allFiles))).toEqual({ code: 0, findings: [] });
});

describe("doctor finds one planted fault, and nothing else", () => {
  const tag = '<script type="module" nonce="r4nd0m" src="{bundle}/mount.js"></script>';
  it.each<[string, string, (setup: Setup) => void, RegExp]>([
    ["a wrong nonce", "policy error", inPage("r4nd0m", "0ther"), /script-src refuses .*mount\.js/],
    [
      "a policy without the API",
      "policy error",
      inPolicy("https://api.example.com", ""),
      /connect-src refuses https:\/\/api\.example\.com/,
    ],
    [
      "a policy without the card fields",
      "policy error",
      inPolicy("frame-src https://js.stripe.com", "frame-src"),
      /frame-src refuses https:\/\/js\.stripe\.com \(card fields\)/,
    ],
    [
      "a policy without images of the bundle",
      "policy error",
      inPolicy("{bundle}", ""),
      /img-src refuses http/,
    ],
    [
      "a policy with other trusted types",
      "policy error",
      inPolicy("trusted-types dining-widgets", "trusted-types dompurify"),
      /trusted-types/,
    ],
    [
      "a second policy in the page",
      "policy error",
      inPage(
        "<title>",
        `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'"><title>`,
      ),
      /connect-src refuses/,
    ],
    [
      "a loader without CORS",
      "cors error",
      withHeaders(/^mount/, { "access-control-allow-origin": "https://other.example" }),
      /mount\.js answers without Access-Control-Allow-Origin/,
    ],
    [
      "chunks without CORS",
      "cors error",
      withHeaders(/-\w{8}\.js$/, { "access-control-allow-origin": "" }),
      /Checkout-aaaaaaaa\.js answers without .* \(and 1 more\)/,
    ],
    [
      "a loader that is kept for long",
      "cache warning",
      withHeaders(/^mount/, { "cache-control": "max-age=86400" }),
      /cached too long \(max-age=86400\)/,
    ],
    [
      "a loader without cache time",
      "cache warning",
      withHeaders(/^mount/, { "cache-control": "" }),
      /no Cache-Control/,
    ],
    [
      "chunks that are not kept",
      "cache warning",
      withHeaders(/-\w{8}\.js$/, { "cache-control": "max-age=300" }),
      /not cached for ever/,
    ],
    [
      "files of another type",
      "type error",
      withHeaders(/^mount/, { "content-type": "text/plain" }),
      /served as text\/plain/,
    ],
    [
      "a wrong integrity attribute",
      "integrity error",
      (setup) => {
        inPage('nonce="r4nd0m"', `nonce="r4nd0m" integrity="${hashOf("another release")}"`)(setup);
        setup.page = setup.page.replace("/mount.js", "/1.0.0/mount.js");
        const loader = setup.files["mount.js"] ?? "";
        setup.files["1.0.0/mount.js"] = loader;
        for (const [name, content] of Object.entries(setup.files))
          setup.files[`1.0.0/${name}`] = content;
        setup.files["1.0.0/integrity.json"] = JSON.stringify({ files: setup.integrity });
      },
      /is not what its integrity attribute says/,
    ],
    [
      "a file that the import map lacks",
      "pins error",
      withMap(["mount.js", "Checkout-aaaaaaaa.js"]),
      /has no hash of react-bbbbbbbb\.js/,
    ],
    [
      "a file of another release in the import map",
      "pins error",
      (setup) => {
        withMap(allFiles)(setup);
        setup.page = setup.page.replace(
          String(setup.integrity["react-bbbbbbbb.js"]),
          hashOf("another release"),
        );
      },
      /hash of react-bbbbbbbb\.js is not that of the release/,
    ],
    [
      "an import map without the policy's nonce",
      "pins error",
      withMap(allFiles, ""),
      /script-src refuses the import map/,
    ],
    [
      "an import map that lets other addresses through",
      "pins error",
      (setup) => {
        withMap(allFiles)(setup);
        inPage('"http://":"about:blocked/",', "")(setup);
      },
      /lets through addresses below http:\/\/ that have no hash/,
    ],
    [
      "a second import map",
      "pins error",
      (setup) => {
        withMap(allFiles)(setup);
        inPage("<title>", '<script type="importmap" nonce="r4nd0m">{}</script><title>')(setup);
      },
      /two import maps/,
    ],
    [
      "an import map behind the loader",
      "pins error",
      (setup) => {
        withMap(allFiles)(setup);
        const [, map = ""] = /(<script type="importmap".*?<\/script>)/.exec(setup.page) ?? [];
        setup.page = setup.page.replace(map, "").replace("</head>", `${map}</head>`);
      },
      /stands behind mount\.js/,
    ],
    [
      "an integrity attribute on an address that changes",
      "integrity warning",
      (setup) =>
        inPage(
          'nonce="r4nd0m"',
          `nonce="r4nd0m" integrity="${setup.integrity["mount.js"]}"`,
        )(setup),
      /the next release stops/,
    ],
    [
      "a half-uploaded release",
      "deploy error",
      (setup) => void (setup.integrity["mount.js"] = hashOf("the next release")),
      /different releases/,
    ],
    [
      "a changed chunk",
      "deploy error",
      (setup) => void (setup.files["react-bbbbbbbb.js"] += " "),
      /react-bbbbbbbb\.js is not the file of its release/,
    ],
    [
      "a missing chunk",
      "file error",
      (setup) => void delete setup.files["react-bbbbbbbb.js"],
      /react-bbbbbbbb\.js answers 404/,
    ],
    [
      "a bundle without manifests",
      "manifests warning",
      (setup) => void delete setup.files["script-inventory.json"],
      /not served beside/,
    ],
    ["two scripts", "scripts warning", inPage(tag, tag + tag), /loads mount\.js 2 times/],
    [
      "scripts of two addresses",
      "scripts error",
      inPage(tag, tag + tag.replace("mount.js", "mount.js?2")),
      /from 2 addresses/,
    ],
    [
      "a script that is no module",
      "script-not-module error",
      inPage('type="module" ', ""),
      /ES module/,
    ],
    ["no script", "missing-script error", inPage(tag, ""), /does not load them/],
    [
      "a preload behind the script",
      "preload warning",
      inPage("</head>", '<link rel="modulepreload" href="{bundle}/react-bbbbbbbb.js"></head>'),
      /behind the script/,
    ],
    [
      "a preload of an earlier release",
      "preload warning",
      inPage("<title>", '<link rel="modulepreload" href="{bundle}/react-cccccccc.js"><title>'),
      /answers 404/,
    ],
    [
      "no page configuration",
      "config warning",
      (setup) => {
        setup.page = setup.page.replace(/<script type="application\/json".*<\/script>/, "");
      },
      /no configuration/,
    ],
    [
      "a broken page configuration",
      "invalid-json error",
      inPage('{ "apiOrigin": "https://api.example.com" }', '{ "brand": }'),
      /is not valid/,
    ],
    [
      "an unknown widget",
      "unknown-widget error",
      inPage('data-widget="Checkout"', 'data-widget="Chekout"'),
      /did you mean "Checkout"/,
    ],
    [
      "an unknown option",
      "unknown-option error",
      inPage("data-flow", "data-flows"),
      /did you mean data-flow/,
    ],
    [
      "a value that is not usable",
      "invalid-value error",
      inPage("purchase", "buy"),
      /:9:\d+: data-flow="buy"/,
    ],
    [
      "an empty element",
      "missing-placeholder warning",
      inPage('<a href="/buy">Buy credit</a>', ""),
      /nothing is shown/,
    ],
    [
      "no place kept free",
      "missing-height warning",
      (setup) => void (setup.css = ".checkout { min-height: 900px }"),
      /nothing keeps the place of Checkout/,
    ],
    [
      "two configurations",
      "config warning",
      inPage(
        "</body>",
        '<script type="application/json" id="dining-widgets-config">{}</script></body>',
      ),
      /2 elements with the id dining-widgets-config; only the first is read/,
    ],
    [
      "a configuration that browsers run",
      "config error",
      inPage('type="application/json" id="dining-widgets-config"', 'id="dining-widgets-config"'),
      /has no type: browsers run it as a script/,
    ],
    [
      "a policy with script-src-elem",
      "policy error",
      inPolicy("frame-src", "script-src-elem 'none'; frame-src"),
      /script-src-elem refuses .*mount\.js/,
    ],
    [
      "no widgets",
      "widgets warning",
      inPage('data-widget="Checkout"', ""),
      /no element with data-widget/,
    ],
  ])("%s: %s", async (_fault, expected, spoil, message) => {
    const { code, findings } = await examined(spoil);
    expect(findings.map(({ check, severity }) => `${check} ${severity}`)).toEqual([expected]);
    expect(findings[0]?.message).toMatch(message);
    expect(code).toBe(expected.endsWith("error") ? 1 : 0);
  });

  it("files that are not compressed", async () => {
    const { findings } = await examined((setup) => void (setup.compresses = false));
    expect(findings.map(({ check, severity }) => `${check} ${severity}`)).toEqual([
      "compression warning",
      "compression warning",
    ]);
  });
});

test.each([
  ["a base element whose address cannot be read", '<base href="http://"><title>', "<title>"],
  [
    "a style sheet that is preloaded by the same link",
    'rel="Preload StyleSheet"',
    'rel="stylesheet"',
  ],
])("%s changes nothing", async (_, spoilt, sound) => {
  const setup = soundSetup();
  expect(setup.page).toContain(sound);
  const { findings } = await examined(inPage(sound, spoilt));
  expect(findings).toEqual([]);
});

test("an address that answers with JSON is no page", async () => {
  const { code, findings } = await examined((setup) => {
    setup.pageHeaders["content-type"] = "application/json";
  });
  expect(code).toBe(1);
  expect(findings).toMatchObject([{ check: "page", severity: "error" }]);
  expect(findings[0]?.message).toContain("/ is application/json, and no HTML page");
});

test("findings are printed with their remedies", async () => {
  const setup = soundSetup();
  inPolicy("https://api.example.com", "")(setup);
  site = await startSite(setup);
  const { code, out } = await runCommand("doctor", "--allow-private", site.url);
  expect(code).toBe(1);
  expect(out).toBe(
    `error policy: the security policy's connect-src refuses https://api.example.com (calls of the API) [DW702]
    add https://api.example.com to connect-src
${site.url}: 1 of 1 findings are errors`,
  );
});

test("a page that is not there, and a server that does not answer, are errors with words", async () => {
  site = await startSite(soundSetup());
  const missing = await runCommand("doctor", `${site.url}nowhere`);
  expect(missing.code).toBe(1);
  expect(missing.out).toContain("error page: ");
  expect(missing.out).toContain("answers 404");
  const { url } = site;
  await site.close();
  site = undefined;
  const silent = await runCommand("doctor", url);
  expect(silent.code).toBe(1);
  expect(silent.out).toContain(`${url} does not answer: `);
});

test.each([
  [["doctor"], "doctor needs one address"],
  [["doctor", "example.com"], '"example.com" is no address; write https://host/page'],
  [["doctor", "--timeout", "soon", "https://example.com"], "--timeout needs seconds"],
  [["doctor", "--timeout", "1e9", "https://example.com"], "--timeout needs seconds, at most 600"],
  [["doctor", "--header", "Cookie: €", "https://example.com"], "that HTTP does not carry"],
  [["doctor", "--header", "Cookie", "https://example.com"], "--header needs 'Name: value'"],
])("%j is wrong use", async (args, message) => {
  const { code, err } = await runCommand(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
