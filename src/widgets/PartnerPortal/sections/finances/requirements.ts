import type { texts } from "./texts.ts";

type Due = keyof (typeof texts)["messages"]["requirements"]["due"];

/** The provider's documented codes for what an account lacks: a subject, then a field. */
const knownCodes: readonly (readonly [code: RegExp, text: Due])[] = [
  [/^external_account$/, "bank"],
  [/^business_type$/, "businessType"],
  [/^business_profile\.url$/, "website"],
  [/^business_profile\.mcc$/, "category"],
  [/^business_profile\.product_description$/, "products"],
  [/^business_profile\.support_/, "support"],
  [/^tos_acceptance\./, "terms"],
  [/^company\.(?:tax_id|vat_id|registration_number)$/, "taxId"],
  [/^company\.name$/, "legalName"],
  [/^company\.phone$/, "businessPhone"],
  [/^company\.address\./, "businessAddress"],
  [/^company\.verification\./, "businessDocument"],
  [/^company\.(?:owners|directors|executives)_provided$/, "people"],
];

/** A code that identifies a person by a role or an id, such as `person_1Ab2`. */
const person = /^(?:individual|representative|person_[A-Za-z\d]+)\./;

const knownOfPerson: readonly (readonly [field: RegExp, text: Due])[] = [
  [/^(?:first|last)_name$/, "name"],
  [/^dob\./, "birth"],
  [/^(?:id_number|ssn_last_4)$/, "idNumber"],
  [/^address\./, "address"],
  [/^email$/, "email"],
  [/^phone$/, "phone"],
  [/^verification\.document/, "photoId"],
  [/^verification\.additional_document/, "addressProof"],
  [/^relationship\./, "role"],
];

/**
 * The texts for a provider's codes, without duplicates: day, month and year of birth have one text.
 * Anything that is not a known code, such as a sentence, is kept as it is.
 */
export function requirementsOf(
  codes: readonly string[],
): readonly ({ readonly text: Due } | { readonly given: string })[] {
  const texts = new Set<Due>();
  const unknownCodes: string[] = [];
  for (const code of codes) {
    const text = textOf(code);
    if (text) texts.add(text);
    else unknownCodes.push(code);
  }
  return [
    ...[...texts].map((text) => ({ text })),
    ...unknownCodes.map((words) => ({ given: words })),
  ];
}

function textOf(code: string): Due | undefined {
  const [list, rest] = person.test(code)
    ? [knownOfPerson, code.replace(person, "")]
    : [knownCodes, code];
  return list.find(([pattern]) => pattern.test(rest))?.[1];
}
