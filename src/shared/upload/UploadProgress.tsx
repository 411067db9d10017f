import { Button } from "../ui/Button.tsx";
import { Progress } from "../ui/Progress.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import { texts } from "./texts.ts";
import css from "./UploadProgress.css?inline";

export interface UploadProgressProps {
  /** The file's name. */
  name: string;
  /** How much of the file has been sent, from 0 to 100. */
  percent: number;
  onCancel: () => void;
}

/** A running upload with its progress and a cancel button. */
export function UploadProgress({ name, percent, onCancel }: UploadProgressProps) {
  useSheet(css, "shared");
  const copy = useTexts(texts);
  return (
    <div className="upload-progress">
      {/* The percentage is not part of the status, because screen readers would announce it at every change. */}
      <p role="status">
        <Spinner /> {copy.uploading({ name })}
      </p>
      <Button kind="quiet" onClick={onCancel} aria-label={copy.cancelNamed({ name })}>
        {copy.cancel}
      </Button>
      <Progress label={copy.uploaded({ percent })} value={percent} max={100} />
    </div>
  );
}
