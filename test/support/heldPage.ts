/** What asks before the page is left. */
const holds: EventListenerOrEventListenerObject[] = [];
const listen = window.addEventListener.bind(window);

window.addEventListener = (
  ...args: Parameters<typeof window.addEventListener>
): ReturnType<typeof window.addEventListener> => {
  if (args[0] === "beforeunload") holds.push(args[1]);
  listen(...args);
};

/**
 * Ends what a test has left in flight, such as a bank's window that was never answered. The next
 * test is in the same page, and would be asked before it leaves.
 */
export function releasePage(): void {
  for (const hold of holds.splice(0)) removeEventListener("beforeunload", hold);
}
