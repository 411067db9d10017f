import { useEffect } from "react";
import { textedCode } from "../../../shared/host/textedCode.ts";
import { useLatestCallback } from "../../../shared/ui/useLatestCallback.ts";

/** Takes the code out of the text message where the browser can (WebOTP), for as long as the screen is there. */
export function useTextedCode(onCode: (code: string) => void): void {
  const take = useLatestCallback(onCode);
  useEffect(() => {
    const leaving = new AbortController();
    void textedCode(leaving.signal).then((code) => {
      if (code && !leaving.signal.aborted) take(code);
    });
    return () => leaving.abort();
  }, [take]);
}
