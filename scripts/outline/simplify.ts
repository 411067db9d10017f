/** Longitude and latitude in degrees. */
export type Point = readonly [longitude: number, latitude: number];
export type Line = readonly Point[];

/**
 * The algorithm of Douglas and Peucker: the fewest points that keep a line within `stray` degrees
 * of the original.
 */
export function simplified(line: Line, stray: number): Line {
  const keep = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let [farthest, worst] = [-1, stray];
    for (let index = from + 1; index < to; index++) {
      const distance = distanceTo(line[index]!, line[from]!, line[to]!);
      if (distance > worst) [farthest, worst] = [index, distance];
    }
    if (farthest < 0) continue;
    keep.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => keep.has(index));
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length ? Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length)) : 0;
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
