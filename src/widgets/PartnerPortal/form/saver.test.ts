import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { failed, type Outcome, type Problem } from "../../../shared/api/outcome.ts";
import { createSaver } from "./saver.ts";

type Values = { readonly city: string; readonly phone: string };

const austin: Values = { city: "Austin", phone: "1" };
const refusal = (status: number, fields: Record<string, string[]> = {}): Problem => ({
  kind: "rejected",
  status,
  message: null,
  messages: [],
  fields,
  retryAfter: null,
});

/** A form for data that other users write to as well. */
function setUp(
  answers: ((changed: Partial<Values>) => Outcome<Values> | Promise<Outcome<Values>>)[] = [],
) {
  let server = austin;
  let form = austin;
  const save = vi.fn(async (changed: Partial<Values>): Promise<Outcome<Values>> => {
    const answer = answers.shift();
    if (answer) return answer(changed);
    server = { ...server, ...changed };
    return { ok: true, value: server };
  });
  const refuse = vi.fn();
  const saver = createSaver<Values>({
    base: austin,
    values: () => form,
    isValid: (name) => form[name] !== "",
    readLatest: async () => ({ ok: true, value: server }),
    save,
    applyValues: (news) => void (form = { ...form, ...news }),
    setErrors: refuse,
  });
  return {
    saver,
    save,
    refuse,
    type: (part: Partial<Values>) => void (form = { ...form, ...part }),
    others: (part: Partial<Values>) => void (server = { ...server, ...part }),
    form: () => form,
    server: () => server,
  };
}

describe("the saver of a form", () => {
  it("the saver writes what has changed and is valid, and nothing else", async () => {
    const { saver, save, type } = setUp();
    type({ city: "Waco", phone: "" });
    expect(await saver.flush()).toBe(false);
    expect(save.mock.calls.map(([changed]) => changed)).toEqual([{ city: "Waco" }]);
    expect(saver.changed()).toEqual(["phone"]);
  });

  it("the saver merges what another user wrote into another field [P23]", async () => {
    const { saver, type, others, form, server } = setUp();
    type({ city: "Waco" });
    others({ phone: "2" });
    expect(await saver.flush()).toBe(true);
    expect([form(), server()]).toEqual([
      { city: "Waco", phone: "2" },
      { city: "Waco", phone: "2" },
    ]);
  });

  it.each([
    ["mine", "Waco"],
    ["theirs", "Dallas"],
  ] as const)(
    "the saver asks where both changed one field, and keeps %s [P23]",
    async (choice, city) => {
      const { saver, save, type, others, server } = setUp();
      type({ city: "Waco" });
      others({ city: "Dallas" });
      expect(await saver.flush()).toBe(false);
      expect(save).not.toHaveBeenCalled();
      expect(saver.store.getState().saving).toMatchObject({
        kind: "conflict",
        fields: ["city"],
        theirs: { city: "Dallas" },
      });
      expect(await saver.resolve(choice)).toBe(true);
      expect(server().city).toBe(city);
    },
  );

  it("the saver asks when the server answers 409 [P23]", async () => {
    const { saver, type } = setUp([() => failed(refusal(409))]);
    type({ city: "Waco" });
    expect(await saver.flush()).toBe(false);
    expect(saver.store.getState().saving).toMatchObject({ kind: "conflict", fields: ["city"] });
  });

  it("the saver asks only about fields changed here, whatever else another user changed [P23]", async () => {
    const { saver, type, others, form } = setUp([
      () => (others({ city: "Dallas", phone: "2" }), failed(refusal(409))),
    ]);
    type({ city: "Waco" });
    expect(await saver.flush()).toBe(false);
    expect(saver.store.getState().saving).toMatchObject({ kind: "conflict", fields: ["city"] });
    expect(await saver.resolve("mine")).toBe(true);
    expect(form()).toEqual({ city: "Waco", phone: "2" });
  });

  it("the saver does not send a refused value again until it is changed", async () => {
    const { saver, save, refuse, type } = setUp([
      () => failed(refusal(422, { city: ["is unknown"] })),
    ]);
    type({ city: "Wako" });
    await saver.flush();
    expect(refuse).toHaveBeenCalledWith({ city: "is unknown" });
    await saver.flush();
    expect(save).toHaveBeenCalledTimes(1);
    type({ city: "Waco" });
    expect(await saver.flush()).toBe(true);
  });

  it("a save whose answer was lost counts as saved once the server has its values (fault D3)", async () => {
    const set = setUp([
      (changed) => {
        set.others(changed);
        return failed({ kind: "unexpected", status: null });
      },
    ]);
    set.type({ city: "Waco" });
    expect(await set.saver.flush()).toBe(true);
    expect(set.save).toHaveBeenCalledTimes(1);
  });

  it("the saver says that a save failed, and saves when asked again", async () => {
    const { saver, type } = setUp([() => failed({ kind: "unexpected", status: 500 })]);
    type({ city: "Waco" });
    expect(await saver.flush()).toBe(false);
    expect(saver.store.getState().saving).toEqual({
      kind: "failed",
      problem: { kind: "unexpected", status: 500 },
    });
    expect(await saver.flush()).toBe(true);
  });

  it("the saver sends input typed during a save after it, one save at a time (fault D1)", async () => {
    let answer: ((outcome: Outcome<Values>) => void) | undefined;
    const { saver, save, type, server } = setUp([
      () => new Promise((resolve) => (answer = resolve)),
    ]);
    type({ city: "Waco" });
    const [first, second] = [saver.flush(), saver.flush()];
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    type({ phone: "3" });
    answer?.({ ok: true, value: { ...server(), city: "Waco" } });
    expect(await first).toBe(true);
    expect(await second).toBe(true);
    expect(save.mock.calls.map(([changed]) => changed)).toEqual([
      { city: "Waco" },
      expect.objectContaining({ phone: "3" }),
    ]);
  });

  it("the saver never loses input of this user or of others", async () => {
    const word = fc.constantFrom("a", "b", "c");
    const step = fc.record({
      who: fc.constantFrom("me", "they"),
      field: fc.constantFrom<keyof Values>("city", "phone"),
      value: word,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        const { saver, type, others, form, server } = setUp();
        const mine: Partial<Record<keyof Values, string>> = {};
        const theirs: Partial<Record<keyof Values, string>> = {};
        for (const { who, field, value } of steps) {
          if (who === "they") {
            others({ [field]: value });
            theirs[field] = value;
          } else {
            type({ [field]: value });
            mine[field] = value;
          }
        }
        await saver.flush();
        if (saver.store.getState().saving.kind === "conflict") await saver.resolve("mine");
        for (const [field, value] of Object.entries(mine)) {
          // SAFETY: the fields of the steps are those of the form.
          const name = field as keyof Values;
          if (value !== austin[name])
            expect([form()[name], server()[name]]).toEqual([value, value]);
        }
        const unwritten = (name: keyof Values) =>
          mine[name] === undefined || mine[name] === austin[name];
        expect(unwritten("city") && theirs.city ? server().city : null).toBe(
          unwritten("city") && theirs.city ? theirs.city : null,
        );
        expect(unwritten("phone") && theirs.phone ? server().phone : null).toBe(
          unwritten("phone") && theirs.phone ? theirs.phone : null,
        );
      }),
    );
  });
});
