import { describe, expect, it } from "vitest";
import { isPrivateAddress, isPrivateHost } from "./privateAddress.ts";

describe("isPrivateAddress", () => {
  it.each([
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "::127.0.0.1",
    "64:ff9b::10.0.0.1",
    "2002:7f00:1::",
    "2002:c0a8:101::1",
    "not an address",
    "",
  ])("says yes to %s", (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each([
    "1.1.1.1",
    "9.255.255.255",
    "11.0.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "192.167.255.255",
    "2606:4700::1111",
    "::ffff:1.1.1.1",
    "64:ff9b::1.1.1.1",
    "2002:101:101::",
  ])("says no to %s", (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

describe("isPrivateHost", () => {
  it.each([
    "http://localhost:3000/",
    "http://LOCALHOST./",
    "http://a.localhost/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://169.254.169.254/latest/meta-data/",
  ])("says yes to %s", (address) => {
    expect(isPrivateHost(new URL(address))).toBe(true);
  });

  it.each(["https://www.example.com/", "https://1.1.1.1/", "https://localhost.example.com/"])(
    "says no to %s",
    (address) => {
      expect(isPrivateHost(new URL(address))).toBe(false);
    },
  );
});
