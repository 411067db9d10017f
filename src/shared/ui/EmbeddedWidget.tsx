import { toJson } from "../api/json.ts";
import { useEnvironment } from "../widget/environment.ts";
import { LightSlot } from "./LightSlot.tsx";

interface Props {
  /** As a host page would write it into `data-widget`. */
  readonly name: string;
  /** The options, as a host page would write them into `data-props`. */
  readonly options: object;
  /** The surrounding widget's router, unless the address is none of the embedded one's business. */
  readonly router?: "browser" | "hash" | "memory" | undefined;
}

/**
 * Another widget inside this one, by its public name: the loader finds it and fetches its code, which this widget's
 * chunk therefore does not carry. It looks like its surroundings, and its events bubble through this widget's element.
 */
export function EmbeddedWidget({ name, options, router }: Props) {
  const around = useEnvironment();
  return (
    <LightSlot name={name}>
      <div
        data-widget={name}
        data-load="eager"
        data-props={toJson(options)}
        data-theme={around.theme}
        data-lang={around.lang}
        data-country={around.country}
        data-brand={around.brand}
        data-base-path={around.basePath}
        data-router={router ?? around.router}
      />
    </LightSlot>
  );
}
