export type Rooms = Map<string, readonly string[]>;
export function roomsOf(markdown: string): Rooms;
export const rooms: Rooms;
export function objection(from: string, to: string, table?: Rooms): string | null;
