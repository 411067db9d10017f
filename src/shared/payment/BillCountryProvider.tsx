import { type ReactNode, useMemo } from "react";
import { serverCountry } from "../contracts/serverCountry.ts";
import { EnvironmentContext, useEnvironment } from "../widget/environment.ts";

interface BillCountryProviderProps {
  /** The restaurant's `country_code` as the server writes it. Null until it is known. */
  code: string | null | undefined;
  children: ReactNode;
}

/** Formats amounts, postal codes and phone numbers below it by the bill's country. */
export function BillCountryProvider({ code, children }: BillCountryProviderProps) {
  const environment = useEnvironment();
  const country = serverCountry(environment, code);
  const value = useMemo(() => ({ ...environment, country }), [environment, country]);
  return <EnvironmentContext value={value}>{children}</EnvironmentContext>;
}
