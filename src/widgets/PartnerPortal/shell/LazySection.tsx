import { useEffect } from "react";
import { useStore } from "zustand";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { copy } from "../copy.ts";
import { sections, type SectionProps } from "../sections.ts";

/** Renders a section once its chunk has loaded. */
export function LazySection({
  section,
  ...props
}: SectionProps & { section: keyof typeof sections }) {
  const lazySection = sections[section];
  const { part: Section, hasFailed } = useStore(lazySection.store);
  useEffect(() => lazySection.load(), [lazySection]);
  if (Section) return <Section {...props} />;
  if (hasFailed)
    return (
      <Alert
        title={copy.loadFailed.heading}
        actions={<Button onClick={lazySection.load}>{copy.again}</Button>}
      >
        {copy.loadFailed.text}
      </Alert>
    );
  return <Skeleton shape={["title", "line", "control", "control"]} text={copy.loading} />;
}
