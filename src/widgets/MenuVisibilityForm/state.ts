import type { Outcome, Problem } from "../../shared/api/outcome.ts";
import type { MenuLocation, MenuProject } from "../../shared/contracts/menus.ts";
import type { Merge, Topic } from "./merge.ts";
import type { Settings } from "./settings.ts";

/** What is loaded, and which location is open. */
export interface Desk {
  readonly project: MenuProject;
  /** At least one. */
  readonly locations: readonly MenuLocation[];
  readonly chosen: MenuLocation;
}

/** What stands above the form after the last try. */
export type Notice =
  | { readonly kind: "saved"; readonly taken: readonly Topic[] }
  /** The server's own words, for the form or for a field. */
  | {
      readonly kind: "refused";
      readonly message: string | null;
      readonly fields: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly kind: "unreachable" | "unconfirmed" | "forbidden" | "gone" }
  | {
      readonly kind: "copied";
      readonly plan: CopyPlan;
      readonly done: number;
      readonly failed: readonly string[];
    };

/** Which settings go to which locations. */
export interface CopyPlan {
  readonly settings: Settings;
  readonly withLink: boolean;
  readonly ids: readonly string[];
}

export type FailReason = "unreachable" | "forbidden" | "missing" | "unnamed";

export type MenuState =
  | { readonly kind: "signIn" }
  | { readonly kind: "loading"; readonly attempt: number }
  | { readonly kind: "failed"; readonly reason: FailReason }
  | { readonly kind: "empty"; readonly project: MenuProject }
  | { readonly kind: "editing"; readonly desk: Desk; readonly notice: Notice | null }
  | {
      readonly kind: "saving";
      readonly desk: Desk;
      readonly settings: Settings;
      readonly taken: readonly Topic[];
      readonly attempt: number;
    }
  | {
      readonly kind: "conflicted";
      readonly desk: Desk;
      readonly merge: Merge;
      readonly current: MenuLocation;
    }
  | {
      readonly kind: "copying";
      readonly desk: Desk;
      readonly plan: CopyPlan;
      readonly done: readonly string[];
      readonly failed: readonly string[];
    };

export type MenuEvent =
  | {
      readonly type:
        | "signedIn"
        | "signedOut"
        | "retried"
        | "noticeClosed"
        | "conflictLeft"
        | "copyStopped";
    }
  | {
      readonly type: "loaded";
      readonly project: Outcome<MenuProject>;
      readonly locations: Outcome<readonly MenuLocation[]>;
      readonly wanted: string;
      readonly resumed: MenuLocation | null;
    }
  | { readonly type: "locationChosen"; readonly id: string }
  | { readonly type: "submitted"; readonly settings: Settings }
  /** The location was read before the write, and is not what the person started from. */
  | { readonly type: "changedMeanwhile"; readonly current: MenuLocation }
  | { readonly type: "saved"; readonly location: MenuLocation }
  | { readonly type: "notSaved"; readonly problem: Problem; readonly isSent: boolean }
  | { readonly type: "merged"; readonly settings: Settings }
  | { readonly type: "copyAsked"; readonly plan: CopyPlan }
  | { readonly type: "copyAnswered"; readonly id: string; readonly outcome: Outcome<MenuLocation> };
