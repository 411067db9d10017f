// The site's files come first: the mock API answers what they leave.
import "./siteFiles.ts";
import "./worker.ts";
