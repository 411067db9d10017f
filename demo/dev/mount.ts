// React Fast Refresh must load before React, which `mount.js` loads with the first widget.
import "@vitejs/plugin-react/preamble";

export * from "../../src/mount.ts";
