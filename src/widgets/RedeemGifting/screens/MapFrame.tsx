import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { isFrameBroken } from "../../../shared/host/frame.ts";
import { onFrameHeight } from "../../../shared/host/frameHeight.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The map's page in a frame as high as that page reports (MP4). */
export function MapFrame({ address }: { address: string }) {
  const copy = useTexts(texts);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [blockSize, setHeight] = useState<number>();
  const checkFrame = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    void isFrameBroken(currentTarget).then(setBroken);
  useEffect(() => {
    const controller = new AbortController();
    if (frame.current) onFrameHeight(frame.current, controller.signal, setHeight);
    return () => controller.abort();
  }, []);
  if (isBroken) return <p role="status">{copy.map.broken}</p>;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the host's own, which needs its origin for what it loads
    <iframe
      ref={frame}
      src={address}
      title={copy.map.frame}
      loading="lazy"
      referrerPolicy="strict-origin"
      style={{ blockSize }}
      onLoad={checkFrame}
    />
  );
}
