import { Skeleton } from "../../../../shared/ui/Skeleton.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { SectionProps } from "../../storeType.ts";
import { LazyView } from "../../shell/LazyView.tsx";
import { texts as portalTexts } from "../../texts.ts";
import { lazyTools } from "./lazyTools.ts";
import { LocationForm } from "./LocationForm.tsx";
import { LocationList } from "./LocationList.tsx";

/** The locations of a project: a list, an import, and a form for each (A2.02). */
export function Section(props: SectionProps) {
  const portalCopy = useTexts(portalTexts);
  const { id, query } = props.route;
  if (id !== null) return <LocationForm key={id} {...props} id={id} />;
  if (query.step !== "import") return <LocationList {...props} />;
  return (
    <LazyView
      loader={lazyTools.import}
      fallback={<Skeleton shape={["title", "line", "control"]} text={portalCopy.loading} />}
    >
      {(ImportPage) => <ImportPage {...props} />}
    </LazyView>
  );
}
