import * as z from "zod/mini";
import type { User } from "../../../shared/contracts/session.ts";
import { readStored, removeText, writeStored } from "../../../shared/host/storage.ts";

const manager = z.object({
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Null if the server does not send it. Everything is then allowed (M12). */
  permissions: z.nullable(z.array(z.string())),
});

/** The signed-in manager, stored beside the token for a reload and cleared with it. */
export type Manager = z.output<typeof manager>;

const key = "managerUser";

export function readManager(): Manager | null {
  return readStored("local", key, manager);
}

export function saveManager(one: Manager): void {
  writeStored("local", key, one);
}

export function clearManager(): void {
  removeText("local", key);
}

/** The person that the server named, else the address that was typed. */
export function managerFrom(user: User | null, typedEmail: string): Manager {
  return {
    firstName: user?.firstName ?? null,
    lastName: user?.lastName ?? null,
    email: user?.email ?? (typedEmail.trim() || null),
    permissions: user?.permissions ?? null,
  };
}

/**
 * Whether two sign-ins are of one person. Only then can the second continue where the first
 * stopped.
 */
export function isSamePerson(one: Manager | null, other: Manager | null): boolean {
  return Boolean(
    one?.email && other?.email && one.email.toLowerCase() === other.email.toLowerCase(),
  );
}

export function nameOf({ firstName, lastName }: Manager): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}

export function mayRefund({ permissions }: Pick<Manager, "permissions">): boolean {
  return permissions === null || permissions.includes("refunds");
}
