import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { allRequests } from "../../src/shared/contracts/requests/allRequests.ts";
import type { ContractRequest } from "../../src/shared/contracts/requests/request.ts";

const folder = "src/shared/contracts";

/** A call, with the comment in its source. */
export interface ContractCall extends ContractRequest {
  /** `src/shared/contracts/session.ts#login`. */
  readonly source: string;
  /** The contract module's name. */
  readonly tag: string;
  /** The sentences above it in the source, without references to the specification. */
  readonly words: string;
}

/** Every call of the contract modules. Throws for a call that has no entry among the requests. */
export async function contractCalls(): Promise<ContractCall[]> {
  const calls: ContractCall[] = [];
  for (const name of readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file))) {
    const file = `${folder}/${name}`;
    const module: Record<string, unknown> = await import(pathToFileURL(file).href);
    const source = readFileSync(file, "utf8");
    for (const [exported, value] of Object.entries(module)) {
      if (!isEndpoint(value)) continue;
      const request = allRequests.find(({ endpoint }) => endpoint === value);
      if (!request) throw new Error(`${file}: ${exported} is missing among the requests`);
      calls.push({
        ...request,
        source: `${file}#${exported}`,
        tag: name.replace(".ts", ""),
        words: sentenceAbove(exported, source),
      });
    }
  }
  return calls.toSorted((one, other) => (one.source < other.source ? -1 : 1));
}

function isEndpoint(value: unknown): boolean {
  return typeof value === "object" && value !== null && "path" in value && "output" in value;
}

function sentenceAbove(exported: string, source: string): string {
  const [before = ""] = source.split(`export const ${exported} = endpoint`);
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before)?.[1] ?? "";
  const text = comment.replace(/\n\s*\*/g, " ").replace(/\s*\((?=[A-Z]+\d*[:\d])[^)]*\)/g, "");
  return text.replace(/\s+/g, " ").trim() || spaced(exported);
}

/** Makes a name readable: `findGuests` becomes 'Find guests'. */
function spaced(name: string): string {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
