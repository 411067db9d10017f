import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { blockUnload } from "../../../../shared/host/navigation.ts";
import type { PortalStore } from "../../storeType.ts";
import { toJson } from "../../../../shared/api/json.ts";
import { emptyMember, type MemberValues } from "./values.ts";

const draftName = (portal: PortalStore): string => `${portal.slug()} team/new`;

/** The stored input of an earlier visit, if its fields still exist. */
export function storedInvitation(portal: PortalStore): Partial<MemberValues> {
  const draft = portal.drafts.read(draftName(portal)) ?? {};
  const matchingEntries = Object.entries(draft).filter(([name, value]) => {
    const emptyValue = Object.entries(emptyMember).find(([key]) => key === name)?.[1];
    return (
      emptyValue !== undefined &&
      typeof value === typeof emptyValue &&
      Array.isArray(value) === Array.isArray(emptyValue)
    );
  });
  return Object.fromEntries(matchingEntries);
}

/**
 * Stores the input for a later visit and asks before it is lost. An invitation is never sent
 * automatically.
 */
export function useInviteGuard(
  portal: PortalStore,
  { getValues, reset, subscribe }: UseFormReturn<MemberValues>,
): { clearDraft: () => void } {
  useEffect(() => {
    const isDirty = (): boolean => toJson(getValues()) !== toJson(emptyMember);
    const discard = (): void => {
      portal.drafts.write(draftName(portal), {});
      reset(emptyMember);
    };
    let unblockUnload: (() => void) | null = null;
    function updateDraft(): void {
      portal.drafts.write(draftName(portal), isDirty() ? { ...getValues() } : {});
      if (isDirty()) unblockUnload ??= blockUnload();
      else {
        unblockUnload?.();
        unblockUnload = null;
      }
    }
    const detach = portal.unsavedGuard.attach({ isDirty, flush: async () => false, discard });
    const unsubscribe = subscribe({ formState: { values: true }, callback: updateDraft });
    updateDraft();
    return () => {
      detach();
      unsubscribe();
      unblockUnload?.();
    };
  }, [portal, getValues, reset, subscribe]);

  return {
    clearDraft() {
      portal.unsavedGuard.detachForm();
      portal.drafts.write(draftName(portal), {});
    },
  };
}
