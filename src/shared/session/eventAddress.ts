import { withoutEndSlashes } from "../host/endSlashes.ts";
import { pageAddress } from "../host/navigation.ts";

/**
 * What follows these parts of a path names a person, or opens something for whoever knows it: the claim code of
 * `/offers/{code}/{claim code}`, and what follows `/claims/`, `/gifts/` and the like.
 */
const privateSegments =
  /(\/offers\/[^/]+\/|\/(?:gifts?|claims?|ambassadors?|users?|guests?|invitations?)\/)[^/]+/gi;

/**
 * The page's address for an event, without query, fragment, and segments of the path that are private.
 * @param isLastPrivate the widget has read a code in the last segment, below a base path of its own
 */
export function eventAddress(isLastPrivate: boolean): string {
  const address = pageAddress().replaceAll(privateSegments, "$1…");
  if (!isLastPrivate) return address;
  const path = withoutEndSlashes(address);
  return `${path.slice(0, path.lastIndexOf("/"))}/…`;
}
