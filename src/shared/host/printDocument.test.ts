import { afterEach, expect, it, vi } from "vitest";
import { printDocument } from "./printDocument.ts";

afterEach(() => document.body.replaceChildren());

it("prints a copy of the elements alone, and removes the frame once it is printed", async () => {
  document.body.innerHTML = "<main>Host page</main><p>Receipt <b>$12.00</b></p>";
  const append = vi.spyOn(document.body, "append");
  const print = vi.fn();
  append.mockImplementationOnce((frame) => {
    if (!(frame instanceof HTMLIFrameElement)) return;
    document.body.appendChild(frame);
    Object.assign(frame.contentWindow ?? {}, { print, focus() {} });
  });
  printDocument("Receipt", [document.querySelector("p")!], "p { color: red }");
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  const frame = document.querySelector("iframe")!;
  const page = frame.contentDocument!;
  expect(page.title).toBe("Receipt");
  expect(page.body.textContent).toBe("Receipt $12.00");
  expect(document.querySelector("p")).not.toBeNull();
  frame.contentWindow!.dispatchEvent(new Event("afterprint"));
  await vi.waitFor(() => expect(document.querySelector("iframe")).toBeNull());
});
