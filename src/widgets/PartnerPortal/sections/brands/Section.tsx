import type { SectionProps } from "../../storeType.ts";
import { BrandForm } from "./BrandForm.tsx";
import { BrandList } from "./BrandList.tsx";

/** The brands of a project: a list, and a form for each (A2.03). */
export function Section(props: SectionProps) {
  const { id } = props.route;
  return id === null ? <BrandList {...props} /> : <BrandForm key={id} {...props} id={id} />;
}
