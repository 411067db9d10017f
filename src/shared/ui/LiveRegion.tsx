/**
 * Announces changes of its content politely, without showing it. It must be in the page before its
 * first text.
 */
export function LiveRegion({ children }: { children: string }) {
  return (
    <p className="visually-hidden" role="status">
      {children}
    </p>
  );
}
