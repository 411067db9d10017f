import { expect, test } from "vitest";
import { meantAddress } from "./emailTypo.ts";

test.each([
  ["ada@gmial.com", "ada@gmail.com"],
  ["ada@gmal.com", "ada@gmail.com"],
  ["ada@gmaill.com", "ada@gmail.com"],
  ["Ada.L@GMIAL.com", "Ada.L@gmail.com"],
  ["ada@gmail.con", "ada@gmail.com"],
  ["ada@yaho.com", "ada@yahoo.com"],
  ["ada@hotmial.cmo", "ada@hotmail.com"],
  ["ada@outlok.com", "ada@outlook.com"],
  ["ada@iclod.com", "ada@icloud.com"],
])("%s was probably meant as %s", (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

test.each([
  "",
  "ada",
  "ada@",
  "ada@gmail",
  "ada@gmail.c",
  "ada@gmail.co",
  "ada@gmail.com",
  "ada@ymail.com",
  "ada@mail.com",
  "ada@email.com",
  "ada@gmx.com",
  "ada@hotmail.co.uk",
  "ada@yahoo.fr",
  "ada@example.com",
  "ada@acme.con",
])("%s looks like nothing else", (typed) => {
  expect(meantAddress(typed)).toBeNull();
});
