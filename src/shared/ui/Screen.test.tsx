import { act } from "react";
import { expect, it } from "vitest";
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
