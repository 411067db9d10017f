import { http, HttpResponse, type RequestHandler } from "msw";
import { pictureSvg } from "../server/picture.ts";
import plaidScript from "./plaid.ts?fake";
import stripeScript from "./stripe.ts?fake";

/**
 * Third-party scripts and images, answered at their real addresses so that the real loaders run.
 */
export const thirdParties: readonly RequestHandler[] = [
  http.get("https://js.stripe.com/*", ({ request }) =>
    /\.js$|\/v3\/?$/.test(new URL(request.url).pathname)
      ? script(stripeScript)
      : new HttpResponse(null, { status: 404 }),
  ),
  http.get("https://cdn.plaid.com/link/v2/stable/link-initialize.js", () => script(plaidScript)),
  http.get("https://res.cloudinary.com/*", ({ request }) =>
    drawn(new URL(request.url).pathname.split("/").at(-1) ?? ""),
  ),
];

function script(text: string): Response {
  return new HttpResponse(text, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "access-control-allow-origin": "*",
    },
  });
}

function drawn(name: string): Response {
  return new HttpResponse(pictureSvg(decodeURIComponent(name)), {
    headers: { "content-type": "image/svg+xml" },
  });
}
