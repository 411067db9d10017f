import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { sections } from "../sections.ts";
import type { SectionProps } from "../storeType.ts";
import { texts } from "../texts.ts";
import { LazyView } from "./LazyView.tsx";

/** Renders a section once its chunk has loaded. */
export function LazySection({
  section,
  ...props
}: SectionProps & { section: keyof typeof sections }) {
  const copy = useTexts(texts);
  return (
    <LazyView
      loader={sections[section]}
      fallback={<Skeleton shape={["title", "line", "control", "control"]} text={copy.loading} />}
    >
      {(Section) => <Section {...props} />}
    </LazyView>
  );
}
