import { getOnce } from "../network/getOnce.ts";
import { guardedLookup, PrivateAddressError } from "../network/guardedLookup.ts";
import { isPrivateHost } from "../network/privateAddress.ts";

/** The answer of a server. */
export interface Answer {
  /** The address after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /**
   * The origin of another server to which a redirect led, and which did not get the person's
   * headers.
   */
  readonly withheldFrom?: string;
}

export interface Fetcher {
  /**
   * Rejects with a message if no answer comes, and with a PrivateAddressError for an address that
   * must not be fetched.
   */
  (url: URL, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** A message for each address that was refused so far. */
  refusals(): readonly string[];
}

/** What the command line says about requests. */
export interface FetchSettings {
  /** The address on the command line. Its origin may be private, because the person named it. */
  readonly given: URL;
  /** Sent only with the request for `given`, and never to another origin. */
  readonly givenHeaders: Readonly<Record<string, string>>;
  /** Whether addresses that pages and redirects name may be private too. */
  readonly allowsPrivate: boolean;
  readonly timeoutMs: number;
}

const defaultHeaders = {
  accept: "*/*",
  "accept-encoding": "br, gzip",
  "user-agent": "dining-widgets",
};

/** The most redirects that browsers follow. */
const mostRedirects = 20;

/** Sends plain GET requests, one for each address. */
export function fetcher(settings: FetchSettings): Fetcher {
  const answers = new Map<string, Promise<Answer>>();
  const refusals: string[] = [];
  const fetchOnce = (url: URL, headers: Readonly<Record<string, string>> = {}) => {
    const answer = answers.get(url.href) ?? get(url, headers, settings, refusals);
    answers.set(url.href, answer);
    return answer;
  };
  return Object.assign(fetchOnce, { refusals: () => refusals });
}

async function get(
  url: URL,
  headers: Readonly<Record<string, string>>,
  settings: FetchSettings,
  refusals: string[],
): Promise<Answer> {
  try {
    return await followed(url, headers, settings);
  } catch (error) {
    if (error instanceof PrivateAddressError) {
      const words = `${url.href} was not fetched: ${error.message}, which was not named on the command line`;
      refusals.push(words);
      throw new PrivateAddressError(words, { cause: error });
    }
    throw new Error(`${url.href} does not answer: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * Follows redirects one by one, because each may lead to a private address or to another origin.
 */
async function followed(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { given, givenHeaders, allowsPrivate, timeoutMs }: FetchSettings,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let hop = url;
  for (let count = 0; count <= mostRedirects; count += 1) {
    if (hop.protocol === "data:") return ofDataAddress(hop);
    if (!/^https?:$/.test(hop.protocol)) throw new Error(`${hop.protocol} is not fetched`);
    if (hop.username || hop.password)
      throw new Error("an address with a user name or a password is not fetched");
    const isGivenOrigin = hop.origin === given.origin;
    const mayBePrivate = allowsPrivate || isGivenOrigin;
    if (!mayBePrivate && isPrivateHost(hop))
      throw new PrivateAddressError(`${hop.host} is a private address`);
    const isPersonal = isGivenOrigin && url.href === given.href;
    const isWithheld =
      !isPersonal && url.href === given.href && Object.keys(givenHeaders).length > 0;
    const answer = await getOnce(hop, {
      headers: { ...defaultHeaders, ...headers, ...(isPersonal && givenHeaders) },
      signal,
      lookup: mayBePrivate ? undefined : guardedLookup(),
    });
    const location = answer.headers.get("location");
    if (![301, 302, 303, 307, 308].includes(answer.status) || location === null)
      return {
        ...answer,
        url: hop,
        ...(isWithheld && { withheldFrom: hop.origin }),
      };
    if (!URL.canParse(location, hop.href)) throw new Error("it redirects to no address");
    hop = new URL(location, hop);
    if (hop.protocol === "data:") throw new Error("it redirects to no address");
  }
  throw new Error(`it redirects more than ${mostRedirects} times`);
}

/** An address that contains its own content, so nothing is sent. */
async function ofDataAddress(url: URL): Promise<Answer> {
  const response = await fetch(url);
  const { status, headers } = response;
  return { url, status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/**
 * The reason of a failure. `fetch` hides it in the cause of its error, or in a list if it tried
 * several addresses.
 */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length) return reasonOf(error.errors[0]);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
