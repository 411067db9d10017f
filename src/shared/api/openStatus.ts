/** Statuses of a 4xx that concern the session, a gateway, the rate, or an attempt in progress. */
const openStatuses: ReadonlySet<number> = new Set([401, 403, 408, 409, 425, 429]);

/** Whether a 4xx leaves the outcome of a write unknown. */
export const isOpenStatus = (status: number): boolean => openStatuses.has(status);
