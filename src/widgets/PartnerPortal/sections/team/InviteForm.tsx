import { useEffect } from "react";
import type { Control, FieldValues } from "react-hook-form";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../../shared/ui/LiveRegion.tsx";
import { Screen } from "../../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../../shared/ui/Skeleton.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { isTeamEditable } from "../../access.ts";
import { TextInput } from "../../form/fields.tsx";
import { FrameContext } from "../../form/frameContext.ts";
import { texts as formTexts } from "../../form/texts.ts";
import { useResource } from "../../useResource.ts";
import type { SectionProps } from "../../storeType.ts";
import { Page } from "../../shell/Page.tsx";
import { HomeLink } from "../../shell/HomeLink.tsx";
import { texts as portalTexts } from "../../texts.ts";
import { AccessFields } from "./AccessFields.tsx";
import { listsOf } from "./permissions.ts";
import css from "./Team.css?inline";
import { texts } from "./texts.ts";
import { inviteRoute, teamRoute, useInvitation } from "./useInvitation.ts";

/** Invites a member in two steps: name and e-mail address, then permissions (A6.04, P11). */
export function InviteForm(props: SectionProps) {
  const copy = useTexts(texts);
  const portalCopy = useTexts(portalTexts);
  useSheet(css);
  const { portal, project } = props;
  const { product } = useEnvironment().config;
  const { members, permissions } = portal.resources;
  const { value, problem } = useResource(permissions);
  useEffect(() => members.load(), [members]);
  useEffect(() => permissions.load(), [permissions]);
  const backLink = (
    <HomeLink portal={portal} to={teamRoute}>
      {copy.home}
    </HomeLink>
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
  const copy = useTexts(texts);
  const formCopy = useTexts(formTexts);
  const lists = listsOf(useResource(portal.resources.permissions).value, copy);
  const step = route.query.step === "access" ? "access" : "person";
  const isLast = step === "access";
  const { form, submit, isSending, error, errorSummary } = useInvitation(portal, project, step);

  return (
    <Screen
      screenKey={`invite ${step}`}
      width="full"
      before={
        <HomeLink portal={portal} to={teamRoute}>
          {copy.home}
        </HomeLink>
      }
      eyebrow={`${copy.inviteHeading} · ${formCopy.step({ now: isLast ? 2 : 1, all: 2 })}`}
      heading={copy.steps[step]}
      lead={copy.leads[step]}
    >
      <form
        className="stack invite-form"
        noValidate
        aria-label={copy.inviteHeading}
        onSubmit={(event) => void submit(event)}
      >
        {/* SAFETY: fields find their values by name, whatever else the form contains. */}
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
            <Button onClick={() => portal.navigation.open(inviteRoute("person"))}>
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
  const copy = useTexts(texts);
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
