import { CardField } from "../../card/CardField.tsx";
import type { CardPort } from "../../card/cardPort.ts";
import type { CardProvider } from "../../card/provider.ts";
import { countries, type CountryCode } from "../../country/countries.ts";
import { texts as countryTexts } from "../../country/texts.ts";
import type { Form } from "../../forms/useForm.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { PayValues } from "./usePayForm.ts";
import { texts as cardTexts } from "../../card/texts.ts";
import { useTexts } from "../../widget/useTexts.ts";
import { texts } from "./texts.ts";

interface NewCardProps {
  form: Form<PayValues>;
  provider: CardProvider;
  port: CardPort;
  error: string | undefined;
  hasSavedCards: boolean;
  isBusy: boolean;
  country: CountryCode;
}

/** The provider's card field, the postal code, and the checkbox that saves the card. */
export function NewCard({
  form,
  provider,
  port,
  error,
  hasSavedCards,
  isBusy,
  country,
}: NewCardProps) {
  const copy = useTexts(texts);
  const { postalCode: postalCodeNames } = useTexts(countryTexts);
  const { save, saveHint } = useTexts(cardTexts);
  return (
    <>
      <div className="card-group">
        <CardField
          provider={provider}
          port={port}
          error={error}
          hasSavedCards={hasSavedCards}
          disabled={isBusy}
        />
        <TextField
          {...form.field("postalCode")}
          label={postalCodeNames[countries[country].postalCodeName]}
          hint={copy.postalHint}
          placeholder={countries[country].postalCodeExample}
          readOnly={isBusy}
          autoComplete="billing postal-code"
          autoCapitalize="characters"
          maxLength={12}
          dir="ltr"
        />
      </div>
      <Checkbox {...form.check("saveCard")} label={save} hint={saveHint} />
    </>
  );
}
