import { type ReactNode, useMemo } from "react";
import { serverCountry } from "../contracts/serverCountry.ts";
import { EnvironmentContext, useEnvironment } from "../widget/environment.ts";

interface BillCountryProviderProps {
  /** The restaurant's `country_code` as the server writes it; null until it is known. */
  code: string | null | undefined;
  children: ReactNode;
}

/** Amounts, postal codes and phone numbers below follow the country of the bill. */
export function BillCountryProvider({ code, children }: BillCountryProviderProps) {
  const environment = useEnvironment();
  const country = serverCountry(environment, code);
  const value = useMemo(() => ({ ...environment, country }), [environment, country]);
  return <EnvironmentContext value={value}>{children}</EnvironmentContext>;
}
