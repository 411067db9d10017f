import { describe, expect, it } from "vitest";
import { growth, superlinear } from "../../../test/support/growth.ts";
import * as z from "zod/mini";
import { brandTags, cmsProviders } from "../../shared/contracts/partnerBrands.ts";
import { stripeAccounts } from "../../shared/contracts/partnerFinances.ts";
import {
  partnerLocation,
  partnerLocationById,
  partnerLocations,
} from "../../shared/contracts/partnerLocations.ts";
import {
  integrations,
  partnerProject,
  projectBySlug,
  sectionKeys,
  type PartnerProject,
  type SectionKey,
} from "../../shared/contracts/partnerProject.ts";
import { teamMembers } from "../../shared/contracts/partnerTeam.ts";
import { chain, harborGroup, newProject, readyProject } from "../../../mock-api/partnerProjects.ts";
import type { WireProject } from "../../../mock-api/partnerState.ts";
import {
  isAdmin,
  isBrandEditable,
  isLocationEditable,
  isSectionEditable,
  isTeamEditable,
  isSubmitAllowed,
} from "./access.ts";
import { missingOf, readyToSubmit } from "./missing.ts";
import { createDrafts } from "./drafts.ts";
import { transition } from "./flow.ts";
import { markVisited } from "./form/stepsData.ts";
import { webAddress } from "./form/webAddress.ts";
import { posSystems } from "./posSystems.ts";
import { createRouter, parseRoute, routeText } from "./route.ts";
import { merged } from "./sections/finances/assignment.ts";
import { passesProgress } from "./list/progressFilter.ts";
import { filterRows } from "../../shared/list/search.ts";
import { rowsOf } from "./sections/locations/locationRows.ts";
import { fieldsOf, locationSchema, valuesOf } from "./sections/locations/values.ts";
import { withLineBreaks } from "./shell/helpMessage.ts";
import { submitTransition } from "./shell/submitFlow.ts";
import { texts as locationsTexts } from "./sections/locations/texts.ts";

function decoded(wire: WireProject, more: object = {}): PartnerProject {
  const { locations, accounts, editable, ...rest } = wire;
  const flags = Object.fromEntries(
    Object.entries(editable).map(([section, isEditable]) => [`${section}_editable`, isEditable]),
  );
  return z.parse(projectBySlug.output, {
    project: { ...rest, ...flags, project_locations: locations, finance: accounts, ...more },
  });
}

describe("a project", () => {
  it("a project starts as in_progress, and an unknown status passes [A4.01]", () => {
    expect(z.parse(partnerProject, { slug: "x" }).status).toBe("in_progress");
    expect(z.parse(partnerProject, { slug: "x", status: "waiting_for_legal" }).status).toBe(
      "waiting_for_legal",
    );
  });

  it("a project keeps whatever the server says of steps, unknown ones in their own spelling [P5]", () => {
    const steps_data = {
      details: { complete: true, visited_at: null },
      till_training: { done_by: "maya" },
    };
    const { locations } = z.parse(partnerLocations.output, { locations: [{ id: 1, steps_data }] });
    expect(locations[0]?.stepsData).toEqual(steps_data);
    expect(markVisited(locations[0]?.stepsData ?? {}, "details", 0)).toEqual({
      details: { complete: true, visited_at: "1970-01-01T00:00:00.000Z" },
      till_training: { done_by: "maya" },
    });
  });
});

