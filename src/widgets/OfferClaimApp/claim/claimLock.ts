import { createPendingWrite } from "../../../shared/payment/intent/pendingWrite.ts";

/** Two widgets or tabs with one offer send one claim (fault D1). */
export const pendingClaim = createPendingWrite("claim");
