import { Button } from "../ui/Button.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { useSheet } from "../widget/useSheet.ts";
import css from "./UploadProgress.css?inline";

export interface UploadProgressProps {
  /** The file's name. */
  name: string;
  onCancel: () => void;
}

/** A file on its way, and how to stop it. How much of it has left is not known: only XMLHttpRequest tells, which follows every redirect. */
export function UploadProgress({ name, onCancel }: UploadProgressProps) {
  useSheet(css);
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
