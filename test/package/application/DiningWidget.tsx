"use client";

import { mount, type WidgetHandle, type WidgetName, type WidgetOptions } from "dining-widgets";
import { type ReactNode, useEffect, useRef } from "react";

interface Props<Name extends WidgetName> {
  readonly name: Name;
  readonly options?: WidgetOptions[Name];
  /** Shown until the widget has painted, and again if it fails. */
  readonly children?: ReactNode;
}

export function DiningWidget<Name extends WidgetName>({ name, options, children }: Props<Name>) {
  const element = useRef<HTMLDivElement>(null);
  const widget = useRef<WidgetHandle>(null);

  useEffect(() => {
    if (!element.current) return;
    widget.current = mount(element.current, name);
    return () => widget.current?.unmount();
  }, [name]);

  useEffect(() => {
    if (options) widget.current?.update(options);
  }, [name, options]);

  return <div ref={element}>{children}</div>;
}
