import { weekdays } from "../../../../../shared/time/weekly.ts";
import { Checkbox } from "../../../../../shared/ui/Checkbox.tsx";
import { Select } from "../../../../../shared/ui/Select.tsx";
import { TextField } from "../../../../../shared/ui/TextField.tsx";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import { type BulkChoice, type ChoiceError, keep } from "./choice.ts";
import { texts } from "./texts.ts";

interface HoursFieldsProps {
  choice: BulkChoice;
  error: ChoiceError | null;
  onChange: (part: Partial<BulkChoice>) => void;
}

/** The hours of the menu: unchanged, always, or at certain times (U1). */
export function HoursFields({ choice, error, onChange }: HoursFieldsProps) {
  const copy = useTexts(texts);
  return (
    <>
      <Select
        label={copy.hours}
        hint={copy.hoursHint}
        value={choice.hours}
        placeholder={copy.keep}
        options={[
          { value: "always", label: copy.always },
          { value: "scheduled", label: copy.scheduled },
        ]}
        onChange={(hours) =>
          onChange({ hours: hours === "always" || hours === "scheduled" ? hours : keep })
        }
      />
      {choice.hours === "scheduled" && (
        <>
          <fieldset className="bulk-days">
            <legend>{copy.days}</legend>
            {weekdays.map((day) => (
              <Checkbox
                key={day}
                label={copy.dayNames[day]}
                checked={choice.days.includes(day)}
                onChange={(isOn) =>
                  onChange({
                    days: weekdays.filter((other) =>
                      other === day ? isOn : choice.days.includes(other),
                    ),
                  })
                }
              />
            ))}
            {error === "days" && (
              <p className="field-error" role="alert">
                {copy.errors.days}
              </p>
            )}
          </fieldset>
          <div className="frame-pair">
            <TextField
              type="time"
              label={copy.start}
              value={choice.start}
              error={error === "times" ? copy.errors.times : undefined}
              onChange={(start) => onChange({ start })}
            />
            <TextField
              type="time"
              label={copy.end}
              value={choice.end}
              onChange={(end) => onChange({ end })}
            />
          </div>
        </>
      )}
    </>
  );
}
