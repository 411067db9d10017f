/**
 * Runs `react` in an animation frame after each change of an element's size, and once at first.
 * In the observer's own turn, a changed layout would be reported as an error of the host's page
 * ("ResizeObserver loop"). Does nothing in browsers without a ResizeObserver.
 *
 * @returns ends the watch, with a frame that is still to come
 */
export function onResize(element: Element, react: () => void): () => void {
  if (typeof ResizeObserver !== "function") return () => {};
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(react);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
