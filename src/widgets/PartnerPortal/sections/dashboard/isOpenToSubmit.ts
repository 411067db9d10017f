/**
 * Whether a project with this status can be submitted. A project with an unknown status cannot
 * (P8).
 */
export function isOpenToSubmit(status: string): boolean {
  return status === "in_progress" || status === "changes_requested";
}
