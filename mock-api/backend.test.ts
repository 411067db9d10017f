import { describe, expect, it } from "vitest";
import { createBackend, type Area } from "./backend.ts";

interface Till {
  coins: number;
}

const till: Area<Till> = {
  key: "till",
  initial: () => ({ coins: 3 }),
  scenarios: {
    "empty-till": (state) => {
      state.coins = 0;
    },
    festival: (state) => {
      state.coins = 99;
    },
  },
  handlers: () => [],
};
const kitchen: Area<{ soups: string[] }> = {
  key: "kitchen",
  initial: () => ({ soups: ["leek"] }),
  scenarios: { festival: (state) => void state.soups.push("pumpkin") },
  handlers: () => [],
};

describe("createBackend", () => {
  it("starts every area in its initial state", () => {
    const backend = createBackend([till, kitchen]);
    expect(backend.state(till)).toEqual({ coins: 3 });
    expect(backend.scenario).toBe("default");
  });

  it("opens a scenario in every area that has it and leaves the others initial", () => {
    const backend = createBackend([till, kitchen]);
    backend.open("festival");
    expect([backend.state(till).coins, backend.state(kitchen).soups]).toEqual([
      99,
      ["leek", "pumpkin"],
    ]);
    backend.open("empty-till");
    expect([backend.state(till).coins, backend.state(kitchen).soups]).toEqual([0, ["leek"]]);
  });

  it("discards every change when a scenario is opened again", () => {
    const backend = createBackend([till]);
    backend.state(till).coins = 1;
    backend.open();
    expect(backend.state(till).coins).toBe(3);
  });

  it("rejects an unknown scenario and keeps its state", () => {
    const backend = createBackend([till]);
    backend.state(till).coins = 7;
    expect(() => backend.open("carnival")).toThrow(
      'no area of the backend knows the scenario "carnival"',
    );
    expect(backend.state(till).coins).toBe(7);
  });

  it("restores state and scenario from a snapshot that later changes do not affect", () => {
    const first = createBackend([till, kitchen]);
    first.open("festival");
    const saved = first.snapshot();
    first.state(till).coins = 1;
    const second = createBackend([till, kitchen]);
    second.restore(saved);
    second.state(kitchen).soups.push("borscht");
    expect([second.scenario, second.state(till).coins]).toEqual(["festival", 99]);
    expect(saved.state).toEqual({ till: { coins: 99 }, kitchen: { soups: ["leek", "pumpkin"] } });
  });
});