describe("readyToSubmit [P7]", () => {
  it("readyToSubmit holds for a project whose locations, brands and finance are complete [A4.04] [A4.05] [A4.06]", () => {
    expect(readyToSubmit(decoded(readyProject()))).toBe(true);
    expect(readyToSubmit(decoded(newProject()))).toBe(false);
  });

  it.each([
    [
      "a location without its phone [A4.04]",
      (project: WireProject) => Object.assign(project.locations[1] ?? {}, { phone: " " }),
      "locations",
      "phone",
    ],
    [
      "a location whose till is neither done nor explained [A4.04]",
      (project: WireProject) => Object.assign(project.locations[0] ?? {}, { pos_complete: false }),
      "locations",
      "pos_complete",
    ],
    [
      "a location without an account [A4.06]",
      (project: WireProject) =>
        Object.assign(project.locations[0] ?? {}, { partner_stripe_account_id: null }),
      "locations",
      "partner_stripe_account_id",
    ],
    [
      "a brand without a logo [A4.05]",
      (project: WireProject) =>
        Object.assign(project.brands[0] ?? {}, { logo_dark_id: null, logo_light_id: null }),
      "brands",
      "logo_dark_id",
    ],
    [
      "a brand without a cuisine [A4.05]",
      (project: WireProject) => Object.assign(project.brands[0] ?? {}, { tag_ids: [21] }),
      "brands",
      "tag_ids",
    ],
    [
      "no account at all [A4.06]",
      (project: WireProject) => Object.assign(project, { accounts: [] }),
      "finances",
      "no_accounts",
    ],
    [
      "a brand whose pop-up is neither verified nor explained [A4.05]",
      (project: WireProject) => Object.assign(project.brands[0] ?? {}, { popup_complete: false }),
      "brands",
      "popup_complete",
    ],
    [
      "no brand at all [A4.05]",
      (project: WireProject) => Object.assign(project, { brands: [] }),
      "brands",
      "no_brands",
    ],
    [
      "no location at all [A4.04]",
      (project: WireProject) => Object.assign(project, { locations: [] }),
      "locations",
      "no_locations",
    ],
  ])("readyToSubmit fails for %s, and says where", (_, spoil, section, field) => {
    const wire = structuredClone(readyProject());
    spoil(wire);
    const tags = {
      all_brand_tags: {
        cuisine: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `${id}` })),
        mood: [],
        other: [],
      },
    };
    expect(missingOf(decoded(wire, tags))).toContainEqual(
      expect.objectContaining({ section, field }),
    );
  });

  it("readyToSubmit counts a POS or a pop-up that is explained as done [P7]", () => {
    const wire = structuredClone(readyProject());
    Object.assign(wire.locations[0] ?? {}, {
      pos_complete: false,
      pos_incomplete_reason: "New till in May",
    });
    Object.assign(wire.brands[0] ?? {}, {
      popup_complete: false,
      popup_incomplete_reason: "New website",
    });
    expect(readyToSubmit(decoded(wire))).toBe(true);
  });

  it("checks 10,000 locations in time that grows with their number", () => {
    const projectOf = (locations: number) => decoded(chain(locations));
    expect(missingOf(projectOf(10_000)).length).toBeGreaterThan(1_000);
    expect(growth(projectOf, 10_000, missingOf)).toBeLessThan(superlinear);
  });
});

