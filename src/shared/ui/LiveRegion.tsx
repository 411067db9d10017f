/** Says politely what changes in it, without showing it; must be there before its first words. */
export function LiveRegion({ children }: { children: string }) {
  return (
    <p className="visually-hidden" role="status">
      {children}
    </p>
  );
}
