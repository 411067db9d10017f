import { escaped } from "./html.ts";
import type { Served } from "./files.ts";

/**
 * A plain tile as the picture for any address, always the same for the same words:
 * `/pictures/harbor-grill.svg`.
 */
export function picture(name: string): Served {
  return { status: 200, type: "image/svg+xml", body: pictureSvg(name) };
}

export function pictureSvg(name: string): string {
  const words = name
    .replace(/\.\w+$/, "")
    .split(/[-_\s]+/)
    .filter(Boolean);
  const initials = words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400">
<rect width="640" height="400" fill="hsl(${hue} 28% 84%)"/>
<circle cx="320" cy="200" r="132" fill="hsl(${hue} 26% 92%)"/>
<circle cx="320" cy="200" r="92" fill="none" stroke="hsl(${hue} 26% 74%)" stroke-width="2"/>
<text x="320" y="224" text-anchor="middle" font-family="system-ui, sans-serif" font-size="68" font-weight="600" fill="hsl(${hue} 32% 28%)">${escaped(initials)}</text>
</svg>`;
}
