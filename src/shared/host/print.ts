/** Opens the browser's print dialog, which also saves as PDF. */
export function printPage(): void {
  window.print();
}
