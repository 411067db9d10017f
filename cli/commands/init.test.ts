import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { globSync } from "tinyglobby";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../test/support/runCommand.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dining-init-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Files = Readonly<Record<string, string>>;

function write(files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function read(): Files {
  const files = globSync(["**/*"], { cwd: folder }).toSorted();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

const page = (head: string, body: string) =>
  `<!doctype html>\n<html lang="en">\n  <head>\n    ${head}\n  </head>\n  <body>\n    ${body}\n  </body>\n</html>\n`;
const write1 = ["--write", "--cdn", "https://cdn.test/widgets/", "--api", "https://api.test/"];

/** A project of each kind, and the file whose lines load the widgets. */
const projects: readonly [name: string, files: Files, layout: string][] = [
  [
    "Rails",
    {
      Gemfile: 'gem "rails", "~> 8"\n',
      "app/views/layouts/application.html.erb": page("<%= csrf_meta_tags %>", "<%= yield %>"),
    },
    "app/views/layouts/application.html.erb",
  ],
  [
    "Django",
    {
      "manage.py": "",
      "shop/templates/base.html": page(
        "{% block head %}{% endblock %}",
        "{% block content %}{% endblock %}",
      ),
    },
    "shop/templates/base.html",
  ],
  [
    "WordPress",
    {
      "style.css": "/*\nTheme Name: Ember\n*/",
      "functions.php": "<?php\nadd_theme_support( 'title-tag' );\n",
    },
    "functions.php",
  ],
  [
    "Laravel",
    {
      artisan: "",
      "resources/views/layouts/app.blade.php": page(
        "@vite('resources/js/app.js')",
        "@yield('content')",
      ),
    },
    "resources/views/layouts/app.blade.php",
  ],
  [
    "Next",
    {
      "package.json": '{ "dependencies": { "next": "16" } }',
      "app/layout.tsx":
        'export default function Layout({ children }) {\n  return (\n    <html lang="en">\n      <body>{children}</body>\n    </html>\n  );\n}\n',
    },
    "app/layout.tsx",
  ],
  [
    "Astro",
    {
      "package.json": '{ "dependencies": { "astro": "6" } }',
      "src/layouts/Layout.astro": `---\n---\n${page("<title>Ember</title>", "<slot />")}`,
    },
    "src/layouts/Layout.astro",
  ],
  ["HTML", { "index.html": page("<title>Ember</title>", "<h1>Ember</h1>") }, "index.html"],
];

describe.each(projects)("init in a project of %s", (name, files, layout) => {
  it("shows what it would add, and writes nothing", async () => {
    write(files);
    const { code, out } = await runCommand("init", folder);
    expect({ code, files: read() }).toEqual({ code: 0, files });
    expect(out).toContain(`${name}\n`);
    expect(out).toMatch(/\+ .*mount\.js/);
    expect(out).toContain("connect-src https://app.example.com");
    expect(out).toContain("Nothing was written");
  });

  it("writes lines in which the lint finds no mistake, once however often it runs, and takes them away", async () => {
    write(files);
    expect((await runCommand("init", ...write1, folder)).code).toBe(0);
    const written = read();
    expect(written[layout]).toContain("https://cdn.test/widgets/mount.js");
    expect(written[layout]).toMatch(/https:\/\/api\.test["']/);
    expect((await runCommand("lint", folder)).out).toMatch(/ 0 errors, 0 warnings$/);
    await runCommand("init", ...write1, folder);
    expect(read()).toEqual(written);
    await runCommand("init", ...write1, "--cdn", "https://other.test/w", folder);
    expect(read()[layout]?.split("mount.js")).toHaveLength(2);
    expect((await runCommand("init", "--remove", folder)).code).toBe(0);
    expect(read()).toEqual(files);
  });
});

describe("init", () => {
  it("leaves alone a project that loads the widgets with lines of its own", async () => {
    const files = { "index.html": page('<script type="module" src="/mount.js"></script>', "") };
    write(files);
    const { code, out } = await runCommand("init", ...write1, folder);
    expect({ code, files: read() }).toEqual({ code: 0, files });
    expect(out).toContain("index.html loads mount.js already");
  });

  it("keeps carriage returns, a closing tag of PHP, and a file that somebody has changed", async () => {
    write({ "index.html": page("<title>E</title>", "x").replaceAll("\n", "\r\n") });
    await runCommand("init", ...write1, folder);
    expect(read()["index.html"]).not.toMatch(/[^\r]\n/);
    rmSync(join(folder, "index.html"));
    write({ "style.css": "Theme Name: E", "functions.php": "<?php\necho 1;\n?>\n" });
    await runCommand("init", ...write1, folder);
    expect(read()["functions.php"]).toMatch(
      /^<\?php\necho 1;\n\/\/ dining-widgets: begin\n[\s\S]*end\n\?>\n$/,
    );
    await runCommand("init", "--remove", folder);
    expect(read()["functions.php"]).toBe("<?php\necho 1;\n?>\n");
    write({ Gemfile: 'gem "rails"', "app/views/layouts/application.html.erb": page("", "") });
    await runCommand("init", ...write1, folder);
    write({ "app/views/shared/_dining_widget.html.erb": "mine" });
    await runCommand("init", "--remove", folder);
    expect(read()["app/views/shared/_dining_widget.html.erb"]).toBe("mine");
  });

  it("makes the functions.php of a block theme that has none, and takes it away again", async () => {
    const files = { "wp-content/themes/ember/style.css": "/*\nTheme Name: Ember\n*/" };
    write(files);
    expect((await runCommand("init", ...write1, folder)).code).toBe(0);
    expect(read()["wp-content/themes/ember/functions.php"]).toMatch(
      /^<\?php\n\/\/ dining-widgets: begin\nadd_action[\s\S]*end\n$/,
    );
    await runCommand("init", "--remove", folder);
    expect(read()).toEqual(files);
  });

  it("indents as the file does, and gives a tag that it moves a line of its own", async () => {
    const [next] = projects.filter(([name]) => name === "Next");
    const [, files = {}, layout = ""] = next ?? [];
    const tabbed = { ...files, [layout]: files[layout]?.replaceAll("  ", "\t") ?? "" };
    write(tabbed);
    await runCommand("init", ...write1, folder);
    const lines = read()[layout]?.split("\n") ?? [];
    expect(lines).toContain("\t\t\t\t<script");
    expect(lines).toContain('\t\t\t\t\ttype="application/json"');
    expect(lines).toContain("\t\t\t</body>");
    await runCommand("init", "--remove", folder);
    expect(read()).toEqual(tabbed);
  });

  it.each([
    [["--write"], 2, "--write needs --cdn and --api"],
    [[...write1, "--remove"], 2, "exclude each other"],
    [["--widget", "Chekout"], 2, 'did you mean "Checkout"?'],
    [["--cdn", "javascript:alert(1)"], 2, "--cdn needs an address"],
    [[], 1, "is no project that init knows"],
  ])("%j is refused in an empty folder", async (args, code, message) => {
    const result = await runCommand("init", ...args, folder);
    expect(result.code).toBe(code);
    expect(result.err).toContain(message);
  });
});

it("prints lines of a project's files without control characters", async () => {
  const [, files, layout] = projects[0] ?? [];
  write({ ...files });
  await runCommand("init", ...write1, folder);
  const text = read()[layout ?? ""] ?? "";
  write({ [layout ?? ""]: text.replace("mount.js", "mount.js\u001B[2J\u2028") });
  const { out } = await runCommand("init", ...write1, folder);
  expect(out).toContain("mount.js\\u001b[2J\\u2028");
  expect(out).not.toMatch(/[^\P{Cc}\n]|\u2028/u);
});
