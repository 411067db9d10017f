interface Reporter {
  readonly widget: string;
  fail(phase: "render", message: string): void;
}

/** Reports an error that an effect has thrown, which is a bug, under the widget's name. */
export function reportBug(environment: () => Reporter): (error: unknown) => void {
  return (error) => {
    const reporter = environment();
    const message = error instanceof Error ? error.message : "an effect failed";
    reporter.fail("render", `${reporter.widget}: ${message}`);
  };
}
