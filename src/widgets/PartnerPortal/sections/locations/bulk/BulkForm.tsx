import type { PartnerProject } from "../../../../../shared/contracts/partnerProject.ts";
import { Select, type SelectOption } from "../../../../../shared/ui/Select.tsx";
import { TextField } from "../../../../../shared/ui/TextField.tsx";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import { posSystems } from "../../../posSystems.ts";
import { useLoadedResource } from "../../../useResource.ts";
import type { PortalStore } from "../../../storeType.ts";
import { type BulkChoice, type ChoiceError, keep, none } from "./choice.ts";
import { HoursFields } from "./HoursFields.tsx";
import { accountOptions, brandOptions } from "../nameOptions.ts";
import { texts as locationsTexts } from "../texts.ts";
import { texts } from "./texts.ts";

interface BulkFormProps {
  portal: PortalStore;
  project: PartnerProject;
  choice: BulkChoice;
  error: ChoiceError | null;
  onChange: (part: Partial<BulkChoice>) => void;
}

/** The fields that many locations can share. A field keeps its values until something is chosen. */
export function BulkForm({ portal, project, choice, error, onChange }: BulkFormProps) {
  const copy = useTexts(texts);
  const locationsCopy = useTexts(locationsTexts);
  const { value: integrations } = useLoadedResource(portal.resources.integrations);
  const { value: accounts } = useLoadedResource(portal.resources.accounts);
  const field = (label: string, value: string, options: readonly SelectOption[]) => ({
    label,
    value,
    options,
    placeholder: copy.keep,
  });
  return (
    <>
      <Select
        {...field(copy.brand, choice.brand, brandOptions(project))}
        onChange={(brand) => onChange({ brand })}
      />
      <Select
        {...field(
          copy.posSystem,
          choice.posSystem,
          posSystems(integrations?.posSystems, locationsCopy.otherPos),
        )}
        onChange={(posSystem) => onChange({ posSystem })}
      />
      <Select
        {...field(copy.posStatus, choice.posStatus, [
          { value: "connected", label: copy.posConnected },
          { value: "waiting", label: copy.posWaiting },
        ])}
        onChange={(status) =>
          onChange({ posStatus: status === "connected" || status === "waiting" ? status : keep })
        }
      />
      {choice.posStatus === "waiting" && (
        <TextField
          label={copy.posReason}
          value={choice.posReason}
          maxLength={255}
          error={error === "posReason" ? copy.errors.posReason : undefined}
          onChange={(posReason) => onChange({ posReason })}
        />
      )}
      <Select
        {...field(copy.account, choice.account, [
          ...accountOptions(accounts ?? project.finance, locationsCopy),
          { value: none, label: copy.noAccount },
        ])}
        onChange={(account) => onChange({ account })}
      />
      <HoursFields choice={choice} error={error} onChange={onChange} />
    </>
  );
}
