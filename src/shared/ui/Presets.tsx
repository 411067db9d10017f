import { useSheet } from "../widget/useSheet.ts";
import buttonCss from "./Button.css?inline";
import css from "./Presets.css?inline";

interface PresetsProps {
  /** Names the group. */
  label: string;
  /** The label of each button, by the value that it sets. */
  presets: readonly { readonly value: string; readonly text: string }[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/**
 * A row of buttons that fill in a value, beside a field that accepts any other value. Renders
 * nothing without presets. These are plain buttons, because they never wait, and because the first
 * screens of the calculators should not load the code of buttons that do.
 */
export function Presets({ label, presets, value, onChange, disabled }: PresetsProps) {
  useSheet(buttonCss, "ui");
  useSheet(css, "ui");
  if (!presets.length) return null;
  return (
    <div className="presets" role="group" aria-label={label}>
      {presets.map((preset) => (
        <button
          key={preset.value}
          type="button"
          className="button secondary"
          aria-pressed={preset.value === value}
          aria-disabled={disabled || undefined}
          onClick={() => disabled || onChange(preset.value)}
        >
          <span>{preset.text}</span>
        </button>
      ))}
    </div>
  );
}
