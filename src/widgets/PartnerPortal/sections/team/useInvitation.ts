import { type FormEvent, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { isOutcomeUnknown, type Problem } from "../../../../shared/api/outcome.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { resolverOf } from "../../form/resolver.ts";
import { texts as formTexts } from "../../form/texts.ts";
import { useProblemText } from "../../problemText.ts";
import type { PortalRoute } from "../../route.ts";
import type { PortalStore } from "../../storeType.ts";
import { invite } from "./invite.ts";
import { texts } from "./texts.ts";
import { storedInvitation, useInviteGuard } from "./useInviteGuard.ts";
import { emptyMember, memberSchema, type MemberValues } from "./values.ts";

const stepFields = {
  person: ["first_name", "last_name", "email"],
  access: ["permission", "additional_permissions", "brand_scope", "editable_brand_ids"],
} as const satisfies Record<string, readonly (keyof MemberValues)[]>;

export type InviteStep = keyof typeof stepFields;

export const teamRoute: PortalRoute = { page: "team", id: null, query: {} };

export function inviteRoute(step: InviteStep): PortalRoute {
  return { page: "team", id: "new", query: { step } };
}

interface InviteError {
  readonly text: string;
  readonly isOutcomeUnknown: boolean;
}

/**
 * The form of an invitation. Each step validates its fields, and the last one sends the invitation
 * (P11).
 */
export function useInvitation(portal: PortalStore, project: PartnerProject, step: InviteStep) {
  const copy = useTexts(texts);
  const formCopy = useTexts(formTexts);
  const problemText = useProblemText();
  const form = useForm<MemberValues>({
    defaultValues: { ...emptyMember, ...storedInvitation(portal) },
    resolver: useMemo(() => resolverOf<MemberValues>(memberSchema(copy.errors)), [copy]),
    mode: "onTouched",
  });
  const { clearDraft } = useInviteGuard(portal, form);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<InviteError | null>(null);
  const [errorSummary, setErrorSummary] = useState("");

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const isLast = step === "access";
    const fields = isLast ? [...stepFields.person, ...stepFields.access] : stepFields.person;
    const isValid = await form.trigger(fields, { shouldFocus: true });
    const invalidCount = fields.filter((field) => form.getFieldState(field).invalid).length;
    setErrorSummary(isValid ? "" : formCopy.attention({ count: invalidCount }));
    const isPersonWrong = stepFields.person.some((field) => form.getFieldState(field).invalid);
    if (isValid && isLast) await send();
    else if (isValid) portal.navigation.open(inviteRoute("access"));
    else if (isLast && isPersonWrong) portal.navigation.open(inviteRoute("person"));
  }

  async function send(): Promise<void> {
    setSending(true);
    setError(null);
    const outcome = await invite(portal, form.getValues(), project.id);
    setSending(false);
    if (!outcome.ok) return refuse(outcome.problem);
    clearDraft();
    const { first_name, last_name } = form.getValues();
    portal.showToast(copy.invited({ name: `${first_name} ${last_name}`.trim() }));
    portal.navigation.goTo(teamRoute, "replace");
  }

  /** A refused address shows at its field, in the step before. */
  function refuse(problem: Problem): void {
    const email = problem.kind === "rejected" ? problem.fields["email"]?.join(", ") : undefined;
    if (email !== undefined) {
      portal.navigation.goTo(inviteRoute("person"), "push");
      return form.setError("email", { type: "server", message: email });
    }
    const isUnknown = isOutcomeUnknown(problem);
    setError({
      text: isUnknown ? copy.inviteUnsure : problemText(problem, copy.inviteFailed),
      isOutcomeUnknown: isUnknown,
    });
  }

  return { form, submit, isSending, error, errorSummary };
}
