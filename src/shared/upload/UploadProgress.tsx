import { Button } from "../ui/Button.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import { texts } from "./texts.ts";
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
  const copy = useTexts(texts);
  return (
    <div className="upload-progress">
      <p role="status">
        <Spinner /> {copy.uploading({ name })}
      </p>
      <Button kind="quiet" onClick={onCancel} aria-label={copy.cancelNamed({ name })}>
        {copy.cancel}
      </Button>
    </div>
  );
}
