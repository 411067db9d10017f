import type { lookup } from "node:dns";
import { describe, expect, it } from "vitest";
import { guardedLookup, PrivateAddressError } from "./guardedLookup.ts";

/** A resolver that knows one name, with these addresses. */
function resolver(...addresses: string[]): typeof lookup {
  const answer = (
    _name: string,
    _options: object,
    done: (error: Error | null, found: { address: string; family: number }[]) => void,
  ) => {
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  // SAFETY: the guard calls it only in this form.
  return answer as unknown as typeof lookup;
}

function lookedUp(all: boolean, ...addresses: string[]): Promise<unknown> {
  return new Promise((done, fail) => {
    guardedLookup(resolver(...addresses))("name.example", { all }, (error, found) =>
      error ? fail(error) : done(found),
    );
  });
}

describe("guardedLookup", () => {
  it("gives the addresses of a public name", async () => {
    expect(await lookedUp(false, "1.1.1.1", "1.0.0.1")).toBe("1.1.1.1");
    expect(await lookedUp(true, "1.1.1.1")).toEqual([{ address: "1.1.1.1", family: 4 }]);
  });

  it.each([["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], ["::1"], ["169.254.169.254"]])(
    "refuses a name that resolves to %s",
    async (...addresses) => {
      await expect(lookedUp(true, ...addresses)).rejects.toThrow(PrivateAddressError);
      await expect(lookedUp(false, ...addresses)).rejects.toThrow(/^name\.example is .*private/);
    },
  );
});
