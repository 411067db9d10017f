/** The statuses of a 4xx which answer the session, a gateway, the rate or an attempt that is under way. */
const openStatuses: ReadonlySet<number> = new Set([401, 403, 408, 409, 425, 429]);

/** True for a 4xx that does not say what became of a write. */
export const isOpenStatus = (status: number): boolean => openStatuses.has(status);
