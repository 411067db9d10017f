import { hostDocument } from "../../host/hostDocument.ts";

/** The map's colors, each as `rgb(…)`. */
export interface MapColors {
  readonly ink: string;
  readonly water: string;
  readonly land: string;
  readonly line: string;
  readonly pin: string;
  readonly onPin: string;
  readonly ring: string;
  readonly chosen: string;
  readonly onChosen: string;
}

const tokens: Readonly<Record<keyof MapColors, string>> = {
  ink: "--_muted",
  water: "--_map-water",
  land: "--_map-land",
  line: "--_map-line",
  pin: "--_primary",
  onPin: "--_on-primary",
  ring: "--_surface",
  chosen: "--_accent",
  onChosen: "--_on-accent",
};

/**
 * Reads the theme's tokens at the element. MapLibre parses few color notations, so each color is
 * painted and read back as `rgb(…)`.
 */
export function colorsAt(element: HTMLElement): MapColors {
  const probe = hostDocument.createElement("i");
  element.append(probe);
  const read = (token: string): string => {
    probe.style.color = `var(${token})`;
    return toRgb(getComputedStyle(probe).color);
  };
  const colors = {
    ink: read(tokens.ink),
    water: read(tokens.water),
    land: read(tokens.land),
    line: read(tokens.line),
    pin: read(tokens.pin),
    onPin: read(tokens.onPin),
    ring: read(tokens.ring),
    chosen: read(tokens.chosen),
    onChosen: read(tokens.onChosen),
  };
  probe.remove();
  return colors;
}

function toRgb(color: string): string {
  const canvas = hostDocument.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red},${green},${blue})`;
}
