import { useEffect, useMemo, useState, type FormEvent } from "react";
import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { SearchableSelect } from "../../../../shared/list/SearchableSelect.tsx";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { RadioCards } from "../../../../shared/ui/RadioCards.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { useResource } from "../../useResource.ts";
import type { PortalStore } from "../../storeType.ts";
import { texts } from "./texts.ts";
import { useConnectAccount } from "./useConnectAccount.ts";

/** Chooses the locations of a new account and opens the provider's page. */
export function ConnectForm({
  portal,
  project,
  isFirst,
}: {
  portal: PortalStore;
  project: PartnerProject;
  /** Whether no account is connected yet, so that connecting one is the next step. */
  isFirst: boolean;
}) {
  const copy = useTexts(texts);
  const words = copy.connect;
  const { isBusy, formError: error, connect } = useConnectAccount(portal);
  const [scope, setScope] = useState<"all" | "one">("all");
  const [location, setLocation] = useState("");
  const [isMissing, setMissing] = useState(false);
  const openLocations = useOpenLocations(portal, project);
  const options = useMemo(
    () =>
      locationOptions(
        openLocations.length ? openLocations : project.projectLocations,
        copy.assign.unnamed,
      ),
    [openLocations, project.projectLocations, copy],
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (scope === "all") return void connect({ all_locations: true });
    setMissing(!location);
    if (location) void connect({ location_id: location });
  }

  return (
    <form className="stack connect" noValidate aria-labelledby="connect-heading" onSubmit={submit}>
      <h3 id="connect-heading">{isFirst ? words.heading : words.another}</h3>
      <p className="muted">{openLocations.length ? words.lead : words.everyone}</p>
      <RadioCards
        legend={words.scope}
        value={scope}
        onChange={setScope}
        options={[
          {
            value: "all",
            label: words.all,
            detail: words.allDetail({ rows: openLocations.length }),
          },
          { value: "one", label: words.one },
        ]}
      />
      {scope === "one" && (
        <SearchableSelect
          label={words.location}
          searchLabel={copy.assign.search}
          resultText={(rows, all) => words.found({ rows, all })}
          value={location}
          placeholder={words.choose}
          options={options}
          error={isMissing && !location ? words.required : undefined}
          onChange={setLocation}
        />
      )}
      {error && <Alert>{error}</Alert>}
      <div>
        <Button
          type="submit"
          kind={isFirst ? "primary" : "secondary"}
          busy={isBusy}
          busyText={words.busy}
        >
          {words.button}
        </Button>
      </div>
    </form>
  );
}

/**
 * The locations without an account. Until they have loaded, and if that fails, all locations of the
 * project.
 */
function useOpenLocations(
  portal: PortalStore,
  { projectLocations }: PartnerProject,
): readonly PartnerLocation[] {
  const { disconnected } = portal.resources;
  const { value } = useResource(disconnected);
  useEffect(() => void disconnected.reload(), [disconnected]);
  return useMemo(
    () =>
      value ??
      projectLocations.filter(({ partnerStripeAccountId }) => partnerStripeAccountId === null),
    [value, projectLocations],
  );
}

function locationOptions(locations: readonly PartnerLocation[], unnamed: string) {
  return locations.map(({ id, name, city }) => ({
    value: id,
    label: [name?.trim() || unnamed, city].filter(Boolean).join(", "),
  }));
}
