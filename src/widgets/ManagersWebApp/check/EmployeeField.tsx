import { useStore } from "zustand";
import type { Employee } from "../../../shared/contracts/managers.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import type { Workspace } from "../workspace/workspaceType.ts";
import { texts } from "../workspace/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * The employee who served. Asked only for a legacy POS with several employees (C5.16). PINs stay in
 * memory (X10).
 */
export function EmployeeField({ workspace }: { workspace: Workspace }) {
  const { entry: words, retry } = useTexts(texts);
  const { value: location } = useStore(workspace.location.store);
  const { kind, value: all } = useStore(workspace.staff.store);
  const { employee } = useStore(workspace.entry.store);
  if (location?.posType !== "legacy") return null;
  if (kind === "failed")
    return (
      <Alert actions={<Button onClick={() => void workspace.staff.reload()}>{retry}</Button>}>
        {words.employeesFailed}
      </Alert>
    );
  if (kind !== "ready") {
    return (
      <p className="muted" role="status">
        {words.loadingEmployees}
      </p>
    );
  }
  if (!all || all.length < 2) return null;
  return (
    <Select
      label={words.employee}
      value={employee === null ? "" : `${employee}`}
      onChange={(chosen) =>
        workspace.entry.keep({ employee: chosen === "" ? null : Number(chosen) })
      }
      placeholder={words.chooseEmployee}
      options={all.map((one, index) => ({
        value: `${index}`,
        label: nameOf(one) || words.employeeOf({ position: index + 1 }),
      }))}
    />
  );
}

function nameOf({ firstName, lastName }: Employee): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
