const suffixes: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };

/** Formats `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st`, … for whole numbers. */
export function ordinal(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  return `${number}${(!isTeen && suffixes[number % 10]) || "th"}`;
}
