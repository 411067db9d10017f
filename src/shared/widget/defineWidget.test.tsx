import { expect, it, vi } from "vitest";
import type { Bridge } from "./contract.ts";
import { defineWidget, type Widget } from "./defineWidget.ts";

const plain: Widget["options"] = { schema: { type: "object", properties: {} } };
const ready = vi.fn();
const bridge: Bridge = {
  contract: 1,
  configs: [],
  emit: () => true,
  ready,
  report: () => {},
  fail: () => {},
};

it("loads the funnel's code once for all instances of a widget, and again after it did not load", async () => {
  const start = vi.fn();
  const funnel = vi
    .fn<NonNullable<Widget["funnel"]>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue({ funnel: { start } });
  const { mount } = defineWidget({ options: plain, funnel, Root: () => <p>Sample</p> });
  const instances = [];
  for (let count = 1; count <= 3; count++) {
    const element = document.body.appendChild(document.createElement("div"));
    const names = { id: `dining-${count}`, widget: "Sample", written: "Sample" };
    instances.push(mount({ ...names, element, overrides: {}, status: "loading" }, bridge));
    await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(count));
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(count - 1));
  }
  expect(funnel).toHaveBeenCalledTimes(2);
  instances.forEach((instance) => instance.unmount());
});
