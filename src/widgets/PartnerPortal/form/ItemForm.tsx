import { type ReactNode, useEffect, useState } from "react";
import type { Outcome } from "../../../shared/api/outcome.ts";
import { createResource } from "../../../shared/flow/resource.ts";
import { useResource } from "../useResource.ts";
import { Page } from "../shell/Page.tsx";
import { HomeLink } from "../shell/HomeLink.tsx";
import { ResourceView } from "../shell/ResourceView.tsx";
import type { PortalStore } from "../storeType.ts";

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

/**
 * Reads one item for its form page. A deleted or forbidden item shows a message and a link back.
 */
export function ItemForm<T>({ portal, page, id, words, read, children }: ItemFormProps<T>) {
  const [resource] = useState(() => createResource(read, portal.environment().signal));
  const { value, problem } = useResource(resource);
  useEffect(() => {
    resource.load();
    return () => resource.reset();
  }, [resource]);
  if (value !== null) return children(value);
  const status = problem?.kind === "rejected" ? problem.status : null;
  const notice = status === 404 ? words.gone : status === 403 ? words.forbidden : null;
  const homeLink = (
    <HomeLink portal={portal} to={{ page, id: null, query: {} }}>
      {words.home}
    </HomeLink>
  );
  return (
    <Page
      screenKey={`${page} ${id}`}
      heading={notice?.heading ?? words.heading}
      lead={notice?.text}
      before={homeLink}
    >
      {!notice && (
        <ResourceView
          resource={resource}
          failed={words.failed}
          shape={["title", "control", "control", "control"]}
        >
          {children}
        </ResourceView>
      )}
    </Page>
  );
}
