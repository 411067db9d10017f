import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { copy } from "../copy.ts";

export function Loading() {
  return (
    <Skeleton shape={["title", "line", "control", "control", "control"]} text={copy.loading} />
  );
}
