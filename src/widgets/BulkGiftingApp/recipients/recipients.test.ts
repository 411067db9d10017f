import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it, test } from "vitest";
import { writeCsv } from "../../../shared/list/writeCsv.ts";
import { validateRecipient } from "./validateRecipient.ts";
import { layoutOf, suggestedColumns } from "./columns.ts";
import { readList, type FoundPerson, type ReadEnd } from "./readList.ts";
import { createRecipientList, totalOf } from "./recipientList.ts";
import { blankRecipient, type Person, type Row } from "./row.ts";
import { growth, superlinear } from "../../../../test/support/growth.ts";

const rules = { country: "US" as const, today: { year: 2026, month: 3, day: 14 } };
const person = (parts: Partial<Person>): Person => ({
  ...blankRecipient,
  firstName: "Ada",
  email: "ada@example.com",
  ...parts,
});

async function read(
  text: string,
  most = 50_000,
): Promise<{ end: ReadEnd; foundPeople: FoundPerson[]; shares: number[] }> {
  const foundPeople: FoundPerson[] = [];
  const shares: number[] = [];
  const end = await readList({
    text,
    most,
    signal: new AbortController().signal,
    take: (some) => foundPeople.push(...some),
    advance: (share) => shares.push(share),
  });
  return { end, foundPeople, shares };
}

const people = async (text: string) => (await read(text)).foundPeople.map((one) => one.person);

