import { type ReactNode, useEffect, useState } from "react";
import type { Outcome } from "../../../shared/api/outcome.ts";
import { createResource, useResource } from "../resource.ts";
import { PageHead } from "../shell/PageHead.tsx";
import { PortalLink } from "../shell/PortalLink.tsx";
import { Read } from "../shell/Read.tsx";
import type { PortalStore } from "../store.ts";

interface Notice {
  readonly heading: string;
  readonly text: string;
}

interface ItemFormProps<T> {
  portal: PortalStore;
  page: "locations" | "brands";
  id: string;
  words: {
    readonly heading: string;
    readonly home: string;
    readonly failed: string;
    readonly gone: Notice;
    readonly forbidden: Notice;
  };
  read: (signal: AbortSignal) => Promise<Outcome<T>>;
  children: (value: T) => ReactNode;
}

/** The page of one thing, which is read for it alone; where it is gone or not to be seen, the page says so and leads back. */
export function ItemForm<T>({ portal, page, id, words, read, children }: ItemFormProps<T>) {
  const [resource] = useState(() => createResource(read, portal.environment().signal));
  const { value, problem } = useResource(resource);
  useEffect(() => {
    resource.load();
    return () => resource.reset();
  }, [resource]);
  if (value !== null) return children(value);
  const refusal = problem?.kind === "rejected" ? problem.status : null;
  const notice = refusal === 404 ? words.gone : refusal === 403 ? words.forbidden : null;
  const home = (
    <PortalLink portal={portal} to={{ page, id: null, query: {} }} className="frame-home">
      {words.home}
    </PortalLink>
  );
  return (
    <PageHead
      screenKey={`${page} ${id}`}
      heading={notice?.heading ?? words.heading}
      lead={notice?.text}
      before={home}
    >
      {!notice && (
        <Read
          resource={resource}
          failed={words.failed}
          shape={["title", "control", "control", "control"]}
        >
          {children}
        </Read>
      )}
    </PageHead>
  );
}
