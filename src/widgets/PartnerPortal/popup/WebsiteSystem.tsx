import { useController } from "react-hook-form";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { SelectInput } from "../form/fields.tsx";
import { useFrame } from "../form/frameContext.ts";
import { useLoadedResource } from "../useResource.ts";
import type { PortalStore } from "../storeType.ts";
import { texts as portalTexts } from "../texts.ts";
import { texts } from "./texts.ts";

const name = "cms_provider";

interface WebsiteSystemProps {
  portal: PortalStore;
  label: string;
  placeholder: string;
}

/** The system that the website uses. Not shown if the server lists none and none is chosen. */
export function WebsiteSystem({ portal, label, placeholder }: WebsiteSystemProps) {
  const copy = useTexts(texts);
  const portalCopy = useTexts(portalTexts);
  const { control } = useFrame();
  const { field } = useController({ control, name });
  const { cmsProviders } = portal.resources;
  const { value, problem } = useLoadedResource(cmsProviders);
  if (value && !value.length && !field.value) return null;
  return (
    <>
      <SelectInput
        name={name}
        label={label}
        optional
        options={value ?? []}
        placeholder={placeholder}
      />
      {problem && (
        <Alert
          kind="info"
          actions={<Button onClick={() => void cmsProviders.reload()}>{portalCopy.again}</Button>}
        >
          {copy.systemsFailed}
        </Alert>
      )}
    </>
  );
}
