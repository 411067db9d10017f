import { type ReactNode, useEffect } from "react";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Skeleton, type SkeletonProps } from "../../../shared/ui/Skeleton.tsx";
import { copy } from "../copy.ts";
import { problemText } from "../problemText.ts";
import { useResource, type Resource } from "../resource.ts";

interface ReadProps<T> {
  resource: Resource<T>;
  /** What could not be read. */
  failed: string;
  shape: SkeletonProps["shape"];
  children: (value: T) => ReactNode;
}

/** What is read from the server: its shape while it comes, why it did not come and a way to ask again, or the thing itself. */
export function Read<T>({ resource, failed, shape, children }: ReadProps<T>) {
  const { value, problem } = useResource(resource);
  useEffect(() => resource.load(), [resource]);
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
