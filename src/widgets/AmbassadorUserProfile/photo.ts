/** The status of a new photo. */
export type Photo =
  | { readonly kind: "idle"; readonly formError: string | null }
  | { readonly kind: "checking" }
  /** The photo is valid. `preview` is null if the browser cannot draw it. */
  | {
      readonly kind: "chosen";
      readonly file: File;
      readonly preview: string | null;
      readonly formError: string | null;
    }
  | {
      readonly kind: "sending";
      readonly file: File;
      readonly preview: string | null;
      /** How much of the file has been sent, from 0 to 100. */
      readonly percent: number;
      readonly stop: () => void;
    }
  | { readonly kind: "updated" };

export const idlePhoto: Photo = { kind: "idle", formError: null };
