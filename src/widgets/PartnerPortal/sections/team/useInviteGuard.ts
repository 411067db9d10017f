import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { holdPage } from "../../../../shared/host/navigation.ts";
import type { PortalStore } from "../../store.ts";
import { nobody, type MemberValues } from "./values.ts";
import { toJson } from "../../../../shared/json/json.ts";

const nameOf = (portal: PortalStore): string => `${portal.slug()} team/new`;

/** What was typed of an invitation in an earlier visit, as far as it still fits. */
export function keptInvitation(portal: PortalStore): Partial<MemberValues> {
  const draft = portal.drafts.read(nameOf(portal)) ?? {};
  const fitting = Object.entries(draft).filter(([name, value]) => {
    const before = Object.entries(nobody).find(([key]) => key === name)?.[1];
    return (
      before !== undefined &&
      typeof value === typeof before &&
      Array.isArray(value) === Array.isArray(before)
    );
  });
  return Object.fromEntries(fitting);
}

/** Keeps what is typed beyond this page, and asks before it is left; an invitation is never sent by itself. */
export function useInviteGuard(
  portal: PortalStore,
  { getValues, reset, subscribe }: UseFormReturn<MemberValues>,
): { forget: () => void } {
  useEffect(() => {
    const isDirty = (): boolean => toJson(getValues()) !== toJson(nobody);
    const discard = (): void => {
      portal.drafts.write(nameOf(portal), {});
      reset(nobody);
    };
    let release: (() => void) | null = null;
    function look(): void {
      portal.drafts.write(nameOf(portal), isDirty() ? { ...getValues() } : {});
      if (isDirty()) release ??= holdPage();
      else {
        release?.();
        release = null;
      }
    }
    const unwatch = portal.leaving.watch({ isDirty, flush: async () => false, discard });
    const stop = subscribe({ formState: { values: true }, callback: look });
    look();
    return () => {
      unwatch();
      stop();
      release?.();
    };
  }, [portal, getValues, reset, subscribe]);

  return {
    forget() {
      portal.leaving.forgetForm();
      portal.drafts.write(nameOf(portal), {});
    },
  };
}
