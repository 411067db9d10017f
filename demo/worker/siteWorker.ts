// The site's files are looked for first; the mock API answers all other requests.
import "./siteFiles.ts";
import "./worker.ts";