describe("reading a list", () => {
  it.each([",", ";", "\t"])("takes %j as delimiter [BG4]", async (sign) => {
    const text = [
      ["first_name", "last_name", "email"],
      ["Ada", "Lovelace", "ada@example.com"],
      ["Grace", "Hopper", "grace@example.com"],
    ]
      .map((row) => row.join(sign))
      .join("\n");
    expect(await people(text)).toEqual([
      person({ lastName: "Lovelace" }),
      person({ firstName: "Grace", lastName: "Hopper", email: "grace@example.com" }),
    ]);
  });

  it("takes byte order marks, quotes, quoted line ends and every kind of line end [BG4]", async () => {
    const { foundPeople } = await read(
      '\uFEFFfirst_name,email,message\r\n"Ada ""Countess""",ada@example.com,"Well done,\r\nall of you"\rGrace,grace@example.com,\nJean,jean@example.com,Hi',
    );
    expect(
      foundPeople.map(({ person: { firstName, message }, line }) => [firstName, message, line]),
    ).toEqual([
      ['Ada "Countess"', "Well done,\nall of you", 2],
      ["Grace", "", 4],
      ["Jean", "Hi", 5],
    ]);
  });

  it.each([
    "First Name,E-Mail,Mobile,Send on,Value",
    "FIRST_NAME;Email Address;phone number;deliver_at;amount",
    "Vorname\tmail\tTel.\tSend date\tGift amount",
  ])("knows the heads of %s [BG4]", (head) => {
    expect(layoutOf(head.split(/[,;\t]/)).columns).toEqual([
      "firstName",
      "email",
      "phone",
      "deliverOn",
      "amount",
    ]);
  });

  it("takes a whole name apart, and leaves columns alone that it does not know", async () => {
    const { end, foundPeople } = await read(
      'Name,Department,Email\n"Lovelace, Ada",Engines,ada@example.com\nGrace Brewster Hopper,Navy,grace@example.com',
    );
    expect(foundPeople.map((one) => [one.person.firstName, one.person.lastName])).toEqual([
      ["Ada", "Lovelace"],
      ["Grace", "Brewster Hopper"],
    ]);
    expect(end).toMatchObject({ ignored: ["Department"] });
  });

  it("reads a pasted list without a header row by the form of its cells", async () => {
    expect(
      await people("Ada Lovelace <ada@example.com>\nGrace Hopper <grace@example.com>"),
    ).toEqual([
      person({ lastName: "Lovelace" }),
      person({ firstName: "Grace", lastName: "Hopper", email: "grace@example.com" }),
    ]);
    expect(await people("Ada\tLovelace\tada@example.com\t+1 512 555-0100")).toEqual([
      person({ lastName: "Lovelace", phone: "+1 512 555-0100" }),
    ]);
    expect(await people("ada@example.com\n\n  \ngrace@example.com")).toEqual([
      person({ firstName: "" }),
      person({ firstName: "", email: "grace@example.com" }),
    ]);
  });

  it("takes the apostrophe off that our own export has put before a formula (fault B9)", async () => {
    const [one] = await people(
      writeCsv(
        ["first_name", "email", "phone"],
        [["=SUM(A1)", "ada@example.com", "+1 512 555 0100"]],
      ),
    );
    expect(one).toMatchObject({ firstName: "=SUM(A1)", phone: "+1 512 555 0100" });
  });

  it("reports a list without a column of addresses, and shows its columns", async () => {
    expect((await read("Shoe size,Color\n42,red")).end).toEqual({
      kind: "columns-needed",
      reason: "no-address",
      sample: [
        ["Shoe size", "Color"],
        ["42", "red"],
      ],
    });
    expect((await read("")).end).toEqual({ kind: "empty" });
    expect((await read("first_name,email\n\n,\n")).end).toEqual({ kind: "empty" });
  });

  it.each([
    ["Outlook", "Ada <ada@example.com>; Grace <grace@example.com>; Jean <jean@example.com>", 3],
    ["several lines", "Ada <ada@x.co>, Grace <grace@x.co>\nJean <jean@x.co>, Kay <kay@x.co>", 4],
    ["bare addresses", "ada@x.co, grace@x.co\njean@x.co, kay@x.co", 4],
    ["a mixture", "Ada,Lovelace,ada@x.co\nGrace <grace@x.co>; jean@x.co\n\nkay@x.co", 4],
    ["a range of cells", "Ada\tLovelace\tada@x.co\nGrace\tHopper\tgrace@x.co", 2],
  ])("counts everyone in what was copied from %s [BG4]", async (_, text, count) => {
    const { end, foundPeople } = await read(text);
    expect(end).toMatchObject({ kind: "read", count, unread: [] });
    expect(foundPeople).toHaveLength(count);
  });

  it("hands back the lines that name nobody, and says so where none does [BG4]", async () => {
    expect((await read("Ada <ada@x.co>; Bob\nHello\ngrace@x.co")).end).toMatchObject({
      count: 2,
      unread: ["Bob", "Hello"],
    });
    expect((await read("Ada\nGrace")).end).toEqual({ kind: "no-addresses" });
  });

  it.each([
    ["money under a head of its own", "name,email,Gift\nAda,ada@x.co,$50\nGrace,grace@x.co,$75", 2],
    ["plain numbers", "name,email,Bonus\nAda,ada@x.co,50\nGrace,grace@x.co,75", 2],
    ["second addresses", "name,email,private\nAda,ada@x.co,\nGrace,grace@x.co,g@y.co", null],
    ["phone numbers", "name,email,office\nAda,ada@x.co,512 555 0100", null],
    ["second addresses without heads", "Ada,ada@x.co,a@y.co\nGrace,grace@x.co,g@y.co", null],
  ])("asks before it skips %s [BG4]", async (_, text, amountColumn) => {
    const { end, foundPeople } = await read(text);
    expect(end).toMatchObject({ kind: "columns-needed", reason: "unread-values" });
    expect(foundPeople).toEqual([]);
    if (end.kind !== "columns-needed") return;
    expect(suggestedColumns(end.sample).indexOf("amount")).toBe(amountColumn ?? -1);
  });

  it.each(["Employee ID", "Zip", "Cost center no.", "Age"])(
    "skips a column %s without a question",
    async (head) => {
      const text = `name,email,${head}\nAda,ada@x.co,10042\nGrace,grace@x.co,78701`;
      expect((await read(text)).end).toMatchObject({ kind: "read", count: 2, ignored: [head] });
    },
  );

  it("reads spreadsheets that say their delimiter", async () => {
    expect((await read("sep=;\nfirst_name;email\nAda;ada@example.com")).foundPeople).toEqual([
      { person: person({}), line: 3 },
    ]);
  });

  it("names the line of a quote that is never closed", async () => {
    expect(
      (
        await read(
          'first_name,email\nAda,ada@example.com\n"Grace,grace@example.com\nJean,jean@example.com',
        )
      ).end,
    ).toMatchObject({ openQuote: 3 });
  });

  it("takes none of a list that is longer than allowed [BG4]", async () => {
    const rows = Array.from({ length: 101 }, (_, index) => `Guest,guest${index}@example.com`);
    expect((await read(["first_name,email", ...rows].join("\n"), 100)).end).toEqual({
      kind: "too-many",
    });
    expect((await read(["first_name,email", ...rows.slice(1)].join("\n"), 100)).end).toMatchObject({
      kind: "read",
      count: 100,
    });
  });

  test("whatever is written as CSV is read as it was, whole and in order [BG4] (fault B9)", async () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom("a,b", '"', 'x"y', "line\nend", ";", "\t", "Ünïcödé 漢字 🍝", " spaced "),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ firstName: cell, message: cell }), { minLength: 1, maxLength: 60 }),
        fc.constantFrom(",", ";", "\t"),
        fc.constantFrom("\n", "\r\n"),
        fc.boolean(),
        async (rows, delimiter, newline, hasMark) => {
          const table = rows.map(({ firstName, message }, index) => [
            firstName,
            `p${index}@example.com`,
            message,
          ]);
          const text = Papa.unparse([["first_name", "email", "message"], ...table], {
            delimiter,
            newline,
            quotes: true,
          });
          const foundPeople = await people((hasMark ? "\uFEFF" : "") + text);
          const normalized = (value: string) =>
            value
              .replace(/\r\n?/g, "\n")
              .trim()
              .replace(/^'(?=[=+\-@])/, "");
          expect(
            foundPeople.map(({ firstName, email, message }) => [firstName, email, message]),
          ).toEqual(
            table.map(([firstName = "", email, message = ""]) => [
              normalized(firstName),
              email,
              normalized(message),
            ]),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  test(
    "no text at all makes it throw, lose its place or never end",
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.string({
            unit: fc.constantFrom('"', ",", ";", "\n", "\r", "\t", "a", "@", " ", "\uFEFF"),
            maxLength: 400,
          }),
          async (text) => {
            const { end, shares, foundPeople } = await read(`first_name,email\n${text}`);
            expect(["read", "empty"]).toContain(end.kind);
            expect(shares).toEqual(shares.toSorted((a, b) => a - b));
            expect(foundPeople.map(({ line }) => line)).toEqual(
              foundPeople.map(({ line }) => line).toSorted((a, b) => a - b),
            );
          },
        ),
        { numRuns: 300 },
      );
    },
  );

  it("reads slices of a long text as if it were one, rows that lie across their ends included", async () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, index) =>
        `"Guest, ${index}",guest${index}@example.com,"A message\nof two lines ${"x".repeat(index % 50)}"`,
    );
    const { foundPeople, shares } = await read(["name,email,message", ...rows].join("\n"));
    expect(foundPeople).toHaveLength(5_000);
    expect(foundPeople.map(({ line }) => line)).toEqual(rows.map((_, index) => 2 + 2 * index));
    expect(foundPeople[4_321]?.person.email).toBe("guest4321@example.com");
    expect(shares.length).toBeGreaterThan(10);
  });

  it("stops when it is cancelled, before the end", async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `Guest,guest${index}@example.com`);
    const ending = new AbortController();
    let count = 0;
    const take = (people: readonly FoundPerson[]) => {
      count += people.length;
      if (count > 1_000) ending.abort();
    };
    expect(
      await readList({
        text: ["first_name,email", ...rows].join("\n"),
        most: 50_000,
        signal: ending.signal,
        take,
        advance: () => {},
      }),
    ).toEqual({ kind: "cancelled" });
    expect(count).toBeLessThan(5_000);
  });
});

