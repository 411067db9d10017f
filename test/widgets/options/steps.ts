import { vi } from "vitest";
import { exampleNamed, type MountedWidget } from "../../support/mountWidget.ts";
import type { OptionCase } from "./seeChange.ts";
import { signIn } from "../../support/signIn.ts";

/** The cases of one widget, by option. */
export type Cases = Readonly<Record<string, OptionCase>>;

/** A brand in Austin, in the format of the API. */
export const brand = (name: string) => ({
  id: name,
  name,
  slug: name,
  locations: [{ id: `${name}-1`, name, city: "Austin", latitude: 30.26, longitude: -97.74 }],
});

export const signInTo =
  (then = "") =>
  async (widget: MountedWidget) => {
    await signIn(widget);
    if (then) await widget.guest.see(then);
  };

/** The person's actions in an example. */
export const play =
  (
    examples: readonly {
      key: string;
      play?: (guest: MountedWidget["guest"]) => Promise<unknown>;
    }[],
    key: string,
  ) =>
  ({ guest }: MountedWidget) =>
    exampleNamed(examples, key).play!(guest);

export const paths = ({ requests }: MountedWidget) => requests.map(({ path }) => path);
export const calls = ({ requests }: MountedWidget) =>
  requests.map(({ path, query }) => ({ path, query }));
/** The delays of all timers since `spyOnTimers`, in milliseconds. */
export const delays = () => vi.mocked(setTimeout).mock.calls.map(([, delay]) => delay);
export const spyOnTimers = () => void vi.spyOn(globalThis, "setTimeout");
export const text = ({ shadow }: MountedWidget) =>
  shadow.querySelector(".dining")?.textContent ?? "";

/** A brand that is far away from the others. */
export const far = (name: string) => {
  const namedBrand = brand(name);
  return {
    ...namedBrand,
    locations: namedBrand.locations.map((location) => ({ ...location, latitude: 45 })),
  };
};

export async function toMessage({ guest }: MountedWidget): Promise<void> {
  await guest.press("Continue");
  await guest.press("Paste a list");
  await guest.fill(
    "Your list",
    "first_name,last_name,email\nAda,Lovelace,ada@example.com\nGrace,Hopper,grace@example.com",
  );
  await guest.press("Add to list");
  await guest.see("2 people added.");
  await guest.press("Continue");
  await guest.see("The name your recipients will see.");
}

export async function toReview({ guest }: MountedWidget): Promise<void> {
  await guest.see("How would you like to pay?");
  await guest.press("Next");
  await guest.see("Add a tip");
  await guest.press("Continue");
  await guest.see("Review Payment");
}

/** A bill of the mock API, without a diner. */
export const place = { pos: "toast", location: "lucca", ticket: "1001" };

/** The bill of `place`, with a signed-in diner. */
export const signedIn = { ...place, token: "harness-guest" };
