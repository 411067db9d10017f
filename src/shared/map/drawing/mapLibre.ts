type MapLibreModule = typeof import("maplibre-gl");

let loaded: MapLibreModule | undefined;

/**
 * Holds the loaded MapLibre module. No module of ours imports it statically, so its chunk stays the
 * same across releases.
 */
export const mapLibre = {
  set: (maplibre: MapLibreModule) => void (loaded = maplibre),
  get(): MapLibreModule {
    if (!loaded) throw new Error("MapLibre is not loaded");
    return loaded;
  },
};
