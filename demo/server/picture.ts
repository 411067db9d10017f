import { dishFor } from "./dishes.ts";
import type { Served } from "./files.ts";

/**
 * A drawing of a dish for any picture's address, always the same for the same words:
 * `/pictures/harbor-grill.svg`. A restaurant's logo and its room, `/pictures/harbor-grill-room.svg`,
 * show the same dish.
 */
export function picture(name: string): Served {
  return { status: 200, type: "image/svg+xml", body: pictureSvg(name) };
}

export function pictureSvg(name: string): string {
  const words = name.replace(/(?:-room)?\.\w+$/, "").toLowerCase();
  const hue = [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400">
<rect width="640" height="400" fill="hsl(${hue} 30% 78%)"/>
<g transform="translate(320 200) scale(1.5)">
<ellipse cx="4" cy="8" rx="104" ry="102" fill="hsl(${hue} 24% 62%)" opacity="0.5"/>
<circle r="104" fill="#fffdf8"/><circle r="84" fill="none" stroke="hsl(${hue} 22% 84%)" stroke-width="3"/>
<g transform="scale(1.2)">${dishFor(words)}</g>
</g>
<g fill="none" stroke="hsl(${hue} 18% 94%)" stroke-width="12" stroke-linecap="round"><path d="M96 110v190M74 110v52q0 22 22 22t22 -22v-52"/><path d="M544 110v190M544 110q30 40 0 96"/></g>
</svg>`;
}
