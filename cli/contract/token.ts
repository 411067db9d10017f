import { bearerFormat } from "../../src/shared/contracts/bearer.ts";
import { UsageError } from "../usage.ts";
import { readSecret } from "./readSecret.ts";

/** The environment variable with the bearer token, in which CI systems pass secrets to a step. */
export const tokenVariable = "DINING_WIDGETS_TOKEN";

/** The possible sources of a token. Each is undefined if it is not given. */
export interface TokenSources {
  /** `--token`, which every user of the machine can read in the list of processes. */
  readonly option: string | undefined;
  /** `--token-file`: the name of a file, or `-` for standard input. */
  readonly file: string | undefined;
  /** The value of the environment variable. */
  readonly variable: string | undefined;
}

/**
 * The bearer token of a signed-in user. Null if there is none. The command line takes precedence
 * over the environment. Throws a UsageError, which never contains the token, if the command line
 * has two sources or the text is not a token.
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
