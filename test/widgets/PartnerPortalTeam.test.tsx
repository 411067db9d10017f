import { waitFor } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import { partnerStore } from "../../mock-api/partnerStore.ts";
import { backendFault, type MountedWidget } from "../support/mountWidget.ts";
import { backend } from "../support/server.ts";
import { callsTo, openPortal, signInTo } from "./portalSupport.ts";

const members = () => backend.state(partnerStore).projects[0]!.members;
const member = (email: string) => members().find((one) => one.email === email);

async function person({ guest }: MountedWidget, email = "nora@example.com"): Promise<void> {
  await guest.see("We’ll send the invitation to this email address.");
  await guest.fill("First name", "Nora");
  await guest.fill("Last name", "New");
  await guest.fill("Email", email);
  await guest.press("Save and continue");
  await guest.see("Choose what they can do.");
}

describe("the team", () => {
  it("the team lists the members with their permissions and brands [A7.07] [A7.08]", async () => {
    const { guest } = await openPortal("/team");
    await guest.see("4 members");
    await guest.see("Paula Partner");
    await guest.see("Editor · Only Casa Verde");
    for (const path of ["/team_members.json", "/permissions.json"])
      expect(callsTo(path, "GET")).toHaveLength(1);
  });

  it("the team opens a form with steps for each member [A2.06]", async () => {
    const { guest } = await openPortal("/team");
    await guest.press("Edit Ines Invited");
    await guest.see("Step 1 of 2");
  });

  it("the team is filtered by members who have not accepted yet", async () => {
    const { guest, screen } = await openPortal("/team");
    await guest.see("4 members");
    await guest.choose("Show", "Invited");
    await guest.see("1 of 4 members");
    expect(screen.queryByText("Paula Partner")).toBeNull();
    await guest.see("Ines Invited");
    expect(location.search).toContain("filter=invited");
  });

  it("the team may only be looked at by a viewer [P10]", async () => {
    const { guest, screen } = await openPortal("/team", { email: "viewer@example.com" });
    await guest.see("You have view-only access to the team.");
    await guest.see("4 members");
    expect(screen.queryByRole("button", { name: "Invite member" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });

  it("the team keeps yourself and its last admin [P13]", async () => {
    const { guest, screen } = await openPortal("/team");
    await guest.see("You can’t remove yourself.");
    const remove = screen.getByRole("button", { name: "Remove Paula Partner" });
    expect(remove.getAttribute("aria-disabled")).toBe("true");
    await guest.press("Remove Paula Partner");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("an invitation", () => {
  it("an invitation goes out once with who, what they may do and which brands [A6.04] [A7.18] [P11]", async () => {
    const portal = await openPortal("/team");
    const { guest } = portal;
    await guest.press("Invite member");
    await person(portal);
    await guest.tick(/^Editor/);
    await guest.tick(/^Only some brands/);
    await guest.press("Invite member");
    await guest.see("Choose at least one brand.");
    expect(callsTo("/team_members", "POST")).toHaveLength(0);
    await guest.tick("Casa Verde");
    await guest.tick("Manage payment accounts");
    await guest.press("Invite member");
    await guest.see("Invitation sent to Nora New.");
    await guest.see("5 members");
    expect(callsTo("/team_members", "POST")).toHaveLength(1);
    expect(callsTo("/team_members", "POST")[0]?.body).toEqual({
      team_members: {
        first_name: "Nora",
        last_name: "New",
        email: "nora@example.com",
        permission: "editor",
        additional_permissions: ["finances"],
        editable_brand_ids: ["12"],
        partner_project_id: "1",
      },
    });
    expect(member("nora@example.com")).toMatchObject({
      status: "invited",
      editable_brand_ids: [12],
    });
  });

  it("an invitation says what is wrong with a person before it asks on [P11]", async () => {
    const { guest, screen, shadow } = await openPortal("/team/new");
    await guest.see("We’ll send the invitation to this email address.");
    await guest.fill("Email", "nora");
    await guest.press("Save and continue");
    await guest.see("Invalid email");
    await guest.see("3 fields need your attention");
    expect(shadow.activeElement).toBe(screen.getByLabelText("First name"));
  });

  it("an invitation to a user who is on the team already is refused at the address", async () => {
    const portal = await openPortal("/team/new");
    await person(portal, "viewer@example.com");
    await portal.guest.tick(/^Viewer/);
    await portal.guest.press("Invite member");
    await portal.guest.see("Email is already on the team");
    expect(location.search).toContain("step=person");
    expect(portal.screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  });

  it("an invitation whose answer was lost is found on the team, and not sent twice (fault D3)", async () => {
    const portal = await openPortal("/team/new");
    await person(portal);
    await portal.guest.tick(/^Viewer/);
    backendFault("offline", { method: "POST", path: "/team_members", afterwards: true, times: 1 });
    await portal.guest.press("Invite member");
    await portal.guest.see("Invitation sent to Nora New.");
    expect(callsTo("/team_members", "POST")).toHaveLength(1);
  });

  it("an invitation is guarded while it is not sent, and survives the end of the session (fault C1)", async () => {
    const portal = await openPortal("/team/new");
    const { guest, screen } = portal;
    await person(portal);
    await guest.press("The team");
    await guest.see("Leave without saving?");
    await guest.press("Stay and finish");
    backendFault(401, { method: "POST", path: "/team_members", times: 1 });
    await guest.tick(/^Viewer/);
    await guest.press("Invite member");
    await guest.see("Partner sign in");
    await signInTo(portal);
    await guest.see("Choose what they can do.");
    await guest.press("Back");
    await waitFor(() =>
      expect(screen.getByLabelText("Email")).toHaveProperty("value", "nora@example.com"),
    );
  });

  it("an invitation offers the permissions that the server lists, as it lists them [A7.08] [P10]", async () => {
    const portal = await openPortal("/team/new", { backend: "partner-plain-permissions" });
    await person(portal);
    await portal.guest.see("Shift lead");
    expect(portal.screen.queryByText("Viewer")).toBeNull();
  });

  it("an invitation offers the usual permissions where the server lists none [P10]", async () => {
    backendFault(
      { body: { permissions: [], additional_permissions: [] } },
      { path: "/permissions.json" },
    );
    const portal = await openPortal("/team/new");
    await person(portal);
    await portal.guest.see("Can view everything but can’t make changes.");
  });

  it("an invitation can be sent again, once a minute [A6.05] [A7.18] [P12]", async () => {
    const { guest, screen } = await openPortal("/team");
    await guest.press("Resend invitation to Ines Invited");
    await guest.see("Invitation sent again.");
    expect(callsTo("/team_members.json", "POST").map(({ body }) => body)).toEqual([
      {
        team_members: { member_id: "9004", email: "invited@example.com", resend_invitation: true },
      },
    ]);
    const again = await waitFor(() =>
      screen.getByRole("button", {
        name: /^Resend in \d+ seconds: Resend invitation to Ines Invited/,
      }),
    );
    expect(again.getAttribute("aria-disabled")).toBe("true");
    await guest.press(/^Resend in/);
    expect(callsTo("/team_members.json", "POST")).toHaveLength(1);
  });
});

describe("a member", () => {
  it("a member is edited field by field, by the documented call [A6.06] [A7.19]", async () => {
    const { guest } = await openPortal("/team/9002?step=access");
    await guest.see("Which brands");
    await guest.tick(/^All brands/);
    await guest.press("Save and continue");
    await guest.see("4 members");
    expect(callsTo("/team_members/9002", "PUT").at(-1)?.body).toEqual({
      team_members: { editable_brand_ids: null },
    });
    expect(member("editor@example.com")).toMatchObject({
      editable_brand_ids: null,
      permission: "editor",
    });
  });

  it("a member is never left without brands by half a choice", async () => {
    const { guest } = await openPortal("/team/9002?step=access");
    await guest.see("Which brands");
    await guest.tick("Casa Verde");
    await guest.press("Save and continue");
    await guest.see("Choose at least one brand.");
    await vi.waitFor(() => expect(member("editor@example.com")?.editable_brand_ids).toEqual([12]));
    expect(callsTo("/team_members/9002", "PUT")).toHaveLength(0);
  });

  it("a member cannot change their own permission [P13]", async () => {
    const { guest, screen } = await openPortal("/team/9001?step=access");
    await guest.see("You can’t change your own permission.");
    expect(screen.getByRole("radio", { name: /^Viewer/ })).toHaveProperty("disabled", true);
  });

  it("a member is removed after a confirmation, and only then [A6.07] [A7.20] [P13]", async () => {
    const { guest } = await openPortal("/team");
    await guest.press("Remove Vera Viewer");
    await guest.see("Remove Vera Viewer?");
    await guest.press("Cancel");
    expect(callsTo("/team_members/9003", "DELETE")).toHaveLength(0);
    await guest.press("Remove Vera Viewer");
    await guest.press("Remove");
    await guest.see("3 members");
    expect(callsTo("/team_members/9003", "DELETE")).toHaveLength(1);
    expect(member("viewer@example.com")).toBeUndefined();
  });

  it("a member who is gone has a page that says so", async () => {
    const { guest } = await openPortal("/team/999");
    await guest.see("This member was removed");
  });
});
