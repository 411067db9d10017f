import type { TeamMember } from "../../../../shared/contracts/partnerTeam.ts";
import { initials } from "../../../../shared/ui/initials.ts";
import { Skeleton } from "../../../../shared/ui/Skeleton.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { useLoadedResource } from "../../useResource.ts";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../storeType.ts";
import { texts as portalTexts } from "../../texts.ts";
import { texts } from "./texts.ts";

const maxMembers = 5;

/** The first members of the team. */
export function TeamStrip({ portal, isManaged }: { portal: PortalStore; isManaged: boolean }) {
  const copy = useTexts(texts);
  const portalCopy = useTexts(portalTexts);
  const { members } = portal.resources;
  const { value, problem } = useLoadedResource(members);
  return (
    <section className="card dash-block" aria-labelledby="dash-team">
      <h3 id="dash-team">{copy.team.heading}</h3>
      {value ? (
        <Members members={value} />
      ) : problem ? (
        <p className="muted small">{copy.team.failed}</p>
      ) : (
        <Skeleton shape={["line", "line"]} text={portalCopy.loading} />
      )}
      <PortalLink portal={portal} to={{ page: "team", id: null, query: {} }} className="dash-go">
        {isManaged ? copy.team.all : copy.team.look}
      </PortalLink>
    </section>
  );
}

function Members({ members }: { members: readonly TeamMember[] }) {
  const copy = useTexts(texts);
  return (
    <ul className="dash-team">
      {members.slice(0, maxMembers).map((member) => (
        <li key={member.memberId}>
          <span className="dash-face" aria-hidden="true" translate="no">
            {initials(nameOf(member))}
          </span>
          <span>
            <bdi>{nameOf(member)}</bdi>
            {member.status === "invited" && <span className="muted"> · {copy.team.invited}</span>}
          </span>
        </li>
      ))}
      {members.length > maxMembers && <li className="muted">+{members.length - maxMembers}</li>}
    </ul>
  );
}

function nameOf({ firstName, lastName, email }: TeamMember): string {
  return [firstName, lastName].filter(Boolean).join(" ") || (email ?? "");
}
