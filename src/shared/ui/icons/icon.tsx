interface IconProps {
  /**
   * The accessible name. Set only if there is no text beside the icon. Otherwise the icon is hidden
   * from assistive technology.
   */
  label?: string | undefined;
  /** Width and height in px. */
  size?: number | undefined;
}

/**
 * A line drawing on a 24 px grid with a 1.75 px stroke. Each icon has its own file, so that a
 * widget contains only the icons that it shows.
 */
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
