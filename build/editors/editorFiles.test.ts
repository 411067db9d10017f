import Ajv from "ajv";
import { describe, expect, it } from "vitest";
import {
  getLanguageService,
  newHTMLDataProvider,
  TextDocument,
  type HTMLDataV1,
} from "vscode-html-languageservice";
import { catalog } from "../../cli/catalog.ts";
import { editorFiles } from "./editorFiles.ts";

const files = editorFiles(catalog);

function parsed(file: string) {
  return JSON.parse(files[file] ?? "null");
}

describe("html-custom-data.json, in VS Code's own language service", () => {
  const data: HTMLDataV1 = parsed("html-custom-data.json");
  const service = getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [newHTMLDataProvider("dining-widgets", data)],
  });

  /** The completions of the service at `|`. */
  function at(markup: string) {
    const offset = markup.indexOf("|");
    const document = TextDocument.create("a.html", "html", 1, markup.replace("|", ""));
    const html = service.parseHTMLDocument(document);
    const position = document.positionAt(offset);
    return {
      labels: service.doComplete(document, position, html).items.map(({ label }) => label),
      hover: JSON.stringify(service.doHover(document, position, html)?.contents ?? ""),
    };
  }

  it("completes the names of all widgets", () => {
    expect(at('<div data-widget="|"></div>').labels).toEqual(
      expect.arrayContaining(catalog.widgets.map(({ name }) => name)),
    );
  });

  it("completes attributes and the words that they take", () => {
    expect(at("<div data-|></div>").labels).toEqual(
      expect.arrayContaining(["data-start-position", "data-theme", "data-load", "data-props"]),
    );
    expect(at('<div data-router="|"></div>').labels).toEqual(
      expect.arrayContaining(["browser", "hash", "memory"]),
    );
    expect(at('<div data-closable="|"></div>').labels).toEqual(["true", "false"]);
  });

  it("shows on hover what an option does, for each widget that has it", () => {
    const { hover } = at('<div data-cta-|label="x"></div>');
    expect(hover).toContain("**BulkGiftingSavingsCalculator**");
    expect(hover).toContain("**SubscriptionCalculator**: The button's text.");
  });
});

describe("web-types.json", () => {
  const {
    name,
    version,
    contributions: { html, js },
  } = parsed("web-types.json");

  it("names the package and its version", () => {
    expect({ name, version }).toEqual({ name: "dining-widgets", version: catalog.version });
  });

  it("has every attribute once, with words and with a type", () => {
    const attributes: { name: string; description: string; value: { type: string } }[] =
      html.attributes;
    const names = attributes.map((attribute) => attribute.name);
    expect(new Set(names).size).toBe(names.length);
    for (const { description, value } of attributes) {
      expect(description).toBeTruthy();
      expect(value.type).toMatch(/^(string|number|boolean|"[^"]+"( \| ("[^"]+"|string))*)$/);
    }
    const theme = attributes.find((attribute) => attribute.name === "data-theme");
    expect(theme?.value.type).toBe('"light" | "dark" | "auto" | "inherit"');
  });

  it("has the events", () => {
    expect(js.events).toContainEqual({
      name: "widget:ready",
      description: "First paint with content.",
    });
  });
});

describe("JSON Schemas", () => {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  const check = (file: string, value: unknown) => ajv.compile(parsed(`schemas/${file}`))(value);

  it("are there for the page configuration and every widget, and are valid", () => {
    const names = Object.keys(files).filter((file) => file.startsWith("schemas/"));
    expect(names.toSorted()).toEqual(
      ["config", ...catalog.widgets.map((widget) => widget.name)]
        .map((schema) => `schemas/${schema}.json`)
        .toSorted(),
    );
    for (const file of names) expect(() => ajv.compile(parsed(file))).not.toThrow();
  });

  it.each([
    [{ country: "US", links: { terms: "/terms" } }, true],
    [{ $schema: "../config.json", product: { key: "dine", name: "Dine" } }, true],
    [{ country: "USA" }, false],
    [{ contry: "US" }, false],
    [{ apiOrigin: "app.example.com" }, false],
  ])("say of the configuration %j: %s", (config, isValid) => {
    expect(check("config.json", config)).toBe(isValid);
  });

  it.each([
    [{ startPosition: 5, theme: "dark", steps: [10, 20] }, true],
    [{ startPosition: -1 }, false],
    [{ steps: [10] }, false],
  ])("say of the options %j: %s", (options, isValid) => {
    expect(check("SubscriptionCalculator.json", options)).toBe(isValid);
  });
});