describe("edit access", () => {
  const whole = decoded(harborGroup());
  const counts = (section: SectionKey, none: boolean, editable: number) => ({
    sections_metadata: {
      [section]: { editable_count: editable, total_count: 3, none_editable: none },
    },
  });
  const as = (user: object) => decoded(harborGroup(), { current_user: user });

  it.each(sectionKeys)(
    "edit access to the %s follows their own flag [A6.02] [A2.10]",
    (section) => {
      const without = decoded(harborGroup(), { [`${section}_editable`]: false });
      expect(sectionKeys.filter((key) => isSectionEditable(whole, key))).toEqual(sectionKeys);
      expect(sectionKeys.filter((key) => !isSectionEditable(without, key))).toEqual([section]);
    },
  );

  it.each(sectionKeys)(
    "edit access to the %s follows their counts, and where they contradict the flag nothing may be edited (fault K6) [A6.03]",
    (section) => {
      const isEditable = (none: boolean, editable: number) =>
        isSectionEditable(decoded(harborGroup(), counts(section, none, editable)), section);
      expect([isEditable(true, 3), isEditable(false, 0), isEditable(false, 2)]).toEqual([
        false,
        false,
        true,
      ]);
    },
  );

  it("edit access lets an editor into their own brands and these brands’ locations alone [A6.01] [P10]", () => {
    const project = as({ permission: "editor", editable_brand_ids: [12] });
    expect(["11", "12"].map((id) => isBrandEditable(project, id, "dine"))).toEqual([false, true]);
    expect(["11", "12", null].map((id) => isLocationEditable(project, id, "dine"))).toEqual([
      false,
      true,
      false,
    ]);
    expect([isSubmitAllowed(project, "dine"), isTeamEditable(project, "dine")]).toEqual([
      false,
      false,
    ]);
  });

  it("edit access is refused to malformed permissions: brand ids that are no list allow no brand", () => {
    expect(
      isBrandEditable(as({ permission: "editor", editable_brand_ids: "all" }), "11", "dine"),
    ).toBe(false);
  });

  it("edit access takes the admin flag of its own product alone [P10]", () => {
    const project = as({ permission: "viewer", is_my_dine_admin: true });
    expect(isAdmin(project.currentUser, "my_dine")).toBe(true);
    expect(isAdmin(project.currentUser, "dine")).toBe(false);
    expect(isBrandEditable(project, "11", "my_dine")).toBe(true);
  });
});

describe("routes [P2]", () => {
  it.each([
    "/",
    "/locations",
    "/locations/12?step=menu",
    "/brands/a%2Fb?step=about",
    "/team?q=x+y",
  ])("writes and reads %s", (text) => {
    expect(routeText(parseRoute(text))).toBe(text);
  });

  it.each([
    "//evil.example",
    "https://evil.example/",
    "/login",
    "/nowhere",
    "\\evil",
    "/locations/1/2",
    undefined,
  ])("reads %s as the dashboard or a place of its own", (text) => {
    expect(["dashboard", "locations"]).toContain(parseRoute(text).page);
    expect(routeText(parseRoute(text))).toMatch(/^\/(?!\/)/);
  });

  it("keeps the host's parameters in the query", () => {
    history.replaceState(null, "", "/portal/locations?utm_source=x&q=old");
    const route = createRouter({ router: "browser", basePath: "/portal" });
    expect(route.read()).toEqual({ page: "locations", id: null, query: { q: "old" } });
    route.go({ page: "brands", id: "3", query: { step: "about" } }, "push");
    expect(location.pathname + location.search).toBe("/portal/brands/3?utm_source=x&step=about");
  });
});

describe("a location's form", () => {
  const full = valuesOf(
    z.parse(partnerLocation, {
      id: 1,
      name: "A",
      addressLineOne: "B",
      city: "C",
      state: "TX",
      zipCode: "78701",
      phone: "(512) 555-0101",
      partnerBrandId: 1,
      posComplete: true,
    }),
  );
  const errorFields = (part: object) =>
    (
      locationSchema("US", locationsTexts.messages.errors).safeParse({ ...full, ...part }).error
        ?.issues ?? []
    ).map(({ path }) => path[0]);

  it.each([
    [{ name: " " }, "name"],
    [{ zip_code: "7870x" }, "zip_code"],
    [{ zip_code: "7870" }, "zip_code"],
    [{ phone: "12345" }, "phone"],
    [{ phone: "+1 737 555-014" }, "phone"],
    [{ menu_url: "not a link" }, "menu_url"],
    [{ menu_url: "javascript:alert(1)" }, "menu_url"],
    [{ partner_brand_id: "" }, "partner_brand_id"],
    [{ pos_complete: false }, "pos_incomplete_reason"],
  ])("a location's form complains of %o [P6]", (part, field) => {
    expect(errorFields({})).toEqual([]);
    expect(errorFields(part)).toEqual([field]);
  });

  it("a location's form sends reservation and priority phones as digits and the phone as typed [A5.34] [A5.35] [P26]", () => {
    expect(
      fieldsOf({
        phone: "(512) 555-0101",
        reservation_phone: "(512) 555-0102",
        priority_reservation_phone: "٥12 555 0103",
        menu_url: "example.com/menu",
        city: " ",
      }),
    ).toEqual({
      phone: "(512) 555-0101",
      reservation_phone: "5125550102",
      priority_reservation_phone: "5125550103",
      menu_url: "https://example.com/menu",
      city: null,
    });
  });

  it.each([
    ["example.com", "https://example.com"],
    ["http://a.b", "http://a.b"],
    ["data:text/html,x", null],
    ["https://u:p@a.b", null],
    ["//a.b/c", "https://a.b/c"],
    ["localhost", null],
    ["a b.c", null],
  ])("a location's form reads the address %s as %s [P6]", (text, address) => {
    expect(webAddress(text)).toBe(address);
  });
});

