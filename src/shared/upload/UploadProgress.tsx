import { Button } from "../ui/Button.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { useSheet } from "../widget/useSheet.ts";
import css from "./UploadProgress.css?inline";

export interface UploadProgressProps {
  /** The file's name. */
  name: string;
  onCancel: () => void;
}

/**
 * A running upload with a cancel button. It shows no percentage: only XMLHttpRequest tells how much
 * has left, and it follows every redirect.
 */
export function UploadProgress({ name, onCancel }: UploadProgressProps) {
  useSheet(css, "shared");
  return (
    <div className="upload-progress">
      <p role="status">
        <Spinner /> Uploading {name}…
      </p>
      <Button kind="quiet" onClick={onCancel} aria-label={`Cancel upload of ${name}`}>
        Cancel
      </Button>
    </div>
  );
}
