const svg = (body: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`;

/** A plate from above in two colors. */
export function dish(table: string, food: string): string {
  return svg(
    `<rect width="1600" height="900" fill="${table}"/><circle cx="800" cy="470" r="330" fill="#fff" opacity=".94"/><circle cx="800" cy="470" r="250" fill="#f1efe8"/><path d="M640 500c10-140 120-190 190-170 90 20 140 100 130 190-10 80-90 120-170 116-90-4-156-46-150-136Z" fill="${food}"/><circle cx="760" cy="440" r="34" fill="${table}" opacity=".5"/><circle cx="850" cy="510" r="26" fill="${table}" opacity=".35"/>`,
    1600,
    900,
  );
}

/** A round logo with a name's first letter. */
export function logo(name: string, index: number): string {
  const color = ["#0B6B45", "#7A2E1D", "#23395B", "#4B3F72"][index % 4];
  return svg(
    `<circle cx="120" cy="120" r="112" fill="${color}"/><text x="120" y="164" font-size="128" font-family="Georgia,serif" text-anchor="middle" fill="#fff">${name.replace("The ", "").charAt(0)}</text>`,
    240,
    240,
  );
}
