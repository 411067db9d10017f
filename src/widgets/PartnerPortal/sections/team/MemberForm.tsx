import { useEffect, useMemo } from "react";
import type { Outcome } from "../../../../shared/api/outcome.ts";
import {
  teamMembers,
  updateTeamMember,
  type TeamMember,
} from "../../../../shared/contracts/partnerTeam.ts";
import { Skeleton } from "../../../../shared/ui/Skeleton.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { isTeamEditable } from "../../access.ts";
import { ReadOnlyValue, TextInput } from "../../form/fields.tsx";
import { StepFrame, type FormStep } from "../../form/StepFrame.tsx";
import { useStepForm, type StepForm } from "../../form/useStepForm.ts";
import { notFound } from "../../notFound.ts";
import { useResource } from "../../useResource.ts";
import type { PortalStore, SectionProps } from "../../storeType.ts";
import { Page } from "../../shell/Page.tsx";
import { HomeLink } from "../../shell/HomeLink.tsx";
import { ResourceView } from "../../shell/ResourceView.tsx";
import { AccessFields } from "./AccessFields.tsx";
import { texts as portalTexts } from "../../texts.ts";
import { nameOf, rowsOf } from "./members.ts";
import { listsOf, type PermissionLists } from "./permissions.ts";
import css from "./Team.css?inline";
import { texts } from "./texts.ts";
import { fieldsOf, memberSchema, valuesOf, type MemberValues } from "./values.ts";

const stepFields = {
  person: ["first_name", "last_name"],
  access: ["permission", "additional_permissions", "brand_scope", "editable_brand_ids"],
} as const satisfies Record<string, readonly (keyof MemberValues)[]>;

/** The form of one member, once the team has loaded. */
export function MemberForm(props: SectionProps & { id: string }) {
  const copy = useTexts(texts);
  const portalCopy = useTexts(portalTexts);
  useSheet(css);
  const { portal, id } = props;
  const { members, permissions } = portal.resources;
  const { value } = useResource(members);
  const lists = useResource(permissions);
  useEffect(() => members.load(), [members]);
  useEffect(() => permissions.load(), [permissions]);
  const homeLink = (
    <HomeLink portal={portal} to={{ page: "team", id: null, query: {} }}>
      {copy.home}
    </HomeLink>
  );
  const member = value?.find(({ memberId }) => memberId === id);
  if (value && !member)
    return (
      <Page
        screenKey={`member ${id}`}
        heading={copy.gone.heading}
        lead={copy.gone.text}
        before={homeLink}
      />
    );
  if (value && member && (lists.value || lists.problem))
    return (
      <MemberEditor {...props} members={value} member={member} lists={listsOf(lists.value, copy)} />
    );
  return (
    <Page screenKey={`member ${id}`} heading={copy.heading} before={homeLink}>
      <ResourceView resource={members} failed={copy.failed} shape={["title", "control", "control"]}>
        {() => <Skeleton shape={["title", "control", "control"]} text={portalCopy.loading} />}
      </ResourceView>
    </Page>
  );
}

interface MemberEditorProps extends SectionProps {
  id: string;
  members: readonly TeamMember[];
  member: TeamMember;
  lists: PermissionLists;
}

function MemberEditor({ portal, project, route, id, members, member, lists }: MemberEditorProps) {
  const copy = useTexts(texts);
  const { product } = useEnvironment().config;
  const stepForm = useMemberForm(portal, member, !isTeamEditable(project, product.key));
  const row = rowsOf(members, lists, project, copy).find((candidate) => candidate.id === id);
  return (
    <StepFrame
      portal={portal}
      route={route}
      stepForm={stepForm}
      steps={stepsOf(member, copy)}
      title={nameOf(member, copy)}
      home={{ route: { page: "team", id: null, query: {} }, label: copy.home }}
      labelOf={(field) =>
        Object.entries(copy.labels).find(([name]) => name === field)?.[1] ?? field
      }
    >
      {({ key }) =>
        key === "access" ? (
          <AccessFields
            form={stepForm.form}
            project={project}
            lists={lists}
            currentPermission={member.permission ?? ""}
            lockedReason={row?.isYou ? copy.ownPermission : (row?.lockedReason ?? null)}
          />
        ) : (
          <Person email={member.email ?? ""} />
        )
      }
    </StepFrame>
  );
}

/** The form of a member. The API has no call for one member, so it reads the whole team (A7.07). */
function useMemberForm(
  portal: PortalStore,
  member: TeamMember,
  isReadOnly: boolean,
): StepForm<MemberValues> {
  const { errors } = useTexts(texts);
  const schema = useMemo(() => memberSchema(errors), [errors]);
  const { client } = portal;
  const slug = portal.slug();
  const id = member.memberId;

  async function readMember(): Promise<Outcome<TeamMember>> {
    const outcome = await client().call(teamMembers, { path: { slug } });
    if (!outcome.ok) return outcome;
    const latest = outcome.value.teamMembers.find(({ memberId }) => memberId === id);
    return latest ? { ok: true, value: latest } : notFound;
  }

  function applyOutcome(outcome: Outcome<TeamMember>): Outcome<MemberValues> {
    if (!outcome.ok) return outcome;
    portal.resources.members.change((list) =>
      list.map((item) => (item.memberId === id ? outcome.value : item)),
    );
    return { ok: true, value: valuesOf(outcome.value) };
  }

  return useStepForm<MemberValues>({
    portal,
    name: `team/${id}`,
    base: valuesOf(member),
    schema,
    isReadOnly,
    readLatest: async () => applyOutcome(await readMember()),
    save: async (changed, all) =>
      applyOutcome(
        await client().call(updateTeamMember, {
          path: { slug, memberId: id },
          body: { team_members: fieldsOf(changed, all) },
        }),
      ),
  });
}

function stepsOf(
  { firstName, lastName, permission }: TeamMember,
  copy: typeof texts.messages,
): FormStep<MemberValues>[] {
  return [
    {
      key: "person",
      title: copy.steps.person,
      fields: stepFields.person,
      isComplete: Boolean(firstName && lastName),
    },
    {
      key: "access",
      title: copy.steps.access,
      lead: copy.leads.access,
      fields: stepFields.access,
      isComplete: Boolean(permission),
    },
  ];
}

function Person({ email }: { email: string }) {
  const copy = useTexts(texts);
  return (
    <>
      <div className="frame-pair">
        <TextInput
          name="first_name"
          label={copy.labels.first_name}
          maxLength={255}
          autoComplete="off"
        />
        <TextInput
          name="last_name"
          label={copy.labels.last_name}
          maxLength={255}
          autoComplete="off"
        />
      </div>
      <ReadOnlyValue label={copy.labels.email}>{email}</ReadOnlyValue>
      <p className="muted small">{copy.emailFixed}</p>
    </>
  );
}
