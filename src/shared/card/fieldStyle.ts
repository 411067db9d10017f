import { hostDocument } from "../host/hostDocument.ts";

/** The styles for the provider's frame, which accepts plain colors only, no custom properties. */
export interface FieldColors {
  readonly ink: string;
  readonly muted: string;
  readonly danger: string;
  readonly primary: string;
  readonly surface: string;
  readonly font: string;
}

const colors = {
  ink: "--_ink",
  muted: "--_muted",
  danger: "--_danger",
  primary: "--_primary",
  surface: "--_surface",
} as const;

/** Resolves our tokens, including `light-dark()`, at a place inside the widget. */
export function fieldColors(place: HTMLElement): FieldColors {
  const probe = hostDocument.createElement("span");
  probe.hidden = true;
  place.append(probe);
  const resolved = Object.fromEntries(
    Object.entries(colors).map(([name, token]) => {
      probe.style.color = `var(${token})`;
      return [name, getComputedStyle(probe).color];
    }),
  );
  const font = getComputedStyle(place).fontFamily;
  probe.remove();
  // SAFETY: every color of `colors` was resolved under its own name.
  return { ...(resolved as Record<keyof typeof colors, string>), font };
}

/** The styles of the Card Element. */
export function cardStyle({ ink, muted, danger, font }: FieldColors) {
  return {
    base: {
      color: ink,
      iconColor: muted,
      fontFamily: font,
      fontSize: "17px",
      fontSmoothing: "antialiased",
      "::placeholder": { color: muted },
    },
    invalid: { color: danger, iconColor: danger },
  };
}

/** The styles of the wallet buttons. */
export function appearance({ ink, primary, danger, surface, font }: FieldColors) {
  return {
    variables: {
      colorText: ink,
      colorPrimary: primary,
      colorDanger: danger,
      colorBackground: surface,
      fontFamily: font,
      borderRadius: "8px",
    },
  };
}
