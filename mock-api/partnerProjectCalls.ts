import type { RequestHandler } from "msw";
import { brandTags, cmsProviders } from "../src/shared/contracts/partnerBrands.ts";
import {
  integrations,
  needHelp,
  projectBySlug,
  updateProject,
} from "../src/shared/contracts/partnerProject.ts";
import { answer } from "./answer.ts";
import type { Backend } from "./backend.ts";
import { asEditor, asMember, mayEdit, mayEditBrand, type Presence } from "./partnerAccess.ts";
import { brandTagList } from "./partnerProjects.ts";
import type { WireSection } from "./partnerState.ts";
import { partnerStore, projectsOf } from "./partnerStore.ts";
import { lost, refuse } from "./refusal.ts";
import { accountOf } from "./session.ts";

/** The project: reads, status, help, and lists that belong to no section. */
export function projectCalls(backend: Backend): RequestHandler[] {
  return [
    answer(brandTags, ({ token }) =>
      accountOf(backend, token) ? brandTagList : refuse(401, "Unauthorized"),
    ),
    answer(cmsProviders, ({ token }) =>
      accountOf(backend, token)
        ? {
            cms_providers: [
              "WordPress",
              "Squarespace",
              { value: "wix", label: "Wix" },
              "BentoBox",
              "Other",
            ],
          }
        : refuse(401, "Unauthorized"),
    ),
    answer(projectBySlug, (call) =>
      asMember(backend, call, (presence) => {
        const whole = wholeProject(backend, presence);
        if (call.query.connected_status !== "disconnected") return { project: whole };
        return {
          project: {
            ...whole,
            project_locations: whole.project_locations.filter(
              ({ partner_stripe_account_id: account }) => account === null,
            ),
          },
        };
      }),
    ),
    ...progressCalls(backend),
  ];
}

/** Integrations, submitting and asking for help. */
function progressCalls(backend: Backend): RequestHandler[] {
  return [
    answer(integrations, (call) =>
      asMember(backend, call, ({ project }) => ({
        integrations: project.locations.map(
          ({ id, pos_system, pos_complete, pos_incomplete_reason }) => ({
            location_id: id,
            pos_system,
            pos_complete,
            pos_incomplete_reason,
            status: pos_complete ? "connected" : "open",
          }),
        ),
      })),
    ),
    answer(updateProject, (call) =>
      asEditor(backend, call, null, (presence) => {
        const { project } = presence;
        const { status = project.status, submit_modal_displayed_at: shownAt } =
          call.body.project ?? {};
        if (
          status !== project.status &&
          presence.member.permission !== "admin" &&
          !presence.isStaff
        )
          return refuse(403, "Only an admin can submit.");
        if (shownAt) project.submit_modal_displayed_at = shownAt;
        if (status === "submitted" && project.status !== "submitted") {
          project.status = "submitted";
          project.editable = {
            locations: false,
            brands: false,
            finances: false,
            integrations: false,
          };
        }
        const state = backend.state(partnerStore);
        if (state.losesSubmit && status === "submitted") {
          state.losesSubmit = false;
          return lost;
        }
        return { project: wholeProject(backend, presence) };
      }),
    ),
    answer(needHelp, (call) =>
      asMember(backend, call, ({ project }) => {
        const { url = "", step = "", message = "" } = call.body;
        if (!message.trim()) return refuse(422, { errors: { message: ["can't be blank"] } });
        project.help.push({ url, step, message });
        return { ok: true };
      }),
    ),
  ];
}

function wholeProject(backend: Backend, presence: Presence) {
  const { project, member, isStaff } = presence;
  const {
    editable,
    contradicts,
    accounts,
    members: _members,
    images: _images,
    help: _help,
    locations,
    ...told
  } = project;
  return {
    ...told,
    project_id: project.id,
    project_locations: locations,
    finance: accounts.filter(({ is_connected }) => is_connected),
    all_brand_tags: brandTagList,
    locations_editable: editable.locations,
    brands_editable: editable.brands,
    finances_editable: mayEdit(presence, "finances"),
    integrations_editable: editable.integrations,
    sections_metadata: {
      locations: counts(
        presence,
        "locations",
        locations.map(({ id, partner_brand_id }) => ({ id, brand: partner_brand_id })),
      ),
      brands: counts(
        presence,
        "brands",
        project.brands.map(({ id }) => ({ id, brand: id })),
      ),
      finances: counts(
        presence,
        "finances",
        accounts.filter(({ is_connected }) => is_connected).map(({ id }) => ({ id, brand: null })),
      ),
      integrations: counts(
        presence,
        "integrations",
        project.brands.map(({ id }) => ({ id, brand: id })),
      ),
    },
    current_user: {
      email: member.email,
      is_dine_admin: isStaff,
      permission: member.permission,
      editable_permissions:
        isStaff || member.permission === "admin" ? ["admin", "editor", "viewer"] : [],
      editable_brand_ids: member.editable_brand_ids,
      available_projects: projectsOf(backend, member.email),
      subscriber_id: 7000 + member.member_id,
    },
    contradicts: undefined,
    ...(contradicts && { sections_metadata: contradiction(project.locations.length) }),
  };
}

function counts(
  presence: Presence,
  section: WireSection,
  rows: readonly { id: number; brand: number | null }[],
) {
  const editable = mayEdit(presence, section)
    ? rows.filter(({ brand }) => section === "finances" || mayEditBrand(presence, brand))
    : [];
  const isEmptyAndOpen = rows.length === 0 && mayEdit(presence, section);
  return {
    editable_count: editable.length,
    total_count: rows.length,
    preferred_navigation_id: (editable[0] ?? rows[0])?.id ?? null,
    all_editable: editable.length === rows.length && mayEdit(presence, section),
    none_editable: editable.length === 0 && !isEmptyAndOpen,
  };
}

/** Flags that allow editing with counts that forbid it. */
function contradiction(total: number) {
  const none = {
    editable_count: 0,
    total_count: total,
    preferred_navigation_id: null,
    all_editable: false,
    none_editable: true,
  };
  return { locations: none, brands: none, finances: none, integrations: none };
}
