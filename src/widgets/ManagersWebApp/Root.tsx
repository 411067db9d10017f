import { useStore } from "zustand";
import { SignIn } from "../../shared/signin/SignIn.tsx";
import { Button } from "../../shared/ui/Button.tsx";
import { Screen } from "../../shared/ui/Screen.tsx";
import { Skeleton } from "../../shared/ui/Skeleton.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./ManagersWebApp.css?inline";
import type { ManagersStore } from "./store.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** The sign-in, then the route in the address (C2.27–C2.46). */
export function Root({ store }: { store: ManagersStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const { path } = useStore(store.routeLocation);
  return (
    <div className="managers" data-route={path}>
      {path === "/login" ? (
        <div onFocus={store.lazyWorkspace.preload}>
          <SignIn
            store={store.signIn}
            heading={copy.heading}
            lead={copy.lead}
            width="manager"
            shortestPassword={1}
          />
        </div>
      ) : (
        <WorkspaceOrLoading store={store} />
      )}
    </div>
  );
}

function WorkspaceOrLoading({ store }: { store: ManagersStore }) {
  const copy = useTexts(texts);
  const { path } = useStore(store.routeLocation);
  const { Screens, workspace, hasFailed } = useStore(store.lazyWorkspace.store);
  if (Screens && workspace)
    return <Screens path={path} workspace={workspace} onLogOut={store.logOut} />;
  if (!hasFailed) {
    return (
      <div className="managers-wait">
        <Skeleton shape={["title", "control", "line", "line"]} text={copy.loading} />
      </div>
    );
  }
  const { missing: words } = copy;
  return (
    <Screen
      screenKey="missing"
      heading={words.heading}
      lead={words.text}
      width="manager"
      actions={
        <>
          <Button kind="primary" wide onClick={store.lazyWorkspace.load}>
            {words.again}
          </Button>
          <Button kind="quiet" onClick={store.logOut}>
            {words.logOut}
          </Button>
        </>
      }
    />
  );
}
