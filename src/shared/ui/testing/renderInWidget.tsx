import { english } from "../../texts/language.ts";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { act, type ReactNode } from "react";
import { fireEvent, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { pageConfig } from "../../config/pageConfig.ts";
import { hostDocument } from "../../host/hostDocument.ts";
import { createContainer, shadowOf } from "../../widget/container.ts";
import { EnvironmentContext, type Environment } from "../../widget/environment.ts";

/** Renders components as a widget does: in a shadow root of the page, with an environment. */
export function renderInWidget(node: ReactNode, changes: Partial<Environment> = {}) {
  const element = hostDocument.body.appendChild(hostDocument.createElement("div"));
  const shadow = shadowOf(element);
  const environment: Environment = {
    id: "w1",
    widget: "Test",
    written: "Test",
    element,
    shadow,
    config: pageConfig([]),
    brand: "main",
    country: "US",
    theme: "light",
    ...english(),
    router: "memory",
    basePath: "/",
    signal: new AbortController().signal,
    emit: () => true,
    done: () => {},
    navigate: () => {},
    fail: () => {},
    ...changes,
  };
  const container = createContainer(shadow, environment);
  const root = createRoot(container);
  const render = (next: ReactNode): void =>
    flushSync(() =>
      root.render(<EnvironmentContext value={environment}>{next}</EnvironmentContext>),
    );
  render(node);
  return {
    shadow,
    container,
    element,
    render,
    screen: within(container),
    user: userEvent.setup(),
    unmount: () => flushSync(() => root.unmount()),
  };
}

/**
 * Enters text at once, as a paste or autofill does. (The paste of user-event sees no focus inside a
 * shadow root.)
 */
export function enter(input: HTMLElement, text: string): void {
  act(() => void fireEvent.input(input, { target: { value: text } }));
}

/** Leaves a field, as with Tab. */
export function leave(input: HTMLElement): void {
  act(() => {
    input.focus();
    input.blur();
  });
}
