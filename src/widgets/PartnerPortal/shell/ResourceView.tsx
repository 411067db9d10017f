import type { ReactNode } from "react";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Skeleton, type SkeletonProps } from "../../../shared/ui/Skeleton.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { useProblemText } from "../problemText.ts";
import type { Resource } from "../../../shared/flow/resource.ts";
import { useLoadedResource } from "../useResource.ts";
import { texts } from "../texts.ts";

interface ResourceViewProps<T> {
  resource: Resource<T>;
  /** The heading of the error message. */
  failed: string;
  shape: SkeletonProps["shape"];
  children: (value: T) => ReactNode;
}

/** Renders a resource: a skeleton while it loads, an error with a retry button, or its value. */
export function ResourceView<T>({ resource, failed, shape, children }: ResourceViewProps<T>) {
  const copy = useTexts(texts);
  const problemText = useProblemText();
  const { value, problem } = useLoadedResource(resource);
  if (value !== null) return children(value);
  if (!problem) return <Skeleton shape={shape} text={copy.loading} />;
  return (
    <Alert
      title={failed}
      actions={<Button onClick={() => void resource.reload()}>{copy.again}</Button>}
    >
      {problemText(problem, copy.problem.load)}
    </Alert>
  );
}
