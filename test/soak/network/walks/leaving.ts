/** Runs an action, and ends when the widget asks to leave the page. */
export async function leaving(steps: () => Promise<void>): Promise<void> {
  const navigated = new Promise<void>((resolve) =>
    document.addEventListener("widget:navigate", () => resolve(), { once: true }),
  );
  await steps();
  await navigated;
}
