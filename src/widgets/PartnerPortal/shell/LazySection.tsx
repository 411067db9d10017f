import { useEffect } from "react";
import { useStore } from "zustand";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { copy } from "../copy.ts";
import { sections, type SectionProps } from "../sections.ts";

/** A section, as soon as its chunk is there. */
export function LateSectionView({
  section,
  ...props
}: SectionProps & { section: keyof typeof sections }) {
  const late = sections[section];
  const { part: Section, hasFailed } = useStore(late.store);
  useEffect(() => late.load(), [late]);
  if (Section) return <Section {...props} />;
  if (hasFailed)
    return (
      <Alert title={copy.late.heading} actions={<Button onClick={late.load}>{copy.again}</Button>}>
        {copy.late.text}
      </Alert>
    );
  return <Skeleton shape={["title", "line", "control", "control"]} text={copy.loading} />;
}
