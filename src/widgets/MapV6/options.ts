export { options, type Options } from "../../shared/map/options.ts";
