import { useRef } from "react";
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
  /** A number that was formatted, and how it was typed. It may be the start of an address. */
  const formatted = useRef({ typed: "", shown: "" });
  function formatNumber(text: string): string {
    const { typed, shown } = formatted.current;
    const isLonger = shown !== "" && text.startsWith(shown);
    const all = isLonger ? typed + text.slice(shown.length) : text;
    if (!looksLikeNumber.test(text)) return all;
    formatted.current = { typed: all, shown: format(text) };
    return formatted.current.shown;
  }
  const { ref, onChange: change } = useFormattedInput(orEmail ? formatNumber : format, onChange);
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
          />
        </span>
      )}
    </Field>
  );
}
