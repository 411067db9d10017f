import { useEffect, useRef, useState } from "react";
import type { Outcome } from "../../../../../shared/api/outcome.ts";
import type { BrandImage } from "../../../../../shared/contracts/partnerBrands.ts";
import { Alert } from "../../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../../shared/ui/Button.tsx";
import { Dialog } from "../../../../../shared/ui/Dialog.tsx";
import { Progress } from "../../../../../shared/ui/Progress.tsx";
import { Range } from "../../../../../shared/ui/Range.tsx";
import { Select, type SelectOption } from "../../../../../shared/ui/Select.tsx";
import { texts as uploadTexts } from "../../../../../shared/upload/texts.ts";
import { useSheet } from "../../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import { useProblemText } from "../../../problemText.ts";
import { imageUrl } from "../imageUrl.ts";
import css from "./Crop.css?inline";
import { cropImage } from "./cropImage.ts";
import { cropRect, type Crop, type Size } from "./cropRect.ts";
import { CropStage } from "./CropStage.tsx";
import { texts } from "./texts.ts";

const ratios: Readonly<Record<keyof (typeof texts.messages)["shapes"], number | null>> = {
  original: null,
  "16:9": 16 / 9,
  "3:2": 3 / 2,
  "1:1": 1,
  "4:5": 4 / 5,
};

export interface CropDialogProps {
  photo: BrandImage;
  /** The photo's position, counted from 1. */
  position: number;
  /** Uploads the cropped copy. */
  upload: (
    file: File,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ) => Promise<Outcome<BrandImage>>;
  onCropped: (image: BrandImage) => void;
  onClose: () => void;
}

/** Crops a photo around its focal point into a new photo; the original is never changed. */
export function CropDialog({ photo, position, upload, onCropped, onClose }: CropDialogProps) {
  const copy = useTexts(texts);
  const uploadCopy = useTexts(uploadTexts);
  useSheet(css);
  const [shape, setShape] = useState("original");
  const [crop, setCrop] = useState<Crop>({ ratio: null, zoom: 1, focus: { x: 0.5, y: 0.5 } });
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { isSaving, percent, error, save } = useCropUpload(upload, onCropped);
  const size = sizeOf(image);
  const rect = size && cropRect(size, crop);
  const isWhole = rect && size && rect.width === size.width && rect.height === size.height;
  const src = imageUrl(photo.url);

  function chooseShape(value: string): void {
    setShape(value);
    setCrop({ ...crop, ratio: ratioOf(value) });
  }

  const zoom = (factor: number): void => setCrop({ ...crop, zoom: factor });

  return (
    <Dialog
      open
      title={copy.title({ position })}
      onClose={() => isSaving || onClose()}
      closeLabel={null}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            kind="primary"
            busy={isSaving}
            busyText={copy.saving}
            disabled={!rect || isUnreadable || Boolean(isWhole)}
            onClick={() => image && rect && void save(image, rect)}
          >
            {copy.save}
          </Button>
        </>
      }
    >
      {src && !isUnreadable ? (
        <>
          <p className="muted">{copy.lead}</p>
          <CropStage
            src={src}
            size={size}
            rect={rect}
            focus={crop.focus}
            onFocusMoved={(focus) => isSaving || setCrop({ ...crop, focus })}
            onLoad={({ currentTarget }) => setImage(currentTarget)}
            onError={() => setUnreadable(true)}
          />
          <CropControls shape={shape} zoom={crop.zoom} onShape={chooseShape} onZoom={zoom} />
          {rect && (
            <p className="muted small">
              {copy.size({ width: Math.round(rect.width), height: Math.round(rect.height) })}.{" "}
              {rect.width < 1200 && `${copy.small} `}
              {copy.kept}
            </p>
          )}
        </>
      ) : (
        <Alert>{copy.unreadable}</Alert>
      )}
      {isSaving && <Progress label={uploadCopy.uploaded({ percent })} value={percent} max={100} />}
      {error && <Alert>{error}</Alert>}
    </Dialog>
  );
}

interface CropControlsProps {
  shape: string;
  /** The zoom. 1 shows as much of the photo as its shape allows. */
  zoom: number;
  onShape: (shape: string) => void;
  onZoom: (zoom: number) => void;
}

function CropControls({ shape, zoom, onShape, onZoom }: CropControlsProps) {
  const copy = useTexts(texts);
  return (
    <div className="crop-controls">
      <Select label={copy.shape} value={shape} options={shapeOptions(copy)} onChange={onShape} />
      <Range
        label={copy.zoom}
        min={100}
        max={400}
        step={5}
        value={Math.round(zoom * 100)}
        valueText={copy.zoomText({ percent: Math.round(zoom * 100) })}
        onChange={(value) => onZoom(value / 100)}
      />
    </div>
  );
}

/** Uploads the cropped copy. Closing the dialog cancels the upload. */
function useCropUpload(upload: CropDialogProps["upload"], onCropped: CropDialogProps["onCropped"]) {
  const copy = useTexts(texts);
  const problemText = useProblemText();
  const [isSaving, setSaving] = useState(false);
  const [percent, setPercent] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  async function save(image: HTMLImageElement, rect: ReturnType<typeof cropRect>): Promise<void> {
    if (isSaving) return;
    const { signal } = (ending.current = new AbortController());
    setSaving(true);
    setPercent(0);
    setError(null);
    const file = await cropImage(image, rect);
    const outcome = file && (await upload(file, signal, setPercent));
    if (signal.aborted) return;
    setSaving(false);
    if (!outcome) return setError(copy.unreadable);
    if (outcome.ok) onCropped(outcome.value);
    else setError(problemText(outcome.problem, copy.failed));
  }

  return { isSaving, percent, error, save };
}

function ratioOf(shape: string): number | null {
  return Object.entries(ratios).find(([name]) => name === shape)?.[1] ?? null;
}

function shapeOptions({ shapes }: Pick<typeof texts.messages, "shapes">): SelectOption[] {
  return Object.entries(shapes).map(([value, label]) => ({ value, label }));
}

function sizeOf(image: HTMLImageElement | null): Size | null {
  return image?.naturalWidth && image.naturalHeight
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : null;
}
