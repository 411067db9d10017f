import { readFileSync } from "node:fs";

/** Packages that a room may only import when its row names them. */
const named = ["react", "zustand"];

/**
 * Who may import what, read from the table in `docs/architecture.md`, so that the page is what lint enforces.
 * Room → what its row allows: rooms, files of rooms, packages.
 */
export function roomsOf(markdown) {
  const rows = markdown.matchAll(/^\| (`[^|]+) \| ([^|]+) \|$/gm);
  const table = new Map();
  for (const [, rooms, imports] of rows) {
    if (/`(src\/widgets\/X|test|bill)`/.test(rooms)) continue;
    const allowed = imports
      .replace(/\([^)]*\)/g, "")
      .split(";")[0]
      .split(",")
      .map((item) =>
        item.replace(/[`\s]|nothing of ours/g, "").replace(/^theregistry$/, "widgets/registry.ts"),
      )
      .filter(Boolean);
    for (const [, room] of rooms.matchAll(/`(\w+)`/g)) table.set(room, allowed);
  }
  return table;
}

export const rooms = roomsOf(
  readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8"),
);

/** Why `from` (a path below `src/`) may not import `to` (another such path, or a package), or null. */
export function objection(from, to, table = rooms) {
  const isPackage = !/^(shared|widgets)\/|^mount\.ts$|^\.\./.test(to);
  if (to.startsWith("..")) return "src imports nothing from outside src";
  const widget = /^widgets\/(\w+)\//.exec(from)?.[1];
  const room = /^shared\/(\w+)\//.exec(from)?.[1];
  return isPackage ? packageObjection(room, to, table) : fileObjection({ to, widget, room, table });
}

function packageObjection(room, to, table) {
  if (to === "zod" || /^zod\/(?!mini$|v4\/core$)/.test(to))
    return "import * as z from 'zod/mini': classic zod costs 15 kB more";
  const name = to === "react-dom" || to.startsWith("react-dom/") ? "react" : to.split("/")[0];
  if (name === "axios" && room !== "api") return "only src/shared/api imports axios";
  if (room && table.has(room) && named.includes(name) && !table.get(room).includes(name))
    return `the room ${room} may not import ${name} (docs/architecture.md)`;
  return null;
}

function fileObjection({ to, widget, room, table }) {
  const toWidget = /^widgets\/(\w+)\//.exec(to)?.[1];
  if (widget)
    return toWidget && toWidget !== widget
      ? `${widget} imports ${toWidget}: share a room instead`
      : null;
  if (!room) return null;
  if (toWidget) return "a shared room never imports a widget";
  const target = to.replace(/^shared\//, "");
  const toRoom = target.split("/")[0];
  if (toRoom === room) return null;
  const allowed = table.get(room);
  if (!allowed)
    return toRoom === "mount" || to.startsWith("widgets/")
      ? `the room ${room} may not import ${to}`
      : null;
  return allowed.includes(toRoom) || allowed.includes(target)
    ? null
    : `the room ${room} may not import ${target} (docs/architecture.md)`;
}
