import { useLayoutEffect, useRef } from "react";
import { mountWidget } from "../host/mountWidget.ts";
import { fromJson, toJson } from "../api/json.ts";
import { useEnvironment } from "../widget/environment.ts";
import { LightSlot } from "./LightSlot.tsx";

interface Props {
  /** As a host page would write it into `data-widget`. */
  readonly name: string;
  readonly options: object;
  /** The surrounding widget's router, unless the address is none of the embedded one's business. */
  readonly router?: "browser" | "hash" | "memory" | undefined;
}

/**
 * Another widget inside this one, by its public name: the loader fetches its code, which this widget's
 * chunk therefore does not carry. It looks like its surroundings, and its events bubble through this widget's element.
 */
export function EmbeddedWidget({ name, options, router }: Props) {
  const around = useEnvironment();
  const element = useRef<HTMLDivElement>(null);
  const json = toJson(options);
  // Attributes carry no answers of the API, which these options may hold.
  useLayoutEffect(() => {
    const given = fromJson(json);
    if (element.current && typeof given === "object" && given)
      mountWidget(element.current, name, given);
  }, [name, json]);
  return (
    <LightSlot name={name}>
      <div
        ref={element}
        data-widget={name}
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
