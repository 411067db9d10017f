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
const requestsTo = (path = "/api/v6/map") =>
  requests.filter((request) => request.path.startsWith(path));
const queries = () => requestsTo().map(({ query }) => query);
const rows = ({ shadow }: MountedWidget) =>
  [...shadow.querySelectorAll(".place-words")].map(({ textContent }) => textContent ?? "");

describe("MapV6", () => {
  it("requests the 25 miles around the visitor and lists the places there [C2.03] [MP2] [MP5]", async () => {
    const widget = await mountWidget(name);
    await widget.guest.see("13 places in this area");
    expect(rows(widget).every((row) => /Austin|Round Rock/.test(row))).toBe(true);
    expect(requestsTo("/api/v5/map")).toEqual([]);
    const [query] = queries();
    expect(Number(query?.["north"])).toBeCloseTo(30.2672 + 25 / 69.1, 3);
    expect(Number(query?.["south"])).toBeCloseTo(30.2672 - 25 / 69.1, 3);
    expect(Number(query?.["west"])).toBeLessThan(-98.1);
    expect(Number(query?.["east"])).toBeGreaterThan(-97.4);
    expect(Object.keys(query ?? {})).toEqual(["north", "south", "east", "west", "zoom"]);
  });

  it("sends one request 225 ms after the last key [MP2] (fault F1)", async () => {
    const widget = await mountWidget(name);
    await widget.guest.see("13 places in this area");
    const requestCount = requestsTo().length;
    await widget.guest.fill(field, "barbecue");
    await widget.guest.see("2 places in this area");
    await vi.waitFor(() => expect(requestsTo().length).toBe(requestCount + 1));
    expect(queries().at(-1)?.["q"]).toBe("barbecue");
  });

  it("sends the pressed tags, joined by commas [MP2]", async () => {
    const widget = await mountWidget(name);
    await widget.guest.press("Italian");
    await widget.guest.press("Seafood");
    await vi.waitFor(() => expect(queries().at(-1)?.["tags"]).toBe("Italian,Seafood"));
    await widget.guest.see("4 places in this area");
  });

  it("falls back to the older call when the server lacks the newer one [MP2]", async () => {
    const widget = await mountWidget(name, { backend: "map-old" });
    await widget.guest.see("44 places");
    expect([requestsTo().length, requestsTo("/api/v5/map").length]).toEqual([1, 1]);
    await widget.guest.fill(field, "barbecue");
    await widget.guest.see("3 of 44 places");
    expect(requestsTo()).toHaveLength(1);
  });

  it("starts around a linked place", async () => {
    const widget = await mountWidget(name, { address: "/?place=103%4029.7604,-95.3698" });
    await vi.waitFor(() => expect(Number(queries()[0]?.["north"])).toBeCloseTo(30.12, 2));
    expect(widget.shadow.querySelector(".place[data-open] .place-words")?.textContent).toContain(
      "Harbor Grill",
    );
  });

  it("counts the places of a search everywhere without calling them an area", async () => {
    const { guest, shadow } = await mountWidget(name, { backend: "ip-new-york" });
    const count = () => shadow.querySelector(".finder-count [role=status]")?.textContent;
    await guest.fill("Search by name, food or city", "maison verre");
    await vi.waitFor(() => expect(count()).toBe("1 place in this area"));
    await guest.fill("Search by name, food or city", "no such place");
    await guest.press("Search everywhere");
    await guest.fill("Search by name, food or city", "maison verre");
    await vi.waitFor(() => expect(count()).toBe("3 places"));
  });

  it("keeps the last places when new ones fail to load, and says so (fault I3)", async () => {
    const widget = await mountWidget(name);
    await widget.guest.see("13 places in this area");
    overrideBackend(
      http.get("*/api/v6/map", () => HttpResponse.json({ error: "x" }, { status: 400 })),
    );
    await widget.guest.press("Italian");
    await widget.guest.see("These results are from your last search.");
    expect(rows(widget).length).toBeGreaterThan(0);
  });

  it("searches everywhere on request [MP2]", async () => {
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

  it("ignores the late answer of an earlier request (fault F1)", async () => {
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

  it("shows an error for an answer that is not JSON (fault I3)", async () => {
    backendFault("html", { path: "/api/v6/map", times: 3 });
    const { guest } = await mountWidget(name);
    await guest.see("We couldn’t load the places.");
  });
});
