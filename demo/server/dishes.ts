/** Plated dishes, drawn around the middle of a plate of 92 px radius at 0,0. */
const dishes: readonly string[] = [
  // Pasta with basil.
  `<g fill="none" stroke="#e8b64c" stroke-width="9" stroke-linecap="round">
<path d="M-46 12a46 34 0 0 1 92 0"/><path d="M-38 22a38 30 0 0 0 76 2"/><path d="M-30 4a30 22 0 0 1 60 4"/><path d="M-22 16a22 16 0 0 0 44 0"/><path d="M-12 8a12 9 0 0 1 24 2"/></g>
<path d="M-6 -14q14 -22 30 -10q-10 18 -30 10z" fill="#3f8a4f"/><path d="M-4 -12q-22 -10 -26 6q16 10 26 -6z" fill="#58a765"/><circle cx="30" cy="24" r="7" fill="#c8452f"/><circle cx="-32" cy="30" r="6" fill="#c8452f"/>`,
  // Grilled fish with lemon.
  `<path d="M-62 4q34 -42 84 -14l30 -20q-4 22 4 40q-18 -4 -32 -6q-44 30 -86 0z" fill="#8fb3c4"/><path d="M-40 -8l10 20M-18 -16l12 28M6 -16l10 26" stroke="#5f8699" stroke-width="5" stroke-linecap="round"/><circle cx="-46" cy="0" r="4" fill="#24343c"/>
<circle cx="18" cy="48" r="20" fill="#f4d35e"/><path d="M18 32v32M2 48h32M7 37l22 22M29 37l-22 22" stroke="#fff8d6" stroke-width="3"/>`,
  // Noodle soup with egg.
  `<circle r="62" fill="#d98e4a"/><g fill="none" stroke="#f6dfa8" stroke-width="7" stroke-linecap="round"><path d="M-44 -8q22 -26 44 0t44 0"/><path d="M-44 12q22 -26 44 0t44 0"/><path d="M-34 32q17 -22 34 0t34 0"/></g>
<ellipse cx="26" cy="-26" rx="22" ry="17" fill="#fff"/><circle cx="26" cy="-26" r="10" fill="#f2a93b"/><path d="M-40 -34l34 -14M-36 -26l34 -14" stroke="#4d8b57" stroke-width="6" stroke-linecap="round"/>`,
  // Tacos with lime.
  `<g><path d="M-58 18a38 38 0 0 1 74 -14z" fill="#e9bd62"/><path d="M-50 8q10 -14 18 -4q8 -14 18 -4q10 -12 20 -2" fill="none" stroke="#5aa05c" stroke-width="9" stroke-linecap="round"/><path d="M-14 48a38 38 0 0 1 74 -12z" fill="#e3b04f"/><path d="M-6 38q10 -14 18 -4q8 -14 18 -4q10 -12 20 -2" fill="none" stroke="#c8563c" stroke-width="9" stroke-linecap="round"/></g>
<path d="M-52 46a20 20 0 0 0 32 8z" fill="#8cc152"/>`,
  // A salad with tomatoes.
  `<g fill="#62a866"><circle cx="-26" cy="-18" r="28"/><circle cx="24" cy="-20" r="26"/><circle cx="-4" cy="24" r="32"/></g><g fill="#8cc97f"><circle cx="-10" cy="-14" r="20"/><circle cx="22" cy="16" r="20"/></g>
<circle cx="-30" cy="16" r="13" fill="#d9503f"/><circle cx="14" cy="-32" r="12" fill="#d9503f"/><circle cx="34" cy="34" r="10" fill="#d9503f"/><path d="M-8 2l26 -8" stroke="#fff4dc" stroke-width="10" stroke-linecap="round"/>`,
  // Barbecue with corn.
  `<g fill="#8a4b2f"><rect x="-60" y="-34" width="78" height="22" rx="11"/><rect x="-54" y="-4" width="78" height="22" rx="11"/><rect x="-60" y="26" width="78" height="22" rx="11"/></g><path d="M-46 -28l10 12M-22 -28l10 12M-40 2l10 12M-16 2l10 12M-46 32l10 12M-22 32l10 12" stroke="#5c2f1c" stroke-width="5" stroke-linecap="round"/>
<rect x="34" y="-34" width="28" height="78" rx="14" fill="#f0c244"/><path d="M41 -20v54M48 -24v62M55 -20v54" stroke="#d9a227" stroke-width="3"/>`,
];

/** A portrait on the plate, for the picture of a person. */
const portrait = `<circle r="84" fill="#f3d9c4"/><path d="M-58 60a58 52 0 0 1 116 0a84 84 0 0 1 -116 0z" fill="#3d6b5c"/><circle cy="-14" r="36" fill="#d9a07c"/><path d="M-38 -12a38 38 0 0 1 76 0q-20 -26 -46 -22q-18 2 -30 22z" fill="#3b2a24"/>`;

const cuisines: readonly (readonly [RegExp, number])[] = [
  [/osteria|lucca|trattoria|pasta|figaro/, 0],
  [/harbor|fish|oyster|sakura|sea/, 1],
  [/noodle|ramen|kome|pho|saigon/, 2],
  [/casa|verde|taco|cantina/, 3],
  [/garden|green|fig|orchard|copper-ladle/, 4],
  [/ember|smoke|barbecue|grill/, 5],
];

/** The drawing of a dish that suits a restaurant's name, always the same for the same name; of a person, a portrait. */
export function dishFor(name: string): string {
  if (name.startsWith("noor-haddad")) return portrait;
  const known = cuisines.find(([words]) => words.test(name))?.[1];
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return dishes[known ?? sum % dishes.length] ?? "";
}
