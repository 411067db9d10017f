import type { ReactNode } from "react";
import { countries } from "../../../shared/country/countries.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { BusinessDraft } from "../business.ts";
import { Eyebrow } from "./Eyebrow.tsx";
import { texts as countryTexts } from "../../../shared/country/texts.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ManualScreenProps {
  draft: BusinessDraft;
  saveDraft: (typed: BusinessDraft) => void;
  steps: number;
  backButton: ReactNode;
  onSubmit: (business: BusinessDraft) => void;
}

/** The form for a restaurant that the search does not find. */
export function ManualScreen({ draft, saveDraft, steps, backButton, onSubmit }: ManualScreenProps) {
  const copy = useTexts(texts);
  const { manual: words } = copy;
  const countryCopy = useTexts(countryTexts);
  const { country } = useEnvironment();
  const form = useDraftForm<BusinessDraft>(
    {
      initial: draft,
      validate: ({ name }) => ({ name: name.trim() ? undefined : copy.find.empty }),
      onSubmit,
    },
    saveDraft,
  );
  return (
    <Screen
      screenKey="manual"
      before={backButton}
      eyebrow={<Eyebrow step={2} steps={steps} />}
      heading={words.heading}
      lead={words.lead}
    >
      <FormFrame form={form} label={words.heading}>
        <TextField
          {...form.field("name")}
          label={copy.restaurant}
          autoComplete="organization"
          maxLength={200}
        />
        <TextField
          {...form.field("address")}
          label={words.address}
          autoComplete="street-address"
          maxLength={200}
        />
        <TextField
          {...form.field("city")}
          label={words.city}
          autoComplete="address-level2"
          maxLength={100}
        />
        <div className="lead-pair">
          <TextField
            {...form.field("state")}
            label={words.state}
            autoComplete="address-level1"
            maxLength={40}
          />
          <TextField
            {...form.field("zipCode")}
            label={countryCopy.postalCode[countries[country].postalCodeName]}
            inputMode={countries[country].postalCodeInput}
            autoComplete="postal-code"
            maxLength={10}
          />
        </div>
        <TextField
          {...form.field("website")}
          label={words.website}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={500}
        />
        <Button type="submit" kind="primary" wide>
          {copy.continue}
        </Button>
      </FormFrame>
    </Screen>
  );
}
