/** The part of jsdom that snapshots use. The package has no types of its own. */
declare module "jsdom" {
  export class JSDOM {
    constructor(
      html: string,
      options: { readonly url: string; readonly pretendToBeVisual: boolean },
    );
    readonly window: Window & typeof globalThis;
  }
}
