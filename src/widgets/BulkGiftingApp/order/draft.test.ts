import { afterEach, expect, it } from "vitest";
import { emptyDraft, readDraft, saveDraft } from "./draft.ts";

afterEach(() => sessionStorage.clear());

it("comes back as it was typed", () => {
  const draft = { ...emptyDraft, recipients: "12", perPerson: "50", budget: "600" };
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
});

it.each([
  { perPerson: "12.345" },
  { perPerson: "1e9" },
  { recipients: "-1" },
  { budget: "NaN" },
  { recipients: "123456" },
])("counts as none with %j, which no field leaves", (part) => {
  sessionStorage.setItem("bulkGifting:draft", JSON.stringify({ ...emptyDraft, ...part }));
  expect(readDraft()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
