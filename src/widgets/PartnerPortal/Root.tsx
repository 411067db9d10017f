import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { LazySignIn } from "../../shared/signin/LazySignIn.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import type { Options } from "./options.ts";
import css from "./PartnerPortal.css?inline";
import { ProjectChoice, ProjectFailure, ProjectLoading } from "./shell/ProjectScreens.tsx";
import { ProductName } from "./shell/ProductName.tsx";
import { Shell } from "./shell/Shell.tsx";
import type { PortalStore } from "./storeType.ts";
import { texts } from "./texts.ts";

/**
 * The partner portal: a project's locations, brands, finances, integrations and team, up to its
 * submission (A1.01–A1.07).
 */
export function Root({ store: portal }: { options: Options; store: PortalStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const state = useFlow(portal.flow);
  const route = useStore(portal.navigation.store);
  switch (state.kind) {
    case "signedOut":
      return (
        <LazySignIn
          signIn={portal.signIn}
          eyebrow={<ProductName />}
          heading={copy.signIn.heading}
          lead={copy.signIn.lead}
        />
      );
    case "loadingProjects":
    case "loadingProject":
      return <ProjectLoading />;
    case "choosing":
      return <ProjectChoice portal={portal} projects={state.projects} />;
    case "failed":
      return <ProjectFailure portal={portal} problem={state.problem} />;
    case "ready":
      return <Shell portal={portal} project={state.project} route={route} />;
  }
}
