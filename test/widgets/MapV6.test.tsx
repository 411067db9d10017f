import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { examples } from "../../src/widgets/MapV6/examples.ts";
import {
  backendFault,
  exampleNamed,
  mountWidget,
  overrideBackend,
  requests,
  type MountedWidget,
} from "../support/mountWidget.ts";

const name = "MapV6";
const field = "Search by name, food or city";
const asked = (path = "/api/v6/map") => requests.filter((request) => request.path.startsWith(path));
const queries = () => asked().map(({ query }) => query);
const rows = ({ shadow }: MountedWidget) =>
  [...shadow.querySelectorAll(".place-words")].map(({ textContent }) => textContent ?? "");

describe("MapV6", () => {
  it("asks for the 25 miles around the visitor’s address, and lists what is there [C2.03] [MP2] [MP5]", async () => {
    const widget = await mountWidget(name);
    await widget.guest.see("13 places in this area");
    expect(rows(widget).every((row) => /Austin|Round Rock/.test(row))).toBe(true);
    expect(asked("/api/v5/map")).toEqual([]);
    const [query] = queries();
    expect(Number(query?.["north"])).toBeCloseTo(30.2672 + 25 / 69.1, 3);
    expect(Number(query?.["south"])).toBeCloseTo(30.2672 - 25 / 69.1, 3);
    expect(Number(query?.["west"])).toBeLessThan(-98.1);
    expect(Number(query?.["east"])).toBeGreaterThan(-97.4);
    expect(Object.keys(query ?? {})).toEqual(["north", "south", "east", "west", "zoom"]);
  });

  it("waits 225 ms after the last key, asks once, and takes only the newest answer [MP2] (fault F1)", async () => {
    const widget = await mountWidget(name);
    await widget.guest.see("13 places in this area");
    const before = asked().length;
    await widget.guest.fill(field, "barbecue");
    await widget.guest.see("2 places in this area");
    await vi.waitFor(() => expect(asked().length).toBe(before + 1));
    expect(queries().at(-1)?.["q"]).toBe("barbecue");
  });

  it("sends the pressed kinds, joined by commas [MP2]", async () => {
    const widget = await mountWidget(name);
    await widget.guest.press("Italian");
    await widget.guest.press("Seafood");
    await vi.waitFor(() => expect(queries().at(-1)?.["tags"]).toBe("Italian,Seafood"));
    await widget.guest.see("4 places in this area");
  });

  it("takes the older call where the server has no newer one [MP2]", async () => {
    const widget = await mountWidget(name, { backend: "map-old" });
    await widget.guest.see("44 places");
    expect([asked().length, asked("/api/v5/map").length]).toEqual([1, 1]);
    await widget.guest.fill(field, "barbecue");
    await widget.guest.see("3 of 44 places");
    expect(asked()).toHaveLength(1);
  });

  it("begins around a linked place", async () => {
    const widget = await mountWidget(name, { address: "/?place=103%4029.7604,-95.3698" });
    await vi.waitFor(() => expect(Number(queries()[0]?.["north"])).toBeCloseTo(30.12, 2));
    expect(widget.shadow.querySelector(".place[data-open] .place-words")?.textContent).toContain(
      "Harbor Grill",
    );
  });

  it("keeps the last places where new ones cannot be had, and says so (fault I3)", async () => {
    const widget = await mountWidget(name);
    await widget.guest.see("13 places in this area");
    overrideBackend(
      http.get("*/api/v6/map", () => HttpResponse.json({ error: "x" }, { status: 400 })),
    );
    await widget.guest.press("Italian");
    await widget.guest.see("These are the places of the last search");
    expect(rows(widget).length).toBeGreaterThan(0);
  });

  it("looks everywhere on request, and finds what is far [MP2]", async () => {
    const example = exampleNamed(examples, "nothing-here");
    const widget = await mountWidget(name, example);
    await example.play?.(widget.guest);
    expect(queries().at(-1)).toMatchObject({
      north: "90",
      south: "-90",
      east: "180",
      west: "-180",
      q: "maison verre",
    });
    expect(rows(widget)).toHaveLength(3);
  });

  it("never shows two answers of one question mixed, whichever comes first (fault F1)", async () => {
    const answers: ((name: string) => void)[] = [];
    overrideBackend(
      http.get("*/api/v6/map", async () => {
        const brand = await new Promise<string>((answer) => answers.push(answer));
        return HttpResponse.json([
          {
            name: brand,
            tags: ["Food"],
            locations: [{ id: brand, city: "Austin", latitude: 30.2, longitude: -97.7 }],
          },
        ]);
      }),
    );
    const widget = await mountWidget(name);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await widget.guest.fill(field, "late");
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.("Second");
    await widget.guest.see("Second");
    answers[0]?.("First");
    await new Promise((later) => setTimeout(later, 50));
    expect(rows(widget)).toEqual([expect.stringContaining("Second")]);
  });

  it("survives an answer that is no map (fault I3)", async () => {
    backendFault("html", { path: "/api/v6/map", times: 3 });
    const { guest } = await mountWidget(name);
    await guest.see("The places can’t be shown right now.");
  });

  it.each(examples.filter(({ key }) => key !== "failed").map(({ key }) => key))(
    "its example %s plays",
    async (key) => {
      const example = exampleNamed(examples, key);
      const { guest, status } = await mountWidget(name, example);
      await example.play?.(guest);
      expect(status()).toBe("ready");
    },
  );
});
