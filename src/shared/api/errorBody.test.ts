import { describe, expect, it } from "vitest";
import { readErrorBody } from "./errorBody.ts";

const read = (body: unknown) =>
  readErrorBody(typeof body === "string" ? body : JSON.stringify(body));

describe("an error body", () => {
  it.each([
    [
      "the first of errors.base",
      { errors: { email: ["is taken"], base: ["First", "Second"] } },
      "First",
    ],
    ["errors.base as a text", { errors: { base: "Only" }, error: "x" }, "Only"],
    ["a list of errors, joined", { errors: ["One", "Two"], error: "x" }, "One, Two"],
    ["errors as a text", { errors: "One" }, "One"],
    [
      "the values of errors by field",
      { errors: { email: ["is invalid"], phone: "is short" } },
      "Email is invalid, Phone is short",
    ],
    [
      "errors that are objects",
      {
        errors: [
          { field: "email", message: "Bad e-mail" },
          { title: "Oops", detail: "More" },
        ],
      },
      "Bad e-mail, More",
    ],
    ["error", { error: "Nope", message: "x" }, "Nope"],
    ["error.message", { error: { message: "Nope", code: 7 } }, "Nope"],
    ["message", { message: "Nope" }, "Nope"],
    ["empty errors, then error", { errors: [], error: "Nope" }, "Nope"],
    ["empty everything", { errors: {}, error: "", message: null }, null],
    ["a bare list", ["One", "Two"], "One, Two"],
    ["a bare text", '"Nope"', "Nope"],
    ["nothing in HTML", "<h1>Bad gateway</h1>", null],
    ["nothing in broken JSON", '{"error":"No', null],
    ["nothing in null", "null", null],
    ["nothing in a number", "7", null],
    ["nothing that is inherited", '{"__proto__":{"error":"evil"}}', null],
  ])("says %s [G7]", (_, body, message) => expect(read(body).message).toBe(message));

  it("gives all texts, and those of fields by field [G7]", () => {
    const { messages, fields } = read({
      errors: {
        email: ["is taken", "is odd"],
        base: ["No"],
        recipients: [{ index: 3, field: "email", message: "is invalid" }],
      },
    });
    expect(messages).toEqual(["Email is taken", "Email is odd", "No", "Email is invalid"]);
    expect(fields).toEqual({
      email: ["Email is taken", "Email is odd"],
      base: ["No"],
      "recipients.3.email": ["Email is invalid"],
    });
  });

  it.each([
    [
      "a field of two words",
      { phone_number: ["is not a mobile number"] },
      "Phone number is not a mobile number",
    ],
    [
      "a whole sentence",
      { email: ["We cannot reach this address"] },
      "We cannot reach this address",
    ],
    ["what concerns no field", { non_field_errors: ["passwords differ"] }, "passwords differ"],
    ["a list", ["is not possible"], "is not possible"],
  ])("names the field that a fragment is about: %s [G7]", (_, errors, message) =>
    expect(read({ errors }).message).toBe(message),
  );

  it("is clipped to 300 characters [G7]", () => {
    const { message, messages } = read({ errors: ["x".repeat(100_000), "y".repeat(400)] });
    expect([message?.length, messages.map(({ length }) => length)]).toEqual([300, [300, 300]]);
  });

  it("leaves tags as the text that they are [G7]", () =>
    expect(read({ error: "<b>No</b>" }).message).toBe("<b>No</b>"));
});
