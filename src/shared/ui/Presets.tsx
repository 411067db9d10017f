import { useSheet } from "../widget/useSheet.ts";
import buttonCss from "./Button.css?inline";
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

/**
 * A row of buttons, each of which fills in a value, beside a field that takes any other. Renders nothing without presets. These are
 * plain buttons: they never wait, and the calculators' first screens go without the code of those that do.
 */
export function Presets({ label, presets, value, onChange, disabled }: PresetsProps) {
  useSheet(buttonCss, "kit");
  useSheet(css, "kit");
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
