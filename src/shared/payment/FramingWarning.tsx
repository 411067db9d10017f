import { isFramedByForeigner } from "../host/framing.ts";
import { pageHref } from "../host/navigation.ts";
import { Alert } from "../ui/Alert.tsx";
import { ExternalLink } from "../ui/ExternalLink.tsx";
import { useEnvironment } from "../widget/environment.ts";
import { useTexts } from "../widget/useTexts.ts";
import { framingTexts } from "./framingTexts.ts";

/**
 * Warns above every button that moves money if a page of a foreign origin frames this one, because
 * that page may have put something over the button (fault C8). Shows nothing if the host's
 * `allowFraming` names every origin around it, or if `behaviour.allowFraming` allows all.
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
