// Looks for the site's files first. The mock API answers all other requests.
import "./siteFiles.ts";
import "./worker.ts";
