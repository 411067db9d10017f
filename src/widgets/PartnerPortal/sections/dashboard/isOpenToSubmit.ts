/** Whether a project of this status can be submitted; unknown statuses cannot (P8). */
export function isOpenToSubmit(status: string): boolean {
  return status === "in_progress" || status === "changes_requested";
}
