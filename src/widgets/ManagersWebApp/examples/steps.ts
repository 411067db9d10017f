import type { Guest } from "../../../shared/widget/examples.ts";

export type Walk = (guest: Guest) => Promise<void>;

export async function signIn(guest: Guest): Promise<void> {
  await guest.fill("Email", "manager@example.com");
  await guest.fill("Password", "dinner-for-two");
  await guest.press("Sign in");
}

/** Goes to the guests of a location. */
export function at(location: RegExp, then?: Walk): Walk {
  return async (guest) => {
    await signIn(guest);
    await guest.press(location);
    await guest.see("Search for a guest");
    await then?.(guest);
  };
}

export const lucca = /^Osteria Lucca/;
export const bar = /^Lucca Bar/;
export const bakery = /^Lucca Bakery/;

/** Goes to a guest's profile. */
export function profileOf(name: string, then?: Walk, location = lucca): Walk {
  return at(location, async (guest) => {
    await guest.fill("Search for a guest", name);
    await guest.press(new RegExp(`^${name}`));
    await guest.see("This guest’s transactions");
    await then?.(guest);
  });
}

export function checkout(name: string, check: string, then?: Walk): Walk {
  return profileOf(name, async (guest) => {
    await guest.press("Pay");
    await guest.fill("Check number", check);
    await guest.press("Next");
    await guest.see(`Check ${check}`);
    await then?.(guest);
  });
}

export function byAmount(amount: string, then?: Walk): Walk {
  return profileOf(
    "Nora New",
    async (guest) => {
      await guest.press("Pay");
      await guest.fill("Bill amount", amount);
      await then?.(guest);
    },
    bar,
  );
}

export function refund(then?: Walk, name = "Gina Guest", location = lucca): Walk {
  return profileOf(
    name,
    async (guest) => {
      await guest.press("Refund");
      await guest.see("Issue a Refund");
      await then?.(guest);
    },
    location,
  );
}

export async function fillRefund(guest: Guest, cents = "2000"): Promise<void> {
  await guest.choose("Reason", "Guest not satisfied");
  await guest.fill("Refund amount", cents);
}

export async function issue(guest: Guest): Promise<void> {
  await fillRefund(guest);
  await guest.press("Issue Refund");
  await guest.press("Confirm Refund");
}

/** The button that pays, with any amount. */
export const pay = /^Pay \$/;
