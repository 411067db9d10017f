/** One thing that a widget asks of somebody else's server, as the host's security policy names it. */
export interface ThirdParty {
  readonly origin: string
  readonly directive: 'script-src' | 'frame-src' | 'connect-src' | 'img-src' | 'worker-src'
  readonly purpose: string
}

/** Who each widget talks to besides the host's own API (PCI DSS 6.4.3); a widget without a line talks to nobody. */
export const thirdParties: Readonly<Record<string, readonly ThirdParty[]>> = {}
