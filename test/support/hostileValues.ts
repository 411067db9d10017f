import type { OptionSchema } from "../../src/shared/options/optionSchema.ts";

/** What a stranger would write for an address: another site, or a script. */
export const hostileAddresses = [
  "https://evil.example/x",
  "javascript:alert(document.cookie)//",
  "//evil.example/x",
  "/\\evil.example/x",
  "https:evil.example/x",
  " https://evil.example/x",
  "data:text/html,<script>parent.evil()</script>",
] as const;

/** The worst that an option's schema lets through. */
export function hostileValue(schema: OptionSchema, option: string, address: string): unknown {
  if (/token/i.test(option)) return "attacker-token";
  if (schema.enum) return schema.enum[0];
  if (schema.type === "array") return [hostileValue(schema.items ?? {}, option, address)];
  if (schema.type === "object" || schema.anyOf?.some(({ type }) => type === "object"))
    return {
      id: 1,
      name: "Reward",
      stripe_public_key: "pk_live_ATTACKER",
      logo: address,
      url: address,
      image: address,
      href: address,
    };
  if (schema.type === "boolean") return schema.default !== true;
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  return address;
}

/** A value as an attribute holds it. */
export function writtenValue(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
