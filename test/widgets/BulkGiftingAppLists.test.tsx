import { expect, test, vi } from "vitest";
import { paste, signedIn, visibleText } from "./bulkGiftingSupport.ts";

vi.setConfig({ testTimeout: 60_000 });

test("a recipient list that was saved is there for the next order of the same account, which says that it lies in this browser", async () => {
  const widget = await signedIn();
  await paste(widget, "first_name,email\nAda,ada@example.com\nGrace,grace@example.com");
  await widget.guest.press("Save this list");
  await widget.guest.see(/Saved in this browser only/);
  await widget.guest.fill("List name", "Engineers");
  await widget.guest.press("Save list");
  await widget.guest.press("Delete Engineers");
  expect(visibleText(widget)).not.toContain("Engineers2 people");
  await widget.guest.press("Save this list");
  await widget.guest.fill("List name", "Engineers");
  await widget.guest.press("Save list");
  widget.unmount();
  sessionStorage.clear();

  localStorage.removeItem("userToken");
  const next = await signedIn({ address: "/create" });
  await next.guest.press("Continue");
  await next.guest.press("Add Engineers");
  await next.guest.see("Grace");
  await next.guest.see("2 people");
});
