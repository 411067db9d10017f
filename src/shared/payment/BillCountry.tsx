import { type ReactNode, useMemo } from "react";
import { EnvironmentContext, useEnvironment } from "../widget/environment.ts";

const countries = ["US", "NZ", "AU"] as const;

interface BillCountryProps {
  /** The restaurant's `country_code` as the server writes it; null until it is known. */
  code: string | null | undefined;
  children: ReactNode;
}

/**
 * Amounts, postal codes and phone numbers below follow the country that the host names on the element, else the restaurant's, else
 * the page's (G10).
 */
export function BillCountry({ code, children }: BillCountryProps) {
  const environment = useEnvironment();
  const country = countries.find((known) => known === code?.trim().toUpperCase());
  const value = useMemo(
    () =>
      country && environment.country === environment.config.country
        ? { ...environment, country }
        : environment,
    [environment, country],
  );
  return <EnvironmentContext value={value}>{children}</EnvironmentContext>;
}
