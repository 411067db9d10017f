import { useSheet } from "../widget/useSheet.ts";
import { Button } from "./Button.tsx";
import css from "./Presets.css?inline";

interface PresetsProps {
  /** Names the group. */
  label: string;
  /** What each button says, by the value that it stands for. */
  presets: readonly { readonly value: string; readonly text: string }[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** Values that one press chooses, beside a field that takes any other; nothing without one. */
export function Presets({ label, presets, value, onChange, disabled }: PresetsProps) {
  useSheet(css);
  if (!presets.length) return null;
  return (
    <div className="presets" role="group" aria-label={label}>
      {presets.map(({ value: own, text }) => (
        <Button
          key={own}
          aria-pressed={own === value}
          disabled={disabled}
          onClick={() => onChange(own)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
