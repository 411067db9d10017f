import { createRoot } from "react-dom/client";
import { createContainer, shadowOf } from "../../src/shared/widget/container.ts";
import { EnvironmentContext } from "../../src/shared/widget/environment.ts";
import { galleryEnvironment } from "./galleryEnvironment.ts";
import { Gallery } from "./Gallery.tsx";

const host = document.querySelector<HTMLElement>("#gallery");
if (!host) throw new Error("The gallery has no place");

document.body.style.cssText = "margin:0;font-family:system-ui";
const environment = galleryEnvironment(host, shadowOf(host), new URLSearchParams(location.search));
document.documentElement.dir = environment.dir;
createRoot(createContainer(environment.shadow, environment)).render(
  <EnvironmentContext value={environment}>
    <Gallery />
  </EnvironmentContext>,
);
