import type { FindingCode } from "../findingCodes.ts";

/** 7xx: the checks of doctor. */
export const checkCodes: Readonly<Record<string, FindingCode>> = {
  page: {
    code: "DW701",
    title: "The page could not be read",
    why: "It did not answer, or not with HTML.",
    remedy:
      "Check the address; a page behind a session needs `--header-file`, with a line `Cookie: …`.",
  },
  policy: {
    code: "DW702",
    title: "The security policy refuses something that the widgets need",
    why: "Scripts, calls, images or frames of the page’s widgets are not in the policy’s sources.",
    remedy: "Add the source that the finding names.",
  },
  file: {
    code: "DW703",
    title: "A file could not be fetched",
    why: "A hashed file was deleted, or the address is wrong.",
    remedy: "Upload all files of the release, hashed files first.",
  },
  cors: {
    code: "DW704",
    title: "A file lacks its CORS header",
    why: "Module scripts are fetched with CORS, and the browser refuses the answer.",
    remedy: "Send `Access-Control-Allow-Origin: *`.",
  },
  type: {
    code: "DW705",
    title: "A file has the wrong content type",
    why: "Browsers run modules of a JavaScript type only.",
    remedy: "Send `Content-Type: text/javascript`, for manifests `application/json`.",
  },
  compression: {
    code: "DW706",
    title: "A file is sent uncompressed",
    why: "It takes three to four times as long to arrive.",
    remedy: "Switch brotli or gzip on for JavaScript and JSON.",
  },
  cache: {
    code: "DW707",
    title: "A cache time does not suit the file",
    why: "`mount.js` kept too long delays releases; hashed files kept too shortly are fetched again.",
    remedy: "`max-age=300` for `mount.js` and manifests, a year and `immutable` for the rest.",
  },
  integrity: {
    code: "DW708",
    title: "A file is not what its hash says",
    why: "It is of another release than the page or the manifest beside it.",
    remedy: "Upload the release as a whole, and pin `integrity` only to addresses of one release.",
  },
  widgets: {
    code: "DW709",
    title: "The page has no widget",
    why: "No element with `data-widget` is in the HTML; those that a script adds are not seen.",
    remedy: "Check the address and the template.",
  },
  config: {
    code: "DW710",
    title: "The page configuration is missing, doubled, or not marked as JSON",
    why: "Without it calls go to the page’s own origin, and links are empty. Of two, the first is read. Without its type, browsers run it as a script.",
    remedy:
      'Write `<script type="application/json" id="dining-widgets-config">` once, in the layout.',
  },
  scripts: {
    code: "DW711",
    title: "Scripts of two releases",
    why: "The first one decides, and the other is idle.",
    remedy: "Load `mount.js` once.",
  },
  deploy: {
    code: "DW713",
    title: "The deployment is incomplete",
    why: "Files beside `mount.js` are of another release, or a hash is not that of the manifest.",
    remedy: "Upload `dist/` as a whole: hashed files first, then `mount.js`, then the manifests.",
  },
  pins: {
    code: "DW716",
    title: "The import map does not pin the page's widgets",
    why: "Browsers ignore the map, or it lacks a file. A file that it lacks is not loaded, and a map that is ignored pins nothing.",
    remedy:
      "Print the lines with `npx dining-widgets pin`, naming all widgets of the page, and put them before all other modules.",
  },
  "private-address": {
    code: "DW715",
    title: "The page names a private address",
    why: "Doctor does not fetch addresses of this machine, of a local network or of a cloud’s metadata that a page or a redirect names: only the origin on the command line may be private. Visitors do not reach such an address either.",
    remedy: "Write the public address into the page; for your own test setup, `--allow-private`.",
  },
  manifests: {
    code: "DW714",
    title: "The manifests are not beside mount.js",
    why: "Without `integrity.json` and `script-inventory.json` the widgets’ files cannot be checked.",
    remedy: "Upload them with the release.",
  },
  preload: {
    code: "DW712",
    title: "Preload links stand behind the script",
    why: "The script asks for the files before the links are seen, so that they save nothing.",
    remedy: "Put the links before the script.",
  },
};
