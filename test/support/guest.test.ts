import { configure } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { newGuest } from "../../demo/app/guest.ts";

configure({ asyncUtilTimeout: 200 });

function open(html: string, light = "") {
  const element = document.createElement("div");
  element.innerHTML = light;
  const shadow = element.attachShadow({ mode: "open" });
  shadow.innerHTML = html;
  document.body.append(element);
  return { shadow, guest: newGuest(element, userEvent.setup({ delay: null })) };
}

test("fills, ticks and chooses by label inside a shadow root", async () => {
  const { shadow, guest } = open(`
    <label>Email <input value="old"></label>
    <label><input type="checkbox"> Send me offers</label>
    <label>State <select><option>Ohio</option><option>Texas</option></select></label>`);
  await guest.fill("Email", "a{b@example.com");
  await guest.tick("Send me offers");
  await guest.choose("State", "Texas");
  expect(shadow.querySelector("input")?.value).toBe("a{b@example.com");
  expect(shadow.querySelector<HTMLInputElement>("[type=checkbox]")?.checked).toBe(true);
  expect(shadow.querySelector("select")?.value).toBe("Texas");
});

test("moves a range input, which takes no typed text", async () => {
  const { shadow, guest } = open(
    '<label>Guests <input type="range" min="0" max="10" value="3"></label>',
  );
  await guest.fill("Guests", "8");
  expect(shadow.querySelector("input")?.value).toBe("8");
});

test("presses usable controls and refuses disabled, hidden or ambiguous ones", async () => {
  const { shadow, guest } = open(
    '<button>Save</button><a href="#x">Terms</a><button disabled>Pay</button><button hidden>Gone</button><button>Twin</button><button>Twin</button>',
  );
  const pressed: string[] = [];
  shadow.addEventListener(
    "click",
    (event) => event.target instanceof HTMLElement && pressed.push(event.target.innerText),
  );
  await guest.press("Save");
  await guest.press("Terms");
  expect(pressed).toEqual(["Save", "Terms"]);
  await expect(guest.press("Pay")).rejects.toThrow("disabled");
  await expect(guest.press("Gone")).rejects.toThrow("0 elements");
  await expect(guest.press("Twin")).rejects.toThrow("2 elements");
});

test("presses a visible control, or opens the menu that contains it", async () => {
  const link = '<a href="#x">Dashboard</a>';
  const menu = "<button>Menu</button>";
  const pressed: string[] = [];
  for (const html of [link + menu, menu]) {
    const { shadow, guest } = open(html);
    shadow.addEventListener("click", ({ target }) => {
      if (!(target instanceof Element)) return;
      pressed.push(target.localName);
      if (target.localName === "button") target.insertAdjacentHTML("afterend", link);
    });
    await guest.pressInMenu("Menu", "Dashboard");
  }
  expect(pressed).toEqual(["a", "button", "a"]);
});

test("sees words across elements and in slots, not hidden ones", async () => {
  const { guest } = open(
    '<p>You saved <b>$5</b></p><p hidden>Secret</p><h2 aria-label="Welcome back">Hi</h2><slot name="card"></slot>',
    '<div slot="card">Card field</div>',
  );
  await guest.see("You saved $5");
  await guest.see(/welcome back/i);
  await guest.see("Card field");
  await expect(guest.see("Secret")).rejects.toThrow("not on the screen");
});
