import { lookup as resolve, type LookupAddress, type LookupOptions } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPrivateAddress } from "./privateAddress.ts";

/** A request that was not made, because its address is private and the person did not name it. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

/**
 * A resolver for `http.request` that refuses names with a private address. The connection uses the
 * checked addresses, so that a name cannot change its address in between (DNS rebinding).
 */
export function guardedLookup(resolveName: typeof resolve = resolve): LookupFunction {
  return (hostname, options: LookupOptions, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, "", 0);
      const refused = addresses.find(({ address }) => isPrivateAddress(address));
      if (refused)
        return callback(
          new PrivateAddressError(`${hostname} is ${refused.address}, a private address`),
          "",
          0,
        );
      const [first] = addresses;
      if (options.all) return callback(null, addresses);
      return callback(null, first?.address ?? "", first?.family ?? 0);
    });
  };
}
