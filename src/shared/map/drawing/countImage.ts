import { hostDocument } from "../../host/hostDocument.ts";

const ratio = 2;
const heightPx = 18;

/** The number on a cluster, as a picture: maps without fonts, and of hosts with unknown ones, have no other way to write it. */
export function countImage(
  text: string,
  color: string,
): { image: ImageData; ratio: number } | null {
  const canvas = hostDocument.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return null;
  const font = `600 ${13 * ratio}px system-ui, sans-serif`;
  context.font = font;
  canvas.width = Math.max(ratio, Math.ceil(context.measureText(text).width) + 2 * ratio);
  canvas.height = heightPx * ratio;
  // Setting the size has reset everything.
  Object.assign(context, { font, fillStyle: color, textAlign: "center", textBaseline: "middle" });
  context.fillText(text, canvas.width / 2, canvas.height / 2);
  return { image: context.getImageData(0, 0, canvas.width, canvas.height), ratio };
}
