import { normalizeProps, useMachine } from "@zag-js/react";
import * as tabs from "@zag-js/tabs";
import { useId } from "react";
import { useEnvironment } from "../widget/environment.ts";
import { useSheet } from "../widget/useSheet.ts";
import type { TabsProps } from "./Tabs.tsx";
import css from "./TabBar.css?inline";

/** A row of tabs above one panel; arrow keys choose at once. Loaded by `Tabs`, for its library's weight. */
export function TabBar<K extends string>({
  label,
  items,
  value,
  onChange,
  children,
}: TabsProps<K>) {
  useSheet(css, "kit");
  const { shadow } = useEnvironment();
  const service = useMachine(tabs.machine, {
    id: useId(),
    value,
    getRootNode: () => shadow,
    // SAFETY: the machine only knows the values of the triggers below, which are the items' keys.
    onValueChange: (details) => onChange(details.value as K),
  });
  const api = tabs.connect(service, normalizeProps);
  return (
    <div {...api.getRootProps()} className="tabs">
      <div {...api.getListProps()} className="tab-list" aria-label={label}>
        {items.map(({ key, label: words }) => (
          <button key={key} {...api.getTriggerProps({ value: key })} className="tab">
            {words}
          </button>
        ))}
      </div>
      <div {...api.getContentProps({ value })} className="tab-panel">
        {children}
      </div>
    </div>
  );
}
