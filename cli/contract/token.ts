import { bearerFormat } from "../../src/shared/contracts/bearer.ts";
import { UsageError } from "../usage.ts";
import { readSecret } from "./readSecret.ts";

/** The environment variable that holds the bearer, as CI systems give secrets to a step. */
export const tokenVariable = "DINING_WIDGETS_TOKEN";

/** Where a token may come from; each is undefined where the command line does not name it. */
export interface TokenSources {
  /** `--token`, which every user of the machine sees in its list of processes. */
  readonly option: string | undefined;
  /** `--token-file`: the name of a file, or `-` for standard input. */
  readonly file: string | undefined;
  /** The value of the environment variable. */
  readonly variable: string | undefined;
}

/**
 * The bearer of a signed-in user; null where there is none. What the command line names goes before the environment. Throws a
 * UsageError, without the token in its message, for two sources on the command line and for a text that is no token.
 */
export function readToken({ option, file, variable }: TokenSources): string | null {
  if (option !== undefined && file !== undefined)
    throw new UsageError("--token and --token-file exclude each other.");
  if (option !== undefined) return checked(option, "--token");
  if (file !== undefined) return checked(readSecret("--token-file", file), "--token-file");
  return variable?.trim() ? checked(variable, tokenVariable) : null;
}

function checked(text: string, source: string): string {
  const token = text.trim();
  if (!bearerFormat.test(token))
    throw new UsageError(
      `${source} holds no token: one word of at most 4,096 visible ASCII characters is expected.`,
    );
  return token;
}
