interface IconProps {
  /** Named only where no words stand beside it; otherwise it is hidden from assistive technology. */
  label?: string | undefined
  /** Edge in px. */
  size?: number | undefined
}

/** Line drawings on a 24 px grid with a 1.75 px stroke; each path is its own export, so that unused ones cost nothing. */
function icon(path: string) {
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
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path d={path} />
      </svg>
    )
  }
}

export const CheckIcon = /* @__PURE__ */ icon('M20 6 9 17l-5-5')
export const AlertIcon = /* @__PURE__ */ icon('M12 8v4m0 4h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z')
export const InfoIcon = /* @__PURE__ */ icon('M12 16v-4m0-4h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z')
export const CloseIcon = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12')
export const EyeIcon = /* @__PURE__ */ icon('M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12Zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z')
export const EyeOffIcon = /* @__PURE__ */ icon('M10.7 5.1A10 10 0 0 1 12 5c6.5 0 10 7 10 7a17 17 0 0 1-2.2 3.2M6.6 6.6A17 17 0 0 0 2 12s3.5 7 10 7a9.7 9.7 0 0 0 5.4-1.6M14.1 14.1a3 3 0 0 1-4.2-4.2M2 2l20 20')
export const CopyIcon = /* @__PURE__ */ icon('M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2')
export const ShareIcon = /* @__PURE__ */ icon('M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8M16 6l-4-4-4 4m4-4v13')
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9 6 6 6-6')
export const ChevronLeftIcon = /* @__PURE__ */ icon('m15 18-6-6 6-6')
export const ChevronRightIcon = /* @__PURE__ */ icon('m9 18 6-6-6-6')
export const PauseIcon = /* @__PURE__ */ icon('M9 5v14M15 5v14')
export const PlayIcon = /* @__PURE__ */ icon('M7 4.5v15l12-7.5-12-7.5Z')
export const PrintIcon = /* @__PURE__ */ icon('M6 9V3h12v6M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v7H6Z')
