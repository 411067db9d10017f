import { imitateApi, type Imitation } from "../matrix/imitation.ts";
import { openSite, type Site } from "./site.ts";

export interface ImitatedSite extends Site {
  readonly api: Imitation;
}

/** The bundle and host pages whose origin answers as the imitated backend: `api.open()` starts it afresh, in a scenario. */
export async function openImitatedSite(): Promise<ImitatedSite> {
  const site = await openSite({ dist: "dist" });
  return { ...site, api: imitateApi(site) };
}
