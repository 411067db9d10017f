import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useSheet } from "../widget/useSheet.ts";
import { RadioCards } from "./RadioCards.tsx";
import css from "./Tabs.css?inline";

export interface TabItem<K extends string> {
  readonly key: K;
  readonly label: ReactNode;
}

export interface TabsProps<K extends string> {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem<K>[];
  value: K;
  onChange: (key: K) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

type Bar = ComponentType<TabsProps<string>> | "coming" | "absent";

/** Tabs above one panel. Until their code is there the row stays empty; where it cannot be had, radio buttons choose. */
export function Tabs<K extends string>(props: TabsProps<K>) {
  useSheet(css, "kit");
  const [bar, setBar] = useState<Bar>("coming");
  useEffect(() => {
    let isGone = false;
    const show = (now: Bar) => isGone || setBar(() => now);
    // SAFETY: the keys go in and come back through `value` and `onChange` unchanged.
    import("./TabBar.tsx").then(
      ({ TabBar }) => show(TabBar as Bar),
      () => show("absent"),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (typeof bar === "string") return <WithoutBar {...props} isAbsent={bar === "absent"} />;
  const TabBar = bar;
  // SAFETY: as above.
  return <TabBar {...(props as unknown as TabsProps<string>)} />;
}

function WithoutBar<K extends string>({
  label,
  items,
  value,
  onChange,
  children,
  isAbsent,
}: TabsProps<K> & { isAbsent: boolean }) {
  const options = items.map(({ key, label: words }) => ({ value: key, label: words }));
  return (
    <div className="tabs-later">
      {isAbsent ? (
        <RadioCards legend={label} value={value} onChange={onChange} options={options} />
      ) : (
        <div className="tab-space" />
      )}
      {children}
    </div>
  );
}
