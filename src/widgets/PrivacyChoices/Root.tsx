import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { goBack } from "../../shared/host/navigation.ts";
import { SuccessMark } from "../../shared/ui/SuccessMark.tsx";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { Frame } from "./Frame.tsx";
import type { Options } from "./options.ts";
import css from "./PrivacyChoices.css?inline";
import { HonoredScreen } from "./screens/HonoredScreen.tsx";
import { RequestScreen } from "./screens/RequestScreen.tsx";
import type { PrivacyStore } from "./store.ts";
import { Trigger } from "./Trigger.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** The privacy choices page (B2.52): the choice for this browser, and a request to the company. */
export function Root({ options, store }: { options: Options; store: PrivacyStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const { config, emit } = useEnvironment();
  const state = useFlow(store.flow);
  const choice = useStore(store.choice);
  const { isOpen, isClosed: isLeft } = useStore(store.view);
  const isDialog = options.display === "dialog";
  const isHonored = state.kind === "honored";

  function close(): void {
    store.forgetReceipt();
    if (!emit("widget:close", {}, true)) return;
    if (!isDialog) return store.view.setState({ isClosed: !goBack() });
    store.view.setState({ isOpen: false });
    store.flow.send({ type: "closed" });
  }

  return (
    <>
      {isDialog && (
        <Trigger
          label={options.triggerLabel ?? copy.trigger}
          onOpen={() => store.view.setState({ isOpen: true })}
        />
      )}
      {(!isDialog || isOpen) && (
        <Frame
          isDialog={isDialog}
          heading={isHonored ? copy.honored : copy.heading}
          lead={isHonored ? undefined : copy.lead({ product: config.product.name })}
          screenKey={isHonored ? "honored" : "request"}
          before={isHonored && <SuccessMark />}
          onClose={close}
        >
          {isHonored ? (
            <HonoredScreen
              {...state}
              email={state.request.email}
              isKept={choice.isPersisted}
              product={config.product.name}
              onClose={close}
            />
          ) : (
            <RequestScreen
              choice={choice}
              formValues={store.formValues.getState()}
              problem={state.kind === "asking" ? state.problem : null}
              isSubmitting={state.kind === "submitting"}
              onChoose={store.chooseForBrowser}
              onType={store.setFormValues}
              onSubmit={(request) => store.flow.send({ type: "submitted", request })}
              onClose={close}
            />
          )}
          <p className="privacy-left" role="status">
            {isLeft && copy.left}
          </p>
        </Frame>
      )}
    </>
  );
}
