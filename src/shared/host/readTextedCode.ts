interface OneTimeCode {
  readonly code?: unknown;
}

/**
 * Reads the six-digit code of a text message that names this site (WebOTP). Null if the browser
 * cannot or may not, or if `signal` is aborted.
 */
export async function readTextedCode(signal: AbortSignal): Promise<string | null> {
  if (!("OTPCredential" in globalThis)) return null;
  try {
    const options: CredentialRequestOptions & { otp: { transport: string[] } } = {
      otp: { transport: ["sms"] },
      signal,
    };
    // SAFETY: with the option `otp`, browsers return an OTPCredential, which TypeScript does not
    // know. Its code is checked below.
    const credential = (await navigator.credentials.get(options)) as OneTimeCode | null;
    return typeof credential?.code === "string" && /^\d{6}$/.test(credential.code)
      ? credential.code
      : null;
  } catch {
    return null;
  }
}
