import { type ComponentType, type ReactNode, useId } from "react";
import { useSheet } from "../widget/useSheet.ts";
import { RadioCards } from "./RadioCards.tsx";
import type { TabBarProps } from "./TabBar.tsx";
import css from "./Tabs.css?inline";
import { useLoaded } from "./useLoaded.ts";

export interface TabItem<K extends string> {
  readonly key: K;
  readonly label: ReactNode;
}

interface TabsProps<K extends string> {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem<K>[];
  value: K;
  onChange: (key: K) => void;
  /** The content of the panel under the selected tab. */
  children: ReactNode;
}

type Bar = ComponentType<TabBarProps> | "loading" | "failed";

const fetchTabBar = async () => (await import("./TabBar.tsx")).TabBar;

/**
 * Tabs above one panel. The row of tabs loads later and leaves the panel mounted; its space is
 * reserved. If it fails to load, radio buttons choose.
 */
export function Tabs<K extends string>({ label, items, value, onChange, children }: TabsProps<K>) {
  useSheet(css, "ui");
  const id = useId();
  const [bar] = useLoaded(fetchTabBar);
  // SAFETY: the keys are returned unchanged.
  const choose = (key: string) => onChange(key as K);
  const tabIdOf = (key: string) => `${id}-tab-${key}`;
  const panelId = `${id}-panel`;
  const panelProps = { id: panelId, role: "tabpanel", "aria-labelledby": tabIdOf(value) };
  return (
    <div className="tabs">
      <BarSlot bar={bar} {...{ label, items, value, tabIdOf, panelId }} onChange={choose} />
      <div className="tab-panel" {...(typeof bar !== "string" && panelProps)}>
        {children}
      </div>
    </div>
  );
}

function BarSlot({ bar: Bar, ...props }: TabBarProps & { bar: Bar }) {
  if (Bar === "loading") return <div className="tab-space" />;
  if (Bar !== "failed") return <Bar {...props} />;
  const { label, items, value, onChange } = props;
  const options = items.map((item) => ({ value: item.key, label: item.label }));
  return <RadioCards legend={label} value={value} onChange={onChange} options={options} />;
}
