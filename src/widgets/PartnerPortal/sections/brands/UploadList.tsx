import { useStore } from "zustand";
import { UploadProgress } from "../../../../shared/upload/UploadProgress.tsx";
import { AlertIcon } from "../../../../shared/ui/Icon.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../../shared/ui/LiveRegion.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { texts } from "./texts.ts";
import type { Upload } from "./uploadItems.ts";
import type { Uploads } from "./uploads.ts";

/** The files being uploaded, and those that failed. */
export function UploadList({ uploads }: { uploads: Pick<Uploads, "store" | "cancel" | "retry"> }) {
  const { uploads: words } = useTexts(texts);
  const { items, announcement } = useStore(uploads.store);
  return (
    <>
      {items.length > 0 && (
        <ul className="upload-list" aria-label={words.list}>
          {items.map((item) => (
            <li key={item.key} className="upload-item">
              {item.preview ? (
                <img className="upload-preview" src={item.preview} alt="" />
              ) : (
                <span className="upload-preview" aria-hidden="true" />
              )}
              <UploadState
                item={item}
                onCancel={() => uploads.cancel(item.key)}
                onRetry={() => uploads.retry(item.key)}
              />
            </li>
          ))}
        </ul>
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}

function UploadState({
  item: { name, step, percent, errorText, canRetry },
  onCancel,
  onRetry,
}: {
  item: Upload;
  onCancel: () => void;
  onRetry: () => void;
}) {
  const { uploads: words } = useTexts(texts);
  if (step === "sending")
    return <UploadProgress name={name} percent={percent} onCancel={onCancel} />;
  if (step !== "failed") {
    return (
      <div className="upload-waiting">
        <p role="status">
          {step === "checking" ? words.checking({ name }) : words.waiting({ name })}
        </p>
        <Button kind="quiet" aria-label={words.cancel({ name })} onClick={onCancel}>
          {words.cancelShort}
        </Button>
      </div>
    );
  }
  return (
    <div className="upload-failed">
      <div role="alert">
        <p className="upload-name">{name}</p>
        <p className="upload-error">
          <AlertIcon size={18} />
          <span>{errorText}</span>
        </p>
      </div>
      <div className="photo-tools">
        {canRetry && (
          <Button aria-label={words.again({ name })} onClick={onRetry}>
            {words.tryAgain}
          </Button>
        )}
        <Button kind="quiet" aria-label={words.dismiss({ name })} onClick={onCancel}>
          {words.dismissShort}
        </Button>
      </div>
    </div>
  );
}
