import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import { isOutcomeUnknown } from "../../../../shared/api/outcome.ts";
import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { blockUnload } from "../../../../shared/host/navigation.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { useProblemText } from "../../problemText.ts";
import { dashboardRoute } from "../../route.ts";
import type { PortalStore } from "../../storeType.ts";
import { applyAccounts, applyAssignment } from "./applyAssignment.ts";
import { assign } from "./assignment.ts";
import { createAssignmentDraft } from "./assignmentDraft.ts";
import { texts } from "./texts.ts";

interface AssignmentInput {
  readonly portal: PortalStore;
  readonly project: PartnerProject;
  readonly account: StripeAccount;
  readonly isReadOnly: boolean;
}

/** The chosen locations of an account, stored as a draft until they are saved. */
export function useAssignment({ portal, project, account, isReadOnly }: AssignmentInput) {
  const copy = useTexts(texts).assign;
  const problemText = useProblemText();
  const { behaviour } = useEnvironment().config;
  const { projectLocations: locations } = project;
  const savedIds = useMemo(
    () =>
      locations
        .filter(({ partnerStripeAccountId }) => partnerStripeAccountId === account.id)
        .map(({ id }) => id),
    [locations, account.id],
  );
  const [draft] = useState(() => createAssignmentDraft(portal, account.id));
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(() => draft.read(savedIds));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isDirty = chosenIds.size !== savedIds.length || savedIds.some((id) => !chosenIds.has(id));

  async function save(): Promise<boolean> {
    setSaving(true);
    setError(null);
    const outcome = await assign(portal.client(), {
      slug: portal.slug(),
      accountId: account.id,
      seen: new Map(locations.map((one) => [one.id, one.partnerStripeAccountId])),
      after: [...chosenIds],
      asForm: behaviour["financeForm"] === true,
    });
    setSaving(false);
    if (outcome.kind === "changed") {
      applyAccounts(portal, outcome.accounts);
      setError(copy.changed);
      return false;
    }
    if (outcome.kind === "failed") {
      const isUnknown = isOutcomeUnknown(outcome.problem);
      setError(isUnknown ? copy.unsure : problemText(outcome.problem, copy.failed));
      return false;
    }
    draft.forget();
    const ids = outcome.account.partnerLocationIds;
    applyAssignment(portal, account.id, ids);
    setChosenIds(new Set(ids));
    return true;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving || (isDirty && !(await save()))) return;
    portal.showToast(copy.saved);
    portal.navigation.goTo(dashboardRoute, "push");
  }

  // The session may end at any moment, so the choice is stored for the user's return (fault C1).
  useEffect(() => draft.write(savedIds, chosenIds), [draft, savedIds, chosenIds]);
  useUnsaved(portal, isDirty && !isReadOnly, () => {
    draft.forget();
    setChosenIds(new Set(savedIds));
  });

  function setTicked(ids: readonly string[], isTicked: boolean): void {
    setChosenIds((current) => {
      const next = new Set(current);
      for (const id of ids)
        if (isTicked) next.add(id);
        else next.delete(id);
      return next;
    });
  }

  return { chosenIds, setTicked, isDirty, isSaving, error, submit };
}

/** Blocks unloading with unsaved checkboxes, and asks before they are lost. */
function useUnsaved(portal: PortalStore, isDirty: boolean, discard: () => void): void {
  const latest = useRef({ isDirty, discard });
  useEffect(() => {
    latest.current = { isDirty, discard };
  });
  // Asks before leaving and never saves automatically, because the choice determines payouts.
  useEffect(
    () =>
      portal.unsavedGuard.attach({
        isDirty: () => latest.current.isDirty,
        flush: () => Promise.resolve(false),
        discard: () => latest.current.discard(),
      }),
    [portal],
  );
  useEffect(() => (isDirty ? blockUnload() : undefined), [isDirty]);
}
