import { useEffect, useRef, useState } from "react";

const particles = 250;
const lastsMs = 3000;

interface ConfettiProps {
  /** Called when the confetti starts to fall. */
  onStart: () => void;
}

/**
 * 250 particles for three seconds (C9.14, C9.15), in the colors of the brand. Drawn without a
 * worker, which a host's policy would refuse.
 */
export function Confetti({ onStart }: ConfettiProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    onStart();
    const canvas = ref.current;
    const context = canvas?.getContext("2d");
    return canvas && context ? fall(canvas, context, () => setOver(true)) : undefined;
  }, [onStart]);
  return isOver ? null : (
    <canvas
      ref={ref}
      className="redemption-confetti"
      aria-hidden="true"
      data-particles={particles}
    />
  );
}

/** Draws until it is over or stopped. Returns a function that stops it. */
function fall(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  onOver: () => void,
): () => void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = globalThis.devicePixelRatio || 1;
  canvas.width = width * scale;
  canvas.height = height * scale;
  context.scale(scale, scale);
  const colors = colorsOf(canvas);
  const pieces = [...Array(particles).keys()].map((index) =>
    piece(colors[index % colors.length] ?? ""),
  );
  const start = performance.now();
  let frame = requestAnimationFrame(draw);

  function draw(now: number): void {
    const passed = (now - start) / lastsMs;
    context.clearRect(0, 0, width, height);
    if (passed >= 1) return onOver();
    context.globalAlpha = Math.min(1, (1 - passed) * 3);
    for (const { x, from, speed, drift, turn, color } of pieces) {
      context.save();
      context.translate(
        (x + drift * passed) * width,
        (from + speed * passed * (1 + passed)) * height,
      );
      context.rotate(turn * passed);
      context.fillStyle = color;
      context.fillRect(-3, -5, 6, 10);
      context.restore();
    }
    frame = requestAnimationFrame(draw);
  }

  return () => cancelAnimationFrame(frame);
}

function piece(color: string) {
  return {
    x: Math.random(),
    from: -0.5 * Math.random(),
    speed: 0.4 + 0.5 * Math.random(),
    drift: 0.3 * (Math.random() - 0.5),
    turn: 20 * (Math.random() - 0.5),
    color,
  };
}

/** The computed values of the brand's tokens. */
function colorsOf(canvas: HTMLCanvasElement): string[] {
  const style = getComputedStyle(canvas);
  const { color, outlineColor, borderTopColor, textDecorationColor } = style;
  return [color, outlineColor, borderTopColor, textDecorationColor];
}
