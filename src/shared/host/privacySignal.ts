/** Whether the browser sends Global Privacy Control, which legally counts as an opt-out (D5). */
export function hasPrivacySignal(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
