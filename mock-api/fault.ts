/** The fault switch's effects on every call of the mock API. */
export const faults = ["none", "slow", "offline", "401", "500"] as const;
export type Fault = (typeof faults)[number];

/** Milliseconds of the fault "slow", enough for texts that appear after one second. */
export const slowMs = 4_000;

/** Answers as the fault demands; `respond` is called only when the server is reached. */
export async function underFault(
  fault: Fault,
  respond: () => Promise<Response>,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<Response> {
  switch (fault) {
    case "none":
      return respond();
    case "slow":
      await wait(slowMs);
      return respond();
    case "offline":
      return Response.error();
    case "401":
      return Response.json({ error: "Unauthorized" }, { status: 401 });
    case "500":
      return new Response(
        "<!doctype html><title>500</title><h1>We're sorry, but something went wrong.</h1>",
        {
          status: 500,
          headers: { "content-type": "text/html" },
        },
      );
  }
}

export function isFault(text: string): text is Fault {
  return faults.some((fault) => fault === text);
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