describe("POS systems", () => {
  it("the POS systems are those that the server lists, else the common ones [P20]", () => {
    const { posSystems: listed } = z.parse(integrations.output, {
      integrations: [],
      pos_systems: ["Tillster", { value: "oracle", label: "Oracle" }],
    });
    expect(posSystems(listed, "Other").map(({ label }) => label)).toEqual(["Tillster", "Oracle"]);
    for (const none of [undefined, []])
      expect(posSystems(none, "Other").map(({ value }) => value)).toEqual([
        "Toast",
        "Square",
        "Clover",
        "Aloha",
        "Micros",
        "Lightspeed",
        "Revel",
        "SpotOn",
        "Other",
      ]);
  });
});

describe("the contracts", () => {
  it("the contracts take each documented shape, names and choices also as plain words [P30]", () => {
    expect(
      z.parse(partnerLocationById.output, { location: { id: 7, name: "North" } }),
    ).toMatchObject({ id: "7", name: "North" });
    expect(
      z.parse(stripeAccounts.output, {
        partner_stripe_accounts: [
          {
            id: 5,
            name: "A",
            last_four: "6789",
            status: "active",
            requirements_due: ["x"],
            partner_location_ids: [7],
          },
        ],
      }).partnerStripeAccounts,
    ).toEqual([
      {
        id: "5",
        name: "A",
        lastFour: "6789",
        status: "active",
        requirementsDue: ["x"],
        partnerLocationIds: ["7"],
        lockVersion: null,
      },
    ]);
    expect(
      z.parse(brandTags.output, { cuisine: [{ id: 1, name: "Thai" }], mood: [], other: [] }),
    ).toMatchObject({ cuisine: [{ id: "1", name: "Thai" }], mood: [], other: [] });
    expect(
      z.parse(cmsProviders.output, { cms_providers: ["WordPress", { value: "wix", label: "Wix" }] })
        .cmsProviders,
    ).toEqual([
      { value: "WordPress", label: "WordPress" },
      { value: "wix", label: "Wix" },
    ]);
    expect(
      z.parse(integrations.output, {
        integrations: [
          {
            location_id: 7,
            pos_system: "Toast",
            status: "live",
            pos_complete: true,
            pos_incomplete_reason: null,
          },
        ],
      }).integrations,
    ).toMatchObject([{ locationId: "7", posSystem: "Toast", posComplete: true }]);
    expect(
      z.parse(teamMembers.output, {
        team_members: [{ member_id: 3, email: "a@b.example", status: "invited" }],
      }).teamMembers,
    ).toMatchObject([{ memberId: "3", email: "a@b.example", status: "invited" }]);
    expect(
      decoded(harborGroup(), {
        sections_metadata: { brands: { editable_count: 1, total_count: 2, none_editable: false } },
      }).sectionsMetadata?.brands,
    ).toMatchObject({ editableCount: 1, totalCount: 2, noneEditable: false });
  });
});

