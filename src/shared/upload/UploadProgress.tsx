import { Button } from "../ui/Button.tsx";
import { Progress } from "../ui/Progress.tsx";
import { useSheet } from "../widget/useSheet.ts";
import css from "./UploadProgress.css?inline";

export interface UploadProgressProps {
  /** The file's name. */
  name: string;
  /** 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** The progress of an upload, as text and as a bar, with a cancel button. */
export function UploadProgress({ name, share, onCancel }: UploadProgressProps) {
  useSheet(css);
  const percent = Math.floor(share * 100);
  return (
    <div className="upload-progress">
      <Progress
        label={percent < 100 ? `Uploading ${name}: ${percent}%` : `Finishing ${name}…`}
        value={percent}
        max={100}
      />
      <Button kind="quiet" onClick={onCancel} aria-label={`Cancel upload of ${name}`}>
        Cancel
      </Button>
    </div>
  );
}
