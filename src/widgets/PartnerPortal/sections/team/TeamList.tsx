import { useMemo, useState } from "react";
import type { TeamMember } from "../../../../shared/contracts/partnerTeam.ts";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { isTeamEditable } from "../../access.ts";
import { PlainRows } from "../../list/PlainRows.tsx";
import { SearchedList } from "../../list/SearchedList.tsx";
import { useLoadedResource } from "../../useResource.ts";
import type { SectionProps } from "../../storeType.ts";
import { Page } from "../../shell/Page.tsx";
import { ResourceView } from "../../shell/ResourceView.tsx";
import { MemberItem } from "./MemberItem.tsx";
import { passesStatus, rowsOf } from "./members.ts";
import { listsOf } from "./permissions.ts";
import { RemoveMember } from "./RemoveMember.tsx";
import css from "./Team.css?inline";
import { texts } from "./texts.ts";

interface RowsProps extends SectionProps {
  members: readonly TeamMember[];
  isEditable: boolean;
}

/** All members, with a search and a filter in the address (A2.06). */
export function TeamList(props: SectionProps) {
  const copy = useTexts(texts);
  useSheet(css);
  const { portal, project } = props;
  const { product } = useEnvironment().config;
  const isEditable = isTeamEditable(project, product.key);
  return (
    <Page screenKey="team" heading={copy.heading} lead={copy.lead}>
      {!isEditable && <Alert kind="info">{copy.readOnly}</Alert>}
      {isEditable && (
        <div className="team-head">
          <Button
            kind="primary"
            onClick={() => portal.navigation.open({ page: "team", id: "new", query: {} })}
          >
            {copy.invite}
          </Button>
        </div>
      )}
      <ResourceView
        resource={portal.resources.members}
        failed={copy.failed}
        shape={["control", "line", "line", "line"]}
      >
        {(members) =>
          members.length ? (
            <Rows {...props} members={members} isEditable={isEditable} />
          ) : (
            <p>{copy.none}</p>
          )
        }
      </ResourceView>
    </Page>
  );
}

function Rows({ portal, project, route, members, isEditable }: RowsProps) {
  const copy = useTexts(texts);
  const { permissions } = portal.resources;
  const { value: lists } = useLoadedResource(permissions);
  const [removing, setRemoving] = useState<{ readonly id: string; readonly name: string } | null>(
    null,
  );
  const rows = useMemo(
    () => rowsOf(members, listsOf(lists, copy), project, copy),
    [members, lists, project, copy],
  );
  return (
    <>
      <SearchedList portal={portal} route={route} rows={rows} words={copy} passes={passesStatus}>
        {(matching) => (
          <PlainRows
            label={copy.heading}
            rows={matching}
            rowPx={93}
            render={(row, tabIndex) => (
              <MemberItem
                portal={portal}
                row={row}
                tabIndex={tabIndex}
                isEditable={isEditable}
                onRemove={() => setRemoving(row)}
              />
            )}
          />
        )}
      </SearchedList>
      {removing && (
        <RemoveMember
          portal={portal}
          id={removing.id}
          name={removing.name}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}
