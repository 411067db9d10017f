import { type FormEvent, useEffect, useState } from "react";
import { useForm, type Control, type FieldValues } from "react-hook-form";
import { isOutcomeUnknown } from "../../../../shared/api/outcome.ts";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../../shared/ui/LiveRegion.tsx";
import { Screen } from "../../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../../shared/ui/Skeleton.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { isTeamEditable } from "../../access.ts";
import { copy as portalCopy } from "../../copy.ts";
import { copy as formCopy } from "../../form/copy.ts";
import { TextInput } from "../../form/fields.tsx";
import { FrameContext } from "../../form/frameContext.ts";
import { resolverOf } from "../../form/resolver.ts";
import { problemText } from "../../problemText.ts";
import { useResource } from "../../resource.ts";
import type { SectionProps } from "../../sections.ts";
import { Page } from "../../shell/Page.tsx";
import { PortalLink } from "../../shell/PortalLink.tsx";
import { AccessFields } from "./AccessFields.tsx";
import { copy } from "./copy.ts";
import { invite } from "./invite.ts";
import { listsOf } from "./permissions.ts";
import css from "./Team.css?inline";
import { storedInvitation, useInviteGuard } from "./useInviteGuard.ts";
import { memberSchema, emptyMember, type MemberValues } from "./values.ts";

const stepFields = {
  person: ["first_name", "last_name", "email"],
  access: ["permission", "additional_permissions", "brand_scope", "editable_brand_ids"],
} as const satisfies Record<string, readonly (keyof MemberValues)[]>;

const teamRoute = { page: "team", id: null, query: {} } as const;

/** Invites a member in two steps: name and e-mail address, then permissions (A6.04, P11). */
export function InviteForm(props: SectionProps) {
  useSheet(css);
  const { portal, project } = props;
  const { product } = useEnvironment().config;
  const { members, permissions } = portal.resources;
  const { value, problem } = useResource(permissions);
  useEffect(() => members.load(), [members]);
  useEffect(() => permissions.load(), [permissions]);
  const backLink = (
    <PortalLink portal={portal} to={teamRoute} className="frame-home">
      {copy.home}
    </PortalLink>
  );
  if (!isTeamEditable(project, product.key))
    return (
      <Page
        screenKey="invite"
        heading={copy.inviteHeading}
        lead={copy.readOnly}
        before={backLink}
      />
    );
  if (value || problem) return <InviteSteps {...props} />;
  return (
    <Page screenKey="invite" heading={copy.inviteHeading} before={backLink}>
      <Skeleton shape={["control", "control", "control"]} text={portalCopy.loading} />
    </Page>
  );
}

function InviteSteps({ portal, project, route }: SectionProps) {
  const lists = listsOf(useResource(portal.resources.permissions).value);
  const form = useForm<MemberValues>({
    defaultValues: { ...emptyMember, ...storedInvitation(portal) },
    resolver: resolverOf<MemberValues>(memberSchema),
    mode: "onTouched",
  });
  const { clearDraft } = useInviteGuard(portal, form);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<{
    readonly text: string;
    readonly isOutcomeUnknown: boolean;
  } | null>(null);
  const [errorSummary, setErrorSummary] = useState("");
  const isLast = route.query.step === "access";
  const step = isLast ? "access" : "person";
  const stepRoute = (key: string) => ({ page: "team", id: "new", query: { step: key } }) as const;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const fields = isLast ? [...stepFields.person, ...stepFields.access] : stepFields.person;
    const isValid = await form.trigger(fields, { shouldFocus: true });
    setErrorSummary(
      isValid
        ? ""
        : formCopy.attention(fields.filter((field) => form.getFieldState(field).invalid).length),
    );
    const isPersonWrong = stepFields.person.some((field) => form.getFieldState(field).invalid);
    if (!isValid)
      return isLast && isPersonWrong ? portal.navigation.open(stepRoute("person")) : undefined;
    if (isLast) await send();
    else portal.navigation.open(stepRoute("access"));
  }

  async function send(): Promise<void> {
    setSending(true);
    setError(null);
    const outcome = await invite(portal, form.getValues(), project.id);
    setSending(false);
    if (outcome.ok) {
      clearDraft();
      portal.showToast(
        copy.invited(`${form.getValues().first_name} ${form.getValues().last_name}`.trim()),
      );
      return portal.navigation.goTo(teamRoute, "replace");
    }
    const { problem } = outcome;
    const email = problem.kind === "rejected" ? problem.fields["email"]?.join(", ") : undefined;
    if (email === undefined)
      return setError({
        text: isOutcomeUnknown(problem)
          ? copy.inviteUnsure
          : problemText(problem, copy.inviteFailed),
        isOutcomeUnknown: isOutcomeUnknown(problem),
      });
    portal.navigation.goTo(stepRoute("person"), "push");
    form.setError("email", { type: "server", message: `${copy.labels.email} ${email}` });
  }

  return (
    <Screen
      screenKey={`invite ${step}`}
      width="full"
      before={
        <PortalLink portal={portal} to={teamRoute} className="frame-home">
          {copy.home}
        </PortalLink>
      }
      eyebrow={`${copy.inviteHeading} · ${formCopy.step(isLast ? 2 : 1, 2)}`}
      heading={copy.steps[step]}
      lead={copy.leads[step]}
    >
      <form
        className="stack invite-form"
        noValidate
        aria-label={copy.inviteHeading}
        onSubmit={(event) => void submit(event)}
      >
        {/* SAFETY: fields find their values by name, whatever else the form holds. */}
        <FrameContext
          value={{ control: form.control as unknown as Control<FieldValues>, isReadOnly: false }}
        >
          {isLast ? (
            <AccessFields
              form={form}
              project={project}
              lists={lists}
              currentPermission=""
              lockedReason={null}
            />
          ) : (
            <Person />
          )}
        </FrameContext>
        {error && (
          <Alert
            actions={
              error.isOutcomeUnknown ? (
                <Button onClick={() => portal.navigation.open(teamRoute)}>{copy.look}</Button>
              ) : undefined
            }
          >
            {error.text}
          </Alert>
        )}
        <LiveRegion>{errorSummary}</LiveRegion>
        <div className="invite-actions">
          {isLast && (
            <Button onClick={() => portal.navigation.open(stepRoute("person"))}>
              {formCopy.back}
            </Button>
          )}
          <Button type="submit" kind="primary" busy={isSending} busyText={copy.inviting}>
            {isLast ? copy.invite : copy.next}
          </Button>
        </div>
      </form>
    </Screen>
  );
}

function Person() {
  const { labels } = copy;
  return (
    <>
      <div className="frame-pair">
        <TextInput name="first_name" label={labels.first_name} maxLength={255} autoComplete="off" />
        <TextInput name="last_name" label={labels.last_name} maxLength={255} autoComplete="off" />
      </div>
      <TextInput
        name="email"
        label={labels.email}
        type="email"
        inputMode="email"
        maxLength={254}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </>
  );
}
