import { normalizeProps, useMachine } from "@zag-js/react";
import * as tabs from "@zag-js/tabs";
import { useEnvironment } from "../widget/environment.ts";
import { useSheet } from "../widget/useSheet.ts";
import type { TabItem } from "./Tabs.tsx";
import css from "./TabBar.css?inline";

export interface TabBarProps {
  label: string;
  items: readonly TabItem<string>[];
  value: string;
  onChange: (key: string) => void;
  tabIdOf: (key: string) => string;
  /** The id of the panel, which `Tabs` renders. */
  panelId: string;
}

/** A row of tabs; arrow keys select at once. Loaded on demand by `Tabs` because of its library. */
export function TabBar({ label, items, value, onChange, tabIdOf, panelId }: TabBarProps) {
  useSheet(css, "ui");
  const { shadow } = useEnvironment();
  const service = useMachine(tabs.machine, {
    id: panelId,
    ids: { trigger: tabIdOf, content: () => panelId },
    value,
    getRootNode: () => shadow,
    onValueChange: (details) => onChange(details.value),
  });
  const api = tabs.connect(service, normalizeProps);
  return (
    <div {...api.getListProps()} className="tab-list" aria-label={label}>
      {items.map((item) => (
        <button key={item.key} {...api.getTriggerProps({ value: item.key })} className="tab">
          {item.label}
        </button>
      ))}
    </div>
  );
}
