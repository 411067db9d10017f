import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { mountWidget, type MountedWidget } from "../support/mountWidget.ts";
import { signIn } from "../support/signIn.ts";

const list =
  "first_name,last_name,email,amount\nAda,Lovelace,ada@example.com,75\nGrace,Hopper,grace@example.com,";

async function toMessage(people = list): Promise<MountedWidget> {
  const widget = await mountWidget("BulkGiftingApp", { address: "/bulk-gifting" });
  const { guest } = widget;
  await signIn(widget);
  await guest.press("Continue");
  await guest.press("Paste a list");
  await guest.fill("Your list", people);
  await guest.press("Add to list");
  await guest.see("2 people added.");
  await guest.press("Continue");
  await guest.see("Add a message");
  return widget;
}

const next = ({ screen }: MountedWidget) =>
  within(screen.getByRole("region", { name: "What happens next" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("the preview of a gift", () => {
  it("shows what each of the people will see, one after the other", async () => {
    const { screen, guest } = await toMessage();
    const preview = screen.getByRole("region", { name: "Preview" });
    expect(preview.textContent).toMatch(/Preview as Ada \(1 of 2\)[\s\S]*\$75[\s\S]*Hi Ada,/);
    await guest.press("Preview as the next person");
    expect(preview.textContent).toMatch(/Preview as Grace \(2 of 2\)[\s\S]*\$100[\s\S]*Hi Grace,/);
    await guest.press("Preview as the person before");
    await guest.see("Preview as Ada (1 of 2)");
  });
});

describe("before the payment", () => {
  it("the review says what is sent, when and from whom, and what canceling does to the money", async () => {
    const widget = await toMessage();
    await widget.guest.press("Review");
    await widget.guest.see("Review and pay");
    expect(next(widget)).toEqual([
      "Right after payment, we send 2 gifts by email or text message, in the name of Gina Guest.",
      "Your dashboard shows who opened, claimed and used a gift. There you correct addresses and send reminders.",
      "You can cancel a gift until it’s claimed. Canceling stops the gift, but doesn’t start a refund: contact us for that.",
    ]);
  });

  it("the review names the chosen day, and how many gifts have a day of their own", async () => {
    const day = inDays(10);
    const widget = await toMessage(
      `first_name,email,send_on\nAda,ada@example.com,${inDays(14)}\nGrace,grace@example.com,`,
    );
    await widget.guest.fill("Send on", day);
    await widget.guest.press("Review");
    await widget.guest.see("Review and pay");
    const long = new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long" });
    expect(next(widget)[0]).toBe(
      `On ${long}, we send 2 gifts by email or text message, in the name of Gina Guest. 1 gift goes out on the day in your list instead.`,
    );
  });
});