describe("lists", () => {
  const project = decoded(harborGroup(), { current_user: { permission: "admin" } });
  const rows = rowsOf(project.projectLocations, {
    project,
    accounts: project.finance,
    productKey: "dine",
    copy: locationsTexts.messages,
  });

  it("a list finds by every word, whatever its case and accents [A2.08] [P22]", () => {
    expect(filterRows(rows, "GRÏLL airport").map(({ id }) => id)).toEqual(["102"]);
    expect(filterRows(rows, "")).toHaveLength(3);
  });

  it("a list finds by brand, POS system and payment account, and names what each location lacks", () => {
    expect(filterRows(rows, "casa verde").map(({ id }) => id)).toEqual(["103"]);
    expect(filterRows(rows, "square").map(({ id }) => id)).toEqual(["102"]);
    expect(filterRows(rows, "6789").map(({ id }) => id)).toEqual(["101"]);
    expect(rows.map(({ missing }) => missing.map(({ field }) => field))).toEqual([
      [],
      ["phone", "pos_complete", "partner_stripe_account_id"],
      ["pos_complete", "partner_stripe_account_id"],
    ]);
  });

  it.each([
    ["complete", ["101"]],
    ["incomplete", ["102", "103"]],
    ["editable", ["101", "102", "103"]],
    ["all", ["101", "102", "103"]],
  ])("a list filters %s [A2.07] [P22]", (filter, ids) => {
    expect(filterRows(rows, "", (row) => passesProgress(row, filter)).map(({ id }) => id)).toEqual(
      ids,
    );
  });
});

describe("an assignment", () => {
  it.each([
    [["1"], ["1", "2"], ["1"], ["1", "2"]],
    [["1", "2"], ["1"], ["1", "2", "3"], ["1", "3"]],
    [["1"], ["2"], [], ["2"]],
    [[], [], ["9"], ["9"]],
  ])(
    "an assignment of %j to %j keeps what others did to it (%j): %j",
    (before, after, now, wanted) => {
      expect(merged({ before, after }, now)).toEqual(wanted);
    },
  );
});

describe("help messages", () => {
  it("a help message goes with line breaks for newlines, and harmless as markup (fault B3) [A5.33] [P25]", () => {
    expect(withLineBreaks('a <b>\r\nc & "d"\ne\r')).toBe(
      "a &lt;b&gt;<br>c &amp; &quot;d&quot;<br>e<br>",
    );
  });
});

describe("drafts", () => {
  it("drafts survive for their owner and are dropped for another user (fault C1)", () => {
    const drafts = createDrafts();
    drafts.claim("a@example.com");
    drafts.write("x", { city: "Waco" });
    drafts.claim("a@example.com");
    expect(createDrafts().read("x")).toEqual({ city: "Waco" });
    drafts.claim("b@example.com");
    expect(drafts.read("x")).toBeNull();
  });
});

describe("the flows", () => {
  it("the flows drop the project at the end of the session, and ignore later answers", () => {
    const ready = { kind: "ready", slug: "x", project: decoded(harborGroup()) } as const;
    const out = transition(ready, { type: "signedOut" });
    expect(out).toEqual({ kind: "signedOut" });
    expect(
      transition(out, { type: "projectAnswered", outcome: { ok: true, value: ready.project } }),
    ).toBe(out);
  });

  it("the flows submit once, look up a lost answer, and never call it failed (fault D3)", () => {
    const asking = { kind: "asking", problem: null } as const;
    const submitting = submitTransition(asking, { type: "confirmed" });
    expect(submitTransition(submitting, { type: "confirmed" })).toBe(submitting);
    const checking = submitTransition(submitting, {
      type: "answered",
      outcome: { ok: false, problem: { kind: "timed-out" } },
    });
    expect(checking.kind).toBe("checking");
    expect(submitTransition(checking, { type: "checked", status: null }).kind).toBe("unsure");
    expect(submitTransition(checking, { type: "checked", status: "submitted" }).kind).toBe(
      "submitted",
    );
  });
});
