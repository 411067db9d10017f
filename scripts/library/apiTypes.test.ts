import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { apiTypes } from "./apiTypes.ts";

test.each(["DiningWidgetsApi", "WidgetHandle", "WidgetInfo"])(
  "the package's %s declares the members that the source gives it",
  (name) => {
    const source = readFileSync("src/shared/mount/publicApi.ts", "utf8");
    // The panel's part is added when its code has loaded (src/shared/telemetry/inspection.ts).
    const added = name === "DiningWidgetsApi" ? ["debug"] : [];
    expect(membersOf(name, apiTypes)).toEqual([...membersOf(name, source), ...added].toSorted());
  },
);

/** Names of an interface's members, sorted. */
function membersOf(name: string, source: string): string[] {
  const members: string[] = [];
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (id.name !== name) return;
      for (const member of body.body)
        if ("key" in member && member.key.type === "Identifier") members.push(member.key.name);
    },
  }).visit(parseSync("api.ts", source).program);
  if (!members.length) throw new Error(`no interface ${name}`);
  return members.toSorted();
}
