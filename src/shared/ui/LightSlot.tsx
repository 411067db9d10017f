import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { hostDocument } from "../host/hostDocument.ts";
import { useEnvironment } from "../widget/environment.ts";

interface LightSlotProps {
  /** Unique within the widget, and constant as long as the slot exists. */
  name: string;
  children: ReactNode;
}

/**
 * A place for third-party frames that do not work in a shadow root. The children are in a light-DOM
 * child of the widget's element and are shown here. The node stays the same through every render
 * and option change, so no frame reloads.
 */
export function LightSlot({ name, children }: LightSlotProps) {
  const { element, id } = useEnvironment();
  const [place] = useState(() => newPlace(id, name));
  useLayoutEffect(() => {
    element.append(place);
    return () => place.remove();
  }, [place, element]);
  return (
    <>
      <slot name={name} />
      {createPortal(children, place)}
    </>
  );
}

function newPlace(id: string, name: string): HTMLElement {
  const place = hostDocument.createElement("div");
  place.slot = name;
  place.id = `${id}-${name}`;
  place.setAttribute("data-dining-slot", name);
  place.toggleAttribute("data-turbo-permanent", true);
  return place;
}
