import type { Outcome, Problem } from "../../shared/api/outcome.ts";
import type { MenuLocation, MenuProject } from "../../shared/contracts/menus.ts";
import type { Merge, Topic } from "./merge.ts";
import type { Settings } from "./settings.ts";

/** The loaded project and the open location. */
export interface Workspace {
  readonly project: MenuProject;
  /** At least one location. */
  readonly locations: readonly MenuLocation[];
  readonly chosen: MenuLocation;
}

/** The result of the last action, shown next to the form. */
export type Notice =
  | { readonly kind: "saved"; readonly adopted: readonly Topic[] }
  /** The server's messages for the form or its fields. */
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

/** The settings to copy and the ids of their locations. */
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
  | { readonly kind: "editing"; readonly workspace: Workspace; readonly notice: Notice | null }
  | {
      readonly kind: "saving";
      readonly workspace: Workspace;
      readonly settings: Settings;
      readonly adopted: readonly Topic[];
      readonly attempt: number;
    }
  | {
      readonly kind: "conflicted";
      readonly workspace: Workspace;
      readonly merge: Merge;
      readonly current: MenuLocation;
    }
  | {
      readonly kind: "copying";
      readonly workspace: Workspace;
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
      readonly startLocationId: string;
      readonly draftBase: MenuLocation | null;
    }
  | { readonly type: "locationChosen"; readonly id: string }
  | { readonly type: "submitted"; readonly settings: Settings }
  /** The location was read before the write and differs from the user's base. */
  | { readonly type: "changedMeanwhile"; readonly current: MenuLocation }
  | { readonly type: "saved"; readonly location: MenuLocation }
  | { readonly type: "notSaved"; readonly problem: Problem; readonly isSent: boolean }
  | { readonly type: "merged"; readonly settings: Settings }
  | { readonly type: "copyRequested"; readonly plan: CopyPlan }
  | { readonly type: "copyAnswered"; readonly id: string; readonly outcome: Outcome<MenuLocation> };
