export { funnel } from "../../shared/map/mapFunnel.ts";
