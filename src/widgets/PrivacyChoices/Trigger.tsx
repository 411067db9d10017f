/** The footer link with the two-sided icon that California recommends. */
export function Trigger({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <button type="button" className="privacy-trigger" aria-haspopup="dialog" onClick={onOpen}>
      <svg
        viewBox="0 0 34 16"
        width="34"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M8 1h18a7 7 0 0 1 0 14H8A7 7 0 0 1 8 1Zm11.5 0-5 14M6.5 8l2.3 2.3 3.7-4.6m8.7.2 4.4 4.4m0-4.4-4.4 4.4" />
      </svg>
      <span>{label}</span>
    </button>
  );
}
