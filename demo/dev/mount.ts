// React Fast Refresh has to be there before React is, which `mount.js` loads with the first widget.
import "@vitejs/plugin-react/preamble";

export * from "../../src/mount.ts";
