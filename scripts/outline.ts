import { readFileSync, writeFileSync } from "node:fs";
import { arcsOf, meshOf, ringsOf, type Topology } from "./outline/topology.ts";
import { encodedLine } from "./outline/encode.ts";
import { simplified, type Line } from "./outline/simplify.ts";

/**
 * Writes the outline that the map shows if the host has no map of its own: land and country borders
 * from Natural Earth, state borders from the US Census Bureau, all in the public domain. Run it by
 * hand: `npm install --no-save world-atlas@2 us-atlas@3 && npx tsx scripts/outline.ts node_modules`
 */
const [folder = "node_modules"] = process.argv.slice(2);
const target = "src/shared/map/outline.ts";

/** The largest distance, in degrees, between a simplified line and the original one. */
const strayLand = 0.09;
const strayCountries = 0.1;
const strayStates = 0.015;

/** The smallest island, in degrees of width and height together. Smaller ones are omitted. */
const leastIsland = 0.5;

const land = topology("world-atlas/land-50m.json");
const countries = topology("world-atlas/countries-50m.json");
const states = topology("us-atlas/states-10m.json");

const parts = {
  land: ringsOf(land, "land")
    .filter((ring) => sizeOf(ring) > leastIsland)
    .map((ring) => simplified(ring, strayLand))
    .filter(({ length }) => length > 3),
  countries: meshOf(countries, "countries").map((line) => simplified(line, strayCountries)),
  states: meshOf(states, "states").map((line) => simplified(line, strayStates)),
};

const lines = Object.entries(parts).map(
  ([name, all]) => `  ${name}: ${JSON.stringify(all.map(encodedLine).join(" "))},`,
);
const head =
  "// Written by scripts/outline.ts. Natural Earth and US Census Bureau, public domain.\n/** Lines in the encoded polyline format with two decimals, parted by spaces. */\n";
writeFileSync(target, `${head}export const outline = {\n${lines.join("\n")}\n} as const\n`);
for (const [name, all] of Object.entries(parts))
  console.log(
    `${name}: ${all.length} lines, ${all.reduce((sum, { length }) => sum + length, 0)} points`,
  );
console.log(`${arcsOf(land).length} arcs of land read`);

function topology(path: string): Topology {
  return JSON.parse(readFileSync(`${folder}/${path}`, "utf8"));
}

function sizeOf(ring: Line): number {
  const [longitudes, latitudes] = [
    ring.map(([longitude]) => longitude),
    ring.map(([, latitude]) => latitude),
  ];
  return (
    Math.max(...longitudes) -
    Math.min(...longitudes) +
    Math.max(...latitudes) -
    Math.min(...latitudes)
  );
}
