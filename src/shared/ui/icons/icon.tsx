interface IconProps {
  /** Named only where no words stand beside it; otherwise it is hidden from assistive technology. */
  label?: string | undefined;
  /** Edge in px. */
  size?: number | undefined;
}

/** A line drawing on a 24 px grid with a 1.75 px stroke. Each has its own file, so that a widget contains only those that it shows. */
export function icon(path: string) {
  return function Icon({ label, size = 20 }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="icon"
        {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      >
        <path d={path} />
      </svg>
    );
  };
}
