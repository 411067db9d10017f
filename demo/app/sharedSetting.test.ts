import { expect, it } from "vitest";
import { readSharedSetting, withSharedSetting } from "./sharedSetting.ts";

const setting = {
  options: { startPosition: 4, ctaLabel: "Join & eat" },
  attributes: { theme: "dark" },
  width: 390,
};

it("reads the setting that it has written into an address, and keeps the rest of the query", () => {
  const href = withSharedSetting(
    "https://harness.example/?widget=Checkout&scenario=default",
    setting,
  );
  expect(new URL(href).searchParams.get("scenario")).toBe("default");
  expect(readSharedSetting(new URL(href).search)).toEqual(setting);
});

it("leaves the address alone where nothing is set", () => {
  const href = "https://harness.example/?widget=Checkout";
  expect(
    withSharedSetting(`${href}&options=%7B%22a%22%3A1%7D&width=320`, {
      options: {},
      attributes: {},
      width: null,
    }),
  ).toBe(href);
});

it.each(["", "?options=nonsense", "?options=[1]", "?options=null&attributes=5", "?width=12"])(
  "takes %j for no setting",
  (search) => {
    expect(readSharedSetting(search)).toEqual({ options: {}, attributes: {}, width: null });
  },
);