describe("the problems of a recipient", () => {
  it.each([
    [{ firstName: "" }, { firstName: "missing" }],
    [{ email: "" }, { email: "no-address" }],
    [{ email: "ada@" }, { email: "malformed" }],
    [{ email: "", phone: "512 555 0100" }, null],
    [{ phone: "12" }, { phone: "malformed" }],
    [{ amount: "$1,250" }, null],
    [{ amount: "0.50" }, { amount: "too-small" }],
    [{ amount: "100000" }, { amount: "too-large" }],
    [{ amount: "fifty" }, { amount: "malformed" }],
    [{ deliverOn: "2026-03-14" }, null],
    [{ deliverOn: "2026-03-13" }, { deliverOn: "past" }],
    [{ deliverOn: "3/15/2027" }, { deliverOn: "too-late" }],
    [{ deliverOn: "soon" }, { deliverOn: "malformed" }],
  ])("%j: %j [BG4]", (parts, fieldErrors) => {
    expect(validateRecipient(person(parts), rules)).toEqual(fieldErrors);
  });

  it("has room for 500 characters of a message", () => {
    expect(validateRecipient(person({ message: "x".repeat(500) }), rules)).toBeNull();
    expect(validateRecipient(person({ message: "x".repeat(501) }), rules)).toEqual({
      message: "too-long",
    });
  });

  it("takes phone numbers of other countries where the account is", () => {
    expect(
      validateRecipient(person({ phone: "+64 21 555 0137" }), { ...rules, country: "NZ" }),
    ).toBeNull();
    expect(validateRecipient(person({ phone: "+64 21 555 0137" }), rules)).toEqual({
      phone: "malformed",
    });
  });

  it.each(["a", "@", "1", " "])("takes 100,000 of %j in one pass (fault B10)", (unit) => {
    const personWith = (text: string): Person => ({
      firstName: text,
      email: text,
      phone: text,
      amount: text,
      deliverOn: text,
      lastName: text,
      message: text,
    });
    expect(
      growth(
        (size) => personWith(unit.repeat(size)),
        100_000,
        (hostile) => validateRecipient(hostile, rules),
      ),
    ).toBeLessThan(superlinear);
  });
});

