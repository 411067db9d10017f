import { Controller } from "react-hook-form";
import { weekdays, type Weekday } from "../../../shared/time/weekly.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { CheckGroup } from "./CheckGroup.tsx";
import type { FieldsProps } from "./MenuFields.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Days and hours on the location's clock. */
export function ScheduleFields(props: FieldsProps) {
  return (
    <>
      <DayField {...props} />
      <HourFields {...props} />
    </>
  );
}

function DayField({ form, readOnly }: FieldsProps) {
  const copy = useTexts(texts);
  const { control, formState } = form;
  const { errors } = formState;
  return (
    <Controller
      control={control}
      name="days"
      render={({ field }) => (
        <CheckGroup legend={copy.days} error={errors.days?.message}>
          <div className="menu-days">
            {weekdays.map((day, index) => (
              <label key={day} className="menu-day">
                <input
                  ref={index === 0 ? field.ref : undefined}
                  className="label-cover"
                  type="checkbox"
                  aria-label={copy.day[day]}
                  aria-invalid={errors.days ? true : undefined}
                  checked={field.value.includes(day)}
                  disabled={readOnly}
                  onChange={(event) =>
                    field.onChange(withDay(field.value, day, event.currentTarget.checked))
                  }
                />
                <span aria-hidden="true">{copy.shortDay[day]}</span>
              </label>
            ))}
          </div>
          {!readOnly && field.value.length < weekdays.length && (
            <Button kind="quiet" onClick={() => field.onChange([...weekdays])}>
              {copy.everyDay}
            </Button>
          )}
        </CheckGroup>
      )}
    />
  );
}

function HourFields({ form, values, readOnly }: FieldsProps) {
  const copy = useTexts(texts);
  const { control, formState } = form;
  const { errors } = formState;
  const isOvernight = values.start !== "" && values.end !== "" && values.end < values.start;
  return (
    <CheckGroup legend={copy.hours}>
      {!values.isAllDay && (
        <div className="menu-hours">
          <Controller
            control={control}
            name="start"
            render={({ field }) => (
              <TextField
                {...field}
                type="time"
                label={copy.start}
                error={errors.start?.message}
                readOnly={readOnly}
              />
            )}
          />
          <Controller
            control={control}
            name="end"
            render={({ field }) => (
              <TextField
                {...field}
                type="time"
                label={copy.end}
                error={errors.end?.message}
                hint={isOvernight ? copy.overnight : undefined}
                readOnly={readOnly}
              />
            )}
          />
        </div>
      )}
      <Controller
        control={control}
        name="isAllDay"
        render={({ field }) => (
          <Checkbox
            label={copy.allDay}
            checked={field.value}
            onChange={field.onChange}
            disabled={readOnly}
          />
        )}
      />
    </CheckGroup>
  );
}

/** The days in the order of the week. */
function withDay(days: readonly Weekday[], changed: Weekday, isChosen: boolean): Weekday[] {
  return weekdays.filter((day) => (day === changed ? isChosen : days.includes(day)));
}
