import { useLayoutEffect, useRef } from "react";
import { mountWidget } from "../host/mountWidget.ts";
import { fromJson, toJson } from "../api/json.ts";
import { useEnvironment } from "../widget/environment.ts";
import { LightSlot } from "./LightSlot.tsx";

interface Props {
  /** The name as a host page would write it into `data-widget`. */
  readonly name: string;
  readonly options: object;
  /** The surrounding widget's router, if the embedded widget may use the address. */
  readonly router?: "browser" | "hash" | "memory" | undefined;
}

/**
 * Another widget inside this one, by its public name. The loader loads its code, so this widget's
 * chunk does not contain it. It has the look of its surroundings, and its events bubble through
 * this widget's element.
 */
export function EmbeddedWidget({ name, options, router }: Props) {
  const around = useEnvironment();
  const element = useRef<HTMLDivElement>(null);
  const json = toJson(options);
  // Attributes must not contain API data, which these options may contain.
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
