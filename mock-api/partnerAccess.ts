import type { Backend } from "./backend.ts";
import type { WireMember, WireProject, WireSection } from "./partnerState.ts";
import { partnerStore, staffEmail } from "./partnerStore.ts";
import { Answer, refuse } from "./refusal.ts";
import { accountOf } from "./session.ts";

/** The requesting account and its project. */
export interface Presence {
  readonly project: WireProject;
  readonly member: WireMember;
  readonly isStaff: boolean;
}

type Asked = { readonly token: string | null; readonly path: { readonly slug: string } };

/**
 * Answers a member's request; otherwise 401 without a session, 404 for another account's project.
 */
export function asMember(
  backend: Backend,
  { token, path }: Asked,
  run: (presence: Presence) => unknown,
): unknown {
  const state = backend.state(partnerStore);
  const account = accountOf(backend, token);
  if (!account) return refuse(401, "Unauthorized");
  const project = state.projects.find(({ slug }) => slug === path.slug);
  const isStaff = account.email === staffEmail;
  const member =
    project?.members.find(({ email }) => email === account.email) ??
    (isStaff && project ? staffOf(project) : undefined);
  if (!project || !member) return refuse(404, "Not found");
  member.status = "active";
  return run({ project, member, isStaff });
}

/**
 * Answers a member's write to a section as `asMember` does, and with 403 if the member must not edit
 * the section or this part of it. Some scenarios answer one write with 401 or 409.
 */
export function asEditor(
  backend: Backend,
  call: Asked,
  section: WireSection | null,
  run: (presence: Presence) => unknown,
): unknown {
  return asMember(backend, call, (presence) => {
    const state = backend.state(partnerStore);
    if (state.sessionEndsAt > 0 && --state.sessionEndsAt === 0) return refuse(401, "Unauthorized");
    if (state.failingWrites > 0) {
      state.failingWrites -= 1;
      return state.failsWith === 0
        ? new Answer(0, null)
        : refuse(
            state.failsWith,
            state.failsWith === 403
              ? "You may not do that."
              : { errors: { base: ["This could not be saved."] } },
          );
    }
    if (section && !mayEdit(presence, section)) return refuse(403, "You may not edit this.");
    return run(presence);
  });
}

function staffOf({ id, slug }: WireProject): WireMember {
  return {
    member_id: 1,
    slug,
    partner_project_id: id,
    email: staffEmail,
    first_name: "Stella",
    last_name: "Staff",
    permission: "viewer",
    additional_permissions: [],
    editable_brand_ids: null,
    status: "active",
  };
}

export function mayEdit({ project, member, isStaff }: Presence, section: WireSection): boolean {
  if (!project.editable[section]) return false;
  if (isStaff || member.permission === "admin") return true;
  if (member.permission === "viewer") return false;
  return section === "finances" ? member.additional_permissions.includes("finances") : true;
}

export function mayEditBrand(presence: Presence, brandId: number | null): boolean {
  const { member, isStaff } = presence;
  if (isStaff || member.permission === "admin") return true;
  return (
    member.permission !== "viewer" &&
    (member.editable_brand_ids === null ||
      (brandId !== null && member.editable_brand_ids.includes(brandId)))
  );
}
