import { hostDocument } from "../../host/hostDocument.ts";

const pixelRatio = 2;
const heightPx = 18;

/**
 * A cluster's number as an image: the outline has no fonts, and a host's style may lack the one
 * that we need.
 */
export function countImage(
  text: string,
  color: string,
): { image: ImageData; pixelRatio: number } | null {
  const canvas = hostDocument.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return null;
  const font = `600 ${13 * pixelRatio}px system-ui, sans-serif`;
  context.font = font;
  canvas.width = Math.max(pixelRatio, Math.ceil(context.measureText(text).width) + 2 * pixelRatio);
  canvas.height = heightPx * pixelRatio;
  // Setting the canvas size has reset the context.
  Object.assign(context, { font, fillStyle: color, textAlign: "center", textBaseline: "middle" });
  context.fillText(text, canvas.width / 2, canvas.height / 2);
  return { image: context.getImageData(0, 0, canvas.width, canvas.height), pixelRatio: pixelRatio };
}
