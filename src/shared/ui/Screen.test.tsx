import { act } from "react";
import { expect, it, vi } from "vitest";
import { Screen } from "./Screen.tsx";
import { renderInWidget } from "./testing/renderInWidget.tsx";

it("the first screen shows at once, and one after the person's own action fades in", async () => {
  const { container, render, user } = renderInWidget(<Screen key="first" heading="First" />);
  const screenNow = () => container.querySelector(".screen")!;
  expect(screenNow().className).toBe("screen flow");
  render(<Screen key="loaded" heading="Loaded" />);
  expect(screenNow().className).toBe("screen flow");
  await act(() => user.click(screenNow()));
  expect(screenNow().className).toBe("screen flow");
  render(<Screen key="second" heading="Second" />);
  expect(screenNow().className).toBe("screen flow entering");
});

it("scrolls to the top of a new screen, with what stands above its heading, if the heading is out of view", async () => {
  const { container, render, user } = renderInWidget(<Screen key="first" heading="First" />);
  await act(() => user.click(container.querySelector(".screen")!));
  const scrolledTo: string[] = [];
  const { prototype } = Element;
  const { scrollIntoView } = prototype;
  prototype.scrollIntoView = function scroll() {
    scrolledTo.push(this.className);
  };
  const above = vi.spyOn(prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -80));
  render(<Screen key="second" heading="Second" before={<hr />} />);
  expect(scrolledTo).toEqual(["screen flow entering"]);
  above.mockRestore();
  prototype.scrollIntoView = scrollIntoView;
});
