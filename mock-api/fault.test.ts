import { describe, expect, it } from "vitest";
import { slowMs, underFault } from "./fault.ts";

const served = async () => Response.json({ ok: true });

describe("underFault", () => {
  it("delays the request to the server when slow", async () => {
    const order: string[] = [];
    const wait = async (ms: number) => void order.push(`waited ${ms}`);
    const response = await underFault("slow", async () => (order.push("served"), served()), wait);
    expect(order).toEqual([`waited ${slowMs}`, "served"]);
    expect(await response.json()).toEqual({ ok: true });
  });

  it.each(["offline", "401", "500"] as const)(
    "never reaches the server under %s",
    async (fault) => {
      const response = await underFault(fault, () =>
        Promise.reject(new Error("the server was reached")),
      );
      expect([response.type, response.status]).toEqual(
        fault === "offline" ? ["error", 0] : ["default", Number(fault)],
      );
    },
  );
});
