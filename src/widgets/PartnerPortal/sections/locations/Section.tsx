import type { SectionProps } from "../../sections.ts";
import { LocationForm } from "./LocationForm.tsx";
import { LocationList } from "./LocationList.tsx";

/** The locations of a project: a list, and a form for each (A2.02). */
export function Section(props: SectionProps) {
  const { id } = props.route;
  return id === null ? <LocationList {...props} /> : <LocationForm key={id} {...props} id={id} />;
}
