import { hostDocument } from "../../shared/host/hostDocument.ts";
import { shareFile, type ShareFileResult } from "../../shared/host/shareFile.ts";

/** The size of the picture in pixels: 4:5, which messengers and feeds show in full. */
const width = 1080;
const height = 1350;
const margin = 90;

export interface InvitationPicture {
  /** What stands above the brand: who invites. */
  readonly invitation: string;
  readonly brand: string;
  /** What stands below the code: what to do with it. */
  readonly hint: string;
  /** The link, which the QR code in `place` contains too. */
  readonly url: string;
  readonly dir: "ltr" | "rtl";
}

/**
 * Draws an invitation with the QR code that `place` shows, in the colors and the font of its widget,
 * and shares or downloads it. Null if the browser cannot draw it or the code is missing.
 */
export async function sharePicture(
  place: Element,
  content: InvitationPicture,
): Promise<ShareFileResult | null> {
  const canvas = Object.assign(hostDocument.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  const code = codeIn(place);
  if (!context || !code) return null;
  draw(context, content, code, lookOf(place));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) return null;
  const file = new File([blob], fileName(content.brand), { type: blob.type });
  return shareFile(file, content.brand, content.url);
}

interface Code {
  readonly path: string;
  /** The width of the code in the units of its path. */
  readonly size: number;
}

/** The QR code on the screen, as the path of its dark squares. */
function codeIn(place: Element): Code | null {
  const svg = place.querySelector(".qr-frame svg");
  const path = [...(svg?.querySelectorAll("path") ?? [])].at(-1)?.getAttribute("d");
  const size = Number(svg?.getAttribute("viewBox")?.split(" ")[2]);
  return path && size > 0 ? { path, size } : null;
}

interface Look {
  readonly background: string;
  readonly ink: string;
  readonly font: string;
}

/** The brand's color, the ink on it and the font, as the browser resolves them. */
function lookOf(place: Element): Look {
  const probe = hostDocument.createElement("i");
  probe.style.background = "var(--_primary)";
  probe.style.color = "var(--_on-primary)";
  place.append(probe);
  const { backgroundColor, color, fontFamily } = getComputedStyle(probe);
  probe.remove();
  return { background: backgroundColor, ink: color, font: fontFamily };
}

function draw(
  context: CanvasRenderingContext2D,
  { invitation, brand, hint, url, dir }: InvitationPicture,
  { path, size }: Code,
  { background, ink, font }: Look,
): void {
  const room = width - 2 * margin;
  const write = (text: string, px: number, y: number, weight = 400): void => {
    context.font = `${weight} ${px}px ${font}`;
    context.fillText(text, width / 2, y, room);
  };
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  context.fillStyle = ink;
  context.direction = dir;
  context.textAlign = "center";
  context.textBaseline = "middle";
  write(invitation, 44, 130);

  const { lines, px } = fitted(context, brand, room, font);
  const middle = 315;
  for (const [index, line] of lines.entries())
    write(line, px, middle + (index - (lines.length - 1) / 2) * px * 1.1, 600);

  // Dark on white in every theme, because cameras read other colors less reliably.
  const [frame, codeSize, top] = [640, 540, 480];
  context.fillStyle = "#fff";
  context.beginPath();
  context.roundRect((width - frame) / 2, top, frame, frame, 48);
  context.fill();
  context.save();
  context.translate((width - codeSize) / 2, top + (frame - codeSize) / 2);
  context.scale(codeSize / size, codeSize / size);
  context.fillStyle = "#000";
  const squares = new Path2D(path);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(squares);
  context.restore();

  context.fillStyle = ink;
  write(hint, 38, top + frame + 75);
  context.direction = "ltr";
  write(shortened(context, addressText(url), room, `600 38px ${font}`), 38, top + frame + 135, 600);
}

/** The lines of a name, at most three, at the largest size at which they fit. */
function fitted(
  context: CanvasRenderingContext2D,
  text: string,
  room: number,
  font: string,
): { readonly lines: readonly string[]; readonly px: number } {
  for (const px of [112, 96, 80, 64]) {
    context.font = `600 ${px}px ${font}`;
    const lines = wrapped(context, text, room);
    if (lines.length <= (px > 80 ? 2 : 3) && lines.every((line) => isWithin(context, line, room)))
      return { lines, px };
  }
  return { lines: [shortened(context, text, room, `600 64px ${font}`)], px: 64 };
}

function wrapped(context: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && isWithin(context, longer, room)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function isWithin(context: CanvasRenderingContext2D, text: string, room: number): boolean {
  return context.measureText(text).width <= room;
}

function shortened(
  context: CanvasRenderingContext2D,
  text: string,
  room: number,
  font: string,
): string {
  context.font = font;
  const letters = [...text];
  while (letters.length > 1 && !isWithin(context, `${letters.join("")}…`, room)) letters.pop();
  return letters.length < [...text].length ? `${letters.join("")}…` : text;
}

/** A link as people write it: without the protocol and the parameters. */
function addressText(url: string): string {
  return url
    .replace(/^https?:\/\//, "")
    .split(/[?#]/, 1)
    .join("");
}

function fileName(brand: string): string {
  return `${brand.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "link"}.png`;
}
