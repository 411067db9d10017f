import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import { FieldNote } from "../ui/Field.tsx";
import fieldCss from "../ui/Field.css?inline";
import { Skeleton } from "../ui/Skeleton.tsx";
import { useLatestCallback } from "../ui/useLatestCallback.ts";
import { LightSlot } from "../ui/LightSlot.tsx";
import { useSheet } from "../widget/useSheet.ts";
import css from "./CardField.css?inline";
import type { CardPort } from "./cardPort.ts";
import { cardStyle } from "./fieldStyle.ts";
import type { CardProvider, ProviderState } from "./provider.ts";
import { useFieldColors } from "./useFieldColors.ts";
import { texts } from "./texts.ts";
import { useEnvironment } from "../widget/environment.ts";
import { providerLocale } from "./locale.ts";
import { useTexts } from "../widget/useTexts.ts";

export interface CardFieldProps {
  provider: CardProvider;
  port: CardPort;
  /** The provider's message about the last card that was refused. Gone after the next change. */
  error?: string | undefined;
  /** Whether the person can choose a saved card instead. */
  hasSavedCards?: boolean;
  disabled?: boolean;
}

/**
 * The provider's own field for a new card, or the reason why there is none. No other field accepts
 * card numbers.
 */
export function CardField({
  provider,
  port,
  error,
  hasSavedCards = false,
  disabled = false,
}: CardFieldProps) {
  const copy = useTexts(texts);
  useSheet(fieldCss, "ui");
  useSheet(css, "shared");
  const state = useStore(provider.store);
  useEffect(() => provider.load(), [provider]);
  if (state.kind === "missing")
    return (
      <Missing failure={state.failure} hasSavedCards={hasSavedCards} onRetry={provider.load} />
    );
  if (state.kind !== "ready") return <Skeleton shape={["control"]} text={copy.loading} />;
  return (
    <Field
      {...state}
      port={port}
      error={error}
      disabled={disabled}
      onRefused={() => provider.fail("account")}
    />
  );
}

function Missing({
  failure,
  hasSavedCards,
  onRetry,
}: {
  failure: "key" | "account" | "script";
  hasSavedCards: boolean;
  onRetry: () => void;
}) {
  const { failure: words, retry } = useTexts(texts);
  return (
    <Alert
      title={words.title}
      // Without a key, another try would fail too.
      actions={failure !== "key" && <Button onClick={onRetry}>{retry}</Button>}
    >
      {words[failure]} {hasSavedCards && words.saved}
    </Alert>
  );
}

type FieldProps = Extract<ProviderState, { kind: "ready" }> & {
  port: CardPort;
  error: ReactNode;
  disabled: boolean;
  onRefused: () => void;
};

function Field({ stripe, parts, port, error, disabled, onRefused }: FieldProps) {
  const copy = useTexts(texts);
  const { lang } = useEnvironment();
  const { Elements, CardElement } = parts;
  const { ref, colors: look } = useFieldColors();
  const [isFocused, setFocused] = useState(false);
  const [formError, setFormError] = useState<{ text: string | undefined; of: ReactNode }>({
    text: undefined,
    of: undefined,
  });
  // A new object for each refused submit, also if the message is the same.
  const mark = useStore(port.store);
  const group = useRef<HTMLDivElement>(null);
  const show = (): void => group.current?.scrollIntoView({ block: "nearest" });
  // Runs after the form, which focuses the first of its own fields. A frame does not scroll the page
  // by itself.
  const showError = useLatestCallback(() => {
    port.focus();
    show();
  });
  useEffect(() => {
    if (mark.missing) showError();
  }, [mark, showError]);
  useEffect(() => {
    if (error) showError();
  }, [error, showError]);
  const unplug = useRef<() => void>(undefined);
  useEffect(() => () => unplug.current?.(), []);
  const options = useMemo(
    () => look && { hidePostalCode: true, disabled, style: cardStyle(look) },
    [look, disabled],
  );
  const id = useId();
  // The error of the previous card disappears when the card changes.
  const shownError = (formError.of === error ? formError.text : error) ?? mark.missing ?? undefined;
  return (
    <div
      ref={group}
      className="card-field"
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-note`}
    >
      <span id={id} className="field-label">
        {copy.field}
      </span>
      <div
        ref={ref}
        className="control card-frame"
        data-focused={isFocused || undefined}
        data-invalid={Boolean(shownError) || undefined}
      >
        <LightSlot name="card">
          {options && (
            <Elements stripe={stripe} options={{ locale: providerLocale(lang) }}>
              <CardElement
                options={options}
                onReady={(element) => {
                  unplug.current?.();
                  unplug.current = port.plug(stripe, element);
                }}
                onFocus={() => {
                  setFocused(true);
                  show();
                }}
                onBlur={() => setFocused(false)}
                onChange={(event) => {
                  port.noteTyped(event.complete);
                  setFormError({ text: event.error?.message, of: error });
                }}
                onLoadError={onRefused}
              />
            </Elements>
          )}
        </LightSlot>
      </div>
      <FieldNote id={`${id}-note`} hint={copy.hint} error={shownError} />
    </div>
  );
}
