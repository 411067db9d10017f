import { useState } from "react";
import { useController } from "react-hook-form";
import { checkImage, brandImageLimits } from "../../../../../shared/upload/checkImage.ts";
import {
  acceptOf,
  imageErrorText,
  kindNames,
} from "../../../../../shared/upload/imageErrorText.ts";
import { FileChooser } from "../../../../../shared/upload/FileChooser.tsx";
import { texts as uploadTexts } from "../../../../../shared/upload/texts.ts";
import { Button } from "../../../../../shared/ui/Button.tsx";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import type { BrandStepProps } from "../brandStepProps.ts";
import { texts } from "../texts.ts";
import { uploadRegistry } from "../uploadRegistry.ts";
import type { LogoField } from "../values.ts";
import type { DerivedLogo } from "./deriveLogos.ts";
import { LogoPreview } from "./LogoPreview.tsx";

interface LogoUploadProps extends BrandStepProps {
  /** The versions that are missing. Existing versions are never replaced. */
  empty: readonly LogoField[];
}

type State =
  | { readonly kind: "idle"; readonly error: string | null }
  | { readonly kind: "working" }
  | { readonly kind: "derived"; readonly logos: readonly DerivedLogo[] };

const { kinds, maxMegabytes } = brandImageLimits;

/**
 * One upload, from which the missing versions of the logo are derived. They are shown before they
 * are added.
 */
export function LogoUpload({ portal, id, stepForm: { form }, empty }: LogoUploadProps) {
  const copy = useTexts(texts);
  const { logos: words, hints } = useTexts(texts);
  const uploadCopy = useTexts(uploadTexts);
  const [state, setState] = useState<State>({ kind: "idle", error: null });
  const { field, fieldState } = useController({ control: form.control, name: "logo_dark_id" });

  async function choose([file]: readonly File[]): Promise<void> {
    if (!file) return;
    setState({ kind: "working" });
    const checked = await checkImage(file, brandImageLimits);
    if (!checked.ok)
      return setState({ kind: "idle", error: imageErrorText(checked.error, uploadCopy) });
    const keepsColors = form.getValues("no_color_alteration");
    const derived = await import("./deriveLogos.ts").then(
      ({ deriveLogos }) => deriveLogos(file, keepsColors),
      () => null,
    );
    // If no versions can be derived, the picture itself becomes the dark logo, if that is missing.
    if (!derived && empty.includes("logo_dark_id"))
      uploadRegistry(portal).of(id, "logo_dark_id").add([file]);
    const logos = derived?.filter((logo) => empty.includes(logo.field)) ?? [];
    setState(logos.length ? { kind: "derived", logos } : { kind: "idle", error: words.notDerived });
  }

  if (state.kind === "derived")
    return (
      <section className="logo-derived" aria-label={words.derived}>
        {/* The file field has disappeared, so the focus moves to the element that replaces it. */}
        <h3 ref={focusElement} tabIndex={-1}>
          {words.derived}
        </h3>
        <p className="muted small">{words.derivedText}</p>
        <div className="logo-slots">
          {state.logos.map((logo) => (
            <div key={logo.field} className="logo-slot">
              <strong>{copy.labels[logo.field]}</strong>
              <LogoPreview name={copy.labels[logo.field]} url={logo.preview} isChosen />
            </div>
          ))}
        </div>
        <div className="logo-tools">
          <Button
            kind="accent"
            onClick={() => {
              for (const logo of state.logos)
                uploadRegistry(portal).of(id, logo.field).add([logo.file]);
              setState({ kind: "idle", error: null });
            }}
          >
            {words.use({ count: state.logos.length })}
          </Button>
          <Button onClick={() => setState({ kind: "idle", error: null })}>{words.discard}</Button>
        </div>
      </section>
    );
  return (
    <FileChooser
      label={state.kind === "working" ? words.deriving : words.upload}
      hint={`${words.uploadHint} ${hints.logo({ kinds: kindNames(kinds, uploadCopy), megabytes: maxMegabytes })}`}
      error={state.kind === "idle" ? (state.error ?? fieldState.error?.message) : undefined}
      accept={acceptOf(kinds)}
      disabled={state.kind === "working"}
      inputRef={field.value ? undefined : field.ref}
      onChoose={(files) => void choose(files)}
    />
  );
}

function focusElement(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
