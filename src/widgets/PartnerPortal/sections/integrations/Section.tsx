import type { SectionProps } from "../../storeType.ts";
import { Overview } from "./Overview.tsx";
import { Popup } from "./Popup.tsx";

/** POS systems by location and pop-ups by brand, with a form for each pop-up (A2.05). */
export function Section(props: SectionProps) {
  const { id } = props.route;
  return id === null ? <Overview {...props} /> : <Popup key={id} {...props} id={id} />;
}
