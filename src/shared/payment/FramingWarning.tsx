import { isFramedByForeigner } from "../host/framing.ts";
import { pageHref } from "../host/navigation.ts";
import { Alert } from "../ui/Alert.tsx";
import { ExternalLink } from "../ui/ExternalLink.tsx";
import { useEnvironment } from "../widget/environment.ts";
import { useTexts } from "../widget/useTexts.ts";
import { framingTexts } from "./framingTexts.ts";

/**
 * Stands before every button that moves money: a page of a foreign origin that frames this one may have laid something over it
 * (fault C8). Nothing where the host's `allowFraming` names every origin around it, or its `behaviour.allowFraming` allows all.
 */
export function FramingWarning() {
  const copy = useTexts(framingTexts);
  const { config } = useEnvironment();
  if (config.behaviour["allowFraming"] === true || !isFramedByForeigner(config.allowFraming))
    return null;
  return (
    <Alert title={copy.title}>
      <p>{copy.text}</p>
      <ExternalLink href={pageHref()}>{copy.open}</ExternalLink>
    </Alert>
  );
}
