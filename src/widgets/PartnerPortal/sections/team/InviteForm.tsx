import { type FormEvent, useEffect, useState } from "react";
import { useForm, type Control, type FieldValues } from "react-hook-form";
import { isUnknown } from "../../../../shared/api/outcome.ts";
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
import { PageHead } from "../../shell/PageHead.tsx";
import { PortalLink } from "../../shell/PortalLink.tsx";
import { AccessFields } from "./AccessFields.tsx";
import { copy } from "./copy.ts";
import { invite } from "./invite.ts";
import { listsOf } from "./permissions.ts";
import css from "./Team.css?inline";
import { keptInvitation, useInviteGuard } from "./useInviteGuard.ts";
import { memberSchema, nobody, type MemberValues } from "./values.ts";

const stepFields = {
  person: ["first_name", "last_name", "email"],
  access: ["permission", "additional_permissions", "brand_scope", "editable_brand_ids"],
} as const satisfies Record<string, readonly (keyof MemberValues)[]>;

const home = { page: "team", id: null, query: {} } as const;

/** Invites somebody, in two steps: who, and what they may do (A6.04, P11). */
export function InviteForm(props: SectionProps) {
  useSheet(css);
  const { portal, project } = props;
  const { product } = useEnvironment().config;
  const { members, permissions } = portal.resources;
  const { value, problem } = useResource(permissions);
  useEffect(() => members.load(), [members]);
  useEffect(() => permissions.load(), [permissions]);
  const back = (
    <PortalLink portal={portal} to={home} className="frame-home">
      {copy.home}
    </PortalLink>
  );
  if (!isTeamEditable(project, product.key))
    return (
      <PageHead
        screenKey="invite"
        heading={copy.inviteHeading}
        lead={copy.readOnly}
        before={back}
      />
    );
  if (value || problem) return <Invitation {...props} />;
  return (
    <PageHead screenKey="invite" heading={copy.inviteHeading} before={back}>
      <Skeleton shape={["control", "control", "control"]} text={portalCopy.loading} />
    </PageHead>
  );
}

function Invitation({ portal, project, place }: SectionProps) {
  const lists = listsOf(useResource(portal.resources.permissions).value);
  const form = useForm<MemberValues>({
    defaultValues: { ...nobody, ...keptInvitation(portal) },
    resolver: resolverOf<MemberValues>(memberSchema),
    mode: "onTouched",
  });
  const { forget } = useInviteGuard(portal, form);
  const [isSending, setSending] = useState(false);
  const [complaint, setComplaint] = useState<{
    readonly text: string;
    readonly isUnsure: boolean;
  } | null>(null);
  const [refused, setRefused] = useState("");
  const isLast = place.query.step === "access";
  const step = isLast ? "access" : "person";
  const stepPlace = (key: string) => ({ page: "team", id: "new", query: { step: key } }) as const;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const fields = isLast ? [...stepFields.person, ...stepFields.access] : stepFields.person;
    const isFit = await form.trigger(fields, { shouldFocus: true });
    setRefused(
      isFit
        ? ""
        : formCopy.attention(fields.filter((field) => form.getFieldState(field).invalid).length),
    );
    const isPersonWrong = stepFields.person.some((field) => form.getFieldState(field).invalid);
    if (!isFit)
      return isLast && isPersonWrong ? portal.navigation.open(stepPlace("person")) : undefined;
    if (isLast) await send();
    else portal.navigation.open(stepPlace("access"));
  }

  async function send(): Promise<void> {
    setSending(true);
    setComplaint(null);
    const outcome = await invite(portal, form.getValues(), project.id);
    setSending(false);
    if (outcome.ok) {
      forget();
      portal.say(
        copy.invited(`${form.getValues().first_name} ${form.getValues().last_name}`.trim()),
      );
      return portal.navigation.goTo(home, "replace");
    }
    const { problem } = outcome;
    const email = problem.kind === "rejected" ? problem.fields["email"]?.join(", ") : undefined;
    if (email === undefined)
      return setComplaint({
        text: isUnknown(problem) ? copy.inviteUnsure : problemText(problem, copy.inviteFailed),
        isUnsure: isUnknown(problem),
      });
    portal.navigation.goTo(stepPlace("person"), "push");
    form.setError("email", { type: "server", message: `${copy.labels.email} ${email}` });
  }

  return (
    <Screen
      screenKey={`invite ${step}`}
      width="full"
      before={
        <PortalLink portal={portal} to={home} className="frame-home">
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
            <AccessFields form={form} project={project} lists={lists} has="" keptBecause={null} />
          ) : (
            <Person />
          )}
        </FrameContext>
        {complaint && (
          <Alert
            actions={
              complaint.isUnsure ? (
                <Button onClick={() => portal.navigation.open(home)}>{copy.look}</Button>
              ) : undefined
            }
          >
            {complaint.text}
          </Alert>
        )}
        <LiveRegion>{refused}</LiveRegion>
        <div className="invite-actions">
          {isLast && (
            <Button onClick={() => portal.navigation.open(stepPlace("person"))}>
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