describe("the recipient list", () => {
  const pick = ({ id: _id, line: _line, ...rest }: Row): Person => rest;
  const listOf = (...given: Person[]) => {
    const recipientList = createRecipientList(() => rules);
    recipientList.add(given.map((one, index) => ({ person: one, line: index + 2 })));
    recipientList.publish();
    return recipientList;
  };

  it("knows those who come twice, by e-mail address or phone number in any spelling [BG4]", () => {
    const recipientList = listOf(
      person({}),
      person({ firstName: "Grace", email: "ADA@example.com" }),
      person({ email: "b@example.com", phone: "(512) 555-0100" }),
      person({ email: "c@example.com", phone: "+1 512 555 0100" }),
    );
    const { duplicates } = recipientList.store.getState();
    expect([...duplicates].map(([id, first]) => [id, first.id])).toEqual([
      [2, 1],
      [4, 3],
    ]);
    recipientList.change(1, { email: "other@example.com" });
    expect([...recipientList.store.getState().duplicates.keys()]).toEqual([4]);
    recipientList.remove(new Set([3]));
    expect([...recipientList.store.getState().duplicates.keys()]).toEqual([]);
  });

  it("drops rows that were added and left empty, but never the only one", () => {
    const recipientList = listOf(person({}));
    recipientList.addEmpty();
    recipientList.dropEmpty();
    expect(recipientList.store.getState().rows.map(({ email }) => email)).toEqual([
      "ada@example.com",
    ]);
    expect(recipientList.store.getState().fieldErrors.size).toBe(0);
    const empty = createRecipientList(() => rules);
    empty.addEmpty();
    empty.dropEmpty();
    expect(empty.store.getState().rows).toHaveLength(1);
  });

  test("has the same problems after any changes as a list that is validated anew", () => {
    const email = fc.constantFrom("a@example.com", "b@example.com", "A@example.com", "bad", "");
    const phone = fc.constantFrom("", "5125550100", "512 555 0101");
    const step = fc.record({
      at: fc.nat(11),
      what: fc.constantFrom("change", "remove", "add"),
      email,
      phone,
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const recipientList = listOf(
          ...Array.from({ length: 6 }, (_, index) =>
            person({ email: index % 2 ? "a@example.com" : "b@example.com" }),
          ),
        );
        for (const { at, what, ...parts } of steps) {
          const { rows } = recipientList.store.getState();
          const id = rows[at % Math.max(1, rows.length)]?.id ?? 0;
          if (what === "change") recipientList.change(id, parts);
          if (what === "remove") recipientList.remove(new Set([id]));
          if (what === "add")
            recipientList.change(recipientList.addEmpty(), { firstName: "New", ...parts });
        }
        const state = recipientList.store.getState();
        const fresh = createRecipientList(() => rules);
        fresh.add(state.rows.map((row) => ({ person: pick(row), line: null })));
        const then = fresh.store.getState();
        fresh.publish();
        const problemsOf = (view: typeof state) =>
          view.rows.map(({ id }) => [
            Boolean(view.fieldErrors.get(id)),
            view.duplicates.has(id)
              ? view.rows.findIndex((row) => row.id === view.duplicates.get(id)?.id)
              : null,
          ]);
        expect(problemsOf(state)).toEqual(problemsOf({ ...then, ...fresh.store.getState() }));
      }),
    );
  });

  it("adds up amounts of their own and the common one", () => {
    const recipientList = listOf(
      person({}),
      person({ amount: "$75.50" }),
      person({ amount: "much" }),
    );
    expect(totalOf(recipientList.store.getState(), 100_00)).toBe(275_50);
  });

  it("takes a range of cells from one cell on, adds the rows that are missing, and takes it back", () => {
    const recipientList = listOf(person({}), person({ firstName: "Grace", email: "g@x.co" }));
    const view = () => recipientList.store.getState();
    recipientList.fill(
      2,
      ["firstName", "lastName", "email"],
      [
        ["Jean", "Bartik", "jean@x.co"],
        ["Kay", "McNulty", "not an address"],
      ],
    );
    expect(view().rows.map((row) => [row.firstName, row.lastName, row.email])).toEqual([
      ["Ada", "", "ada@example.com"],
      ["Jean", "Bartik", "jean@x.co"],
      ["Kay", "McNulty", "not an address"],
    ]);
    expect([...view().fieldErrors.values()]).toEqual([{ email: "malformed" }]);
    recipientList.remove(new Set([1]));
    expect(recipientList.undoLast()).toBe(true);
    expect(recipientList.undoLast()).toBe(true);
    expect(view().rows.map(({ firstName }) => firstName)).toEqual(["Ada", "Grace"]);
    expect([view().fieldErrors.size, recipientList.undoLast()]).toEqual([0, false]);
  });

  it("undoes the last addition", () => {
    const recipientList = listOf(person({}));
    const mark = recipientList.mark();
    recipientList.add([{ person: person({}), line: 3 }]);
    recipientList.undo(mark);
    expect(recipientList.store.getState()).toMatchObject({
      rows: [{ id: 1 }],
      duplicates: new Map(),
    });
  });

  it("removes 50,000 with one address in time that grows with their number", () => {
    const sameAddress = (count: number) =>
      listOf(...Array.from({ length: count }, () => person({})));
    const removeDuplicates = (recipientList: ReturnType<typeof listOf>) => {
      recipientList.remove(new Set(recipientList.store.getState().duplicates.keys()));
      expect(recipientList.store.getState().rows).toHaveLength(1);
    };
    expect(growth(sameAddress, 50_000, removeDuplicates)).toBeLessThan(superlinear);
  });
});
