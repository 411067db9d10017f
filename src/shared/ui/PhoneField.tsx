import { countries, countryName, type CountryCode } from "../country/countries.ts";
import { texts } from "../country/texts.ts";
import { formatPhoneInput } from "../forms/phone.ts";
import { useEnvironment } from "../widget/environment.ts";
import { useTexts } from "../widget/useTexts.ts";
import { Field } from "./Field.tsx";
import type { TextFieldProps } from "./TextField.tsx";
import { useFormattedInput } from "./useFormattedInput.ts";

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  "type" | "hint" | "prefix" | "suffix"
> {
  /** Shown after the hint that says which numbers the field accepts. */
  hint?: string | undefined;
  /** The field also accepts an e-mail address, so it formats only what is clearly a number. */
  orEmail?: boolean | undefined;
  /** The country of national numbers. Defaults to the page's country. */
  country?: CountryCode | undefined;
}

const looksLikeNumber = /^[\s\d()+.-]{10,}$/;

/**
 * A phone number, formatted for its country while it is typed, pasted or autofilled.
 * `normalizePhone` parses it.
 */
export function PhoneField({
  label,
  hint = "",
  error,
  optional,
  id,
  value,
  onChange,
  orEmail = false,
  country: givenCountry,
  onBlur,
  ...rest
}: PhoneFieldProps) {
  const { country: pageCountry, lang } = useEnvironment();
  const copy = useTexts(texts);
  const country = givenCountry ?? pageCountry;
  const example = countries[country].phoneExample;
  const name = countryName(country, lang);
  const phoneHint =
    example === null
      ? copy.phone.own({ country: name })
      : copy.phone.like({ country: name, example });
  const format = (text: string) => formatPhoneInput(text, country);
  const { ref, onChange: change } = useFormattedInput(orEmail ? (text) => text : format, onChange);
  const kind = orEmail
    ? ({ type: "text", inputMode: "email", autoComplete: "username" } as const)
    : ({ type: "tel", inputMode: "tel", autoComplete: "tel" } as const);
  return (
    <Field
      label={label}
      hint={`${phoneHint} ${hint}`.trim()}
      error={error}
      optional={optional}
      id={id}
    >
      {(ids) => (
        <span className="control">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...kind}
            {...rest}
            {...ids}
            ref={ref}
            dir="ltr"
            value={value}
            onChange={change}
            onBlur={(event) => {
              if (orEmail && looksLikeNumber.test(value)) onChange(format(value));
              onBlur?.(event);
            }}
          />
        </span>
      )}
    </Field>
  );
}
