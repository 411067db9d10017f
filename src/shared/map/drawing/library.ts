type Library = typeof import("maplibre-gl");

let loaded: Library | undefined;

/** MapLibre, once it is there: no module of ours imports it statically, so that its chunk stays the same over our releases. */
export const library = {
  set: (maplibre: Library) => void (loaded = maplibre),
  get(): Library {
    if (!loaded) throw new Error("MapLibre is not loaded");
    return loaded;
  },
};
