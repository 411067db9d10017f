import { useStore } from "zustand";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { FileChooser } from "../../../shared/upload/FileChooser.tsx";
import { UploadProgress } from "../../../shared/upload/UploadProgress.tsx";
import { idlePhoto, type Photo } from "../photo.ts";
import { accept, choosePhoto, sendPhoto } from "../sendPhoto.ts";
import type { ProfileStore } from "../store.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface PhotoDialogProps {
  store: ProfileStore;
  onClose: () => void;
}

/** Chooses, previews and saves a photo; an upload can be canceled. */
export function PhotoDialog({ store, onClose }: PhotoDialogProps) {
  const copy = useTexts(texts);
  const { current: photo } = useStore(store.photo);
  const { photo: words } = copy;

  function close(): void {
    if (photo.kind === "sending") photo.stop();
    store.photo.setState({ current: idlePhoto });
    onClose();
  }

  return (
    <Dialog
      open
      title={words.title}
      onClose={close}
      closeLabel={photo.kind === "updated" ? undefined : null}
      actions={<Actions photo={photo} store={store} onCancel={close} />}
    >
      <div className="photo-dialog">
        {(photo.kind === "chosen" || photo.kind === "sending") && photo.preview && (
          <img className="photo-preview" src={photo.preview} alt={words.preview} />
        )}
        {photo.kind === "sending" ? (
          <UploadProgress name={photo.file.name} percent={photo.percent} onCancel={photo.stop} />
        ) : photo.kind === "updated" ? (
          <Alert kind="positive">{words.updated}</Alert>
        ) : (
          <FileChooser
            label={photo.kind === "chosen" ? words.other : words.choose}
            hint={photo.kind === "checking" ? words.checking : words.hint}
            error={photo.kind === "idle" ? photo.formError : undefined}
            accept={accept}
            disabled={photo.kind === "checking"}
            onChoose={([file]) => file && void choosePhoto(store, file)}
          />
        )}
        {photo.kind === "chosen" && photo.formError && <Alert>{photo.formError}</Alert>}
      </div>
    </Dialog>
  );
}

function Actions({
  photo,
  store,
  onCancel,
}: {
  photo: Photo;
  store: ProfileStore;
  onCancel: () => void;
}) {
  const copy = useTexts(texts);
  if (photo.kind === "updated") return null;
  const isReady = photo.kind === "chosen" || photo.kind === "sending";
  return (
    <>
      <Button onClick={onCancel}>{copy.photo.cancel}</Button>
      {isReady && (
        <Button
          kind="primary"
          busy={photo.kind === "sending"}
          busyText={copy.photo.saving}
          onClick={() => void sendPhoto(store)}
        >
          {copy.photo.save}
        </Button>
      )}
    </>
  );
}
