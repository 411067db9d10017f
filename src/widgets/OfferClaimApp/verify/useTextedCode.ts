import { useEffect } from "react";
import { readTextedCode } from "../../../shared/host/readTextedCode.ts";
import { useLatestCallback } from "../../../shared/ui/useLatestCallback.ts";

/**
 * Reads the code from the text message if the browser supports WebOTP, until the screen unmounts.
 */
export function useTextedCode(onCode: (code: string) => void): void {
  const handleCode = useLatestCallback(onCode);
  useEffect(() => {
    const controller = new AbortController();
    void readTextedCode(controller.signal).then((code) => {
      if (code && !controller.signal.aborted) handleCode(code);
    });
    return () => controller.abort();
  }, [handleCode]);
}
