export function Card({ widget, theme }: { widget: string; theme: string }) {
  return (
    <div data-widget={widget} data-theme={theme} className="card">
      Continue
    </div>
  );
}
