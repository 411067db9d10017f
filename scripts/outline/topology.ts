import type { Line, Point } from "./simplify.ts";

interface Geometry {
  readonly type: string;
  readonly arcs?: readonly (number | readonly (number | readonly number[])[])[];
  readonly geometries?: readonly Geometry[];
}

/**
 * TopoJSON: each line is stored once, and shapes are lists of lines. A negative number is a line in
 * reverse.
 */
export interface Topology {
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly objects: Readonly<Record<string, Geometry>>;
}

/** Every line in degrees. */
export function arcsOf({ arcs, transform: { scale, translate } }: Topology): Line[] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** The closed lines around an object's shapes, holes included. */
export function ringsOf(topology: Topology, name: string): Line[] {
  const arcs = arcsOf(topology);
  const line = (index: number): Line =>
    index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
  return ringIndexes(topology.objects[name]).map((ring) =>
    ring.flatMap((index, position) => line(index).slice(position ? 1 : 0)),
  );
}

/** The lines that two of an object's shapes share: borders, without coasts. */
export function meshOf(topology: Topology, name: string): Line[] {
  const users = new Map<number, number>();
  for (const ring of ringIndexes(topology.objects[name]))
    for (const index of ring)
      users.set(index < 0 ? ~index : index, (users.get(index < 0 ? ~index : index) ?? 0) + 1);
  return arcsOf(topology).filter((_, index) => (users.get(index) ?? 0) > 1);
}

function ringIndexes(geometry: Geometry | undefined): number[][] {
  if (!geometry) return [];
  if (geometry.geometries) return geometry.geometries.flatMap(ringIndexes);
  return rings(geometry.arcs ?? []);
}

/** A polygon is a list of rings, and a multipolygon is a list of polygons. */
function rings(arcs: readonly unknown[]): number[][] {
  if (arcs.every((arc) => typeof arc === "number")) return arcs.length ? [[...arcs]] : [];
  return arcs.flatMap((inner) => (Array.isArray(inner) ? rings(inner) : []));
}
