import { expect, test } from "vitest";
import { requirementsOf } from "./requirements.ts";

test("a known code of the provider has a text, also for a person who is named by an id", () => {
  expect(
    requirementsOf([
      "external_account",
      "business_profile.url",
      "company.address.line1",
      "individual.verification.document",
      "person_1Ab2.verification.additional_document",
    ]),
  ).toEqual([
    { text: "bank" },
    { text: "website" },
    { text: "businessAddress" },
    { text: "photoId" },
    { text: "addressProof" },
  ]);
});

test("codes with the same text are one requirement", () => {
  expect(
    requirementsOf(["individual.dob.day", "individual.dob.month", "individual.dob.year"]),
  ).toEqual([{ text: "birth" }]);
});

test("an unknown code and a sentence are left as they are", () => {
  expect(requirementsOf(["interac.agreement", "Send us a letter.", "external_account"])).toEqual([
    { text: "bank" },
    { given: "interac.agreement" },
    { given: "Send us a letter." },
  ]);
});
