import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

export function Loading() {
  const copy = useTexts(texts);
  return (
    <Skeleton shape={["title", "line", "control", "control", "control"]} text={copy.loading} />
  );
}
