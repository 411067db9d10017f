import { createContext, use } from "react";
import type { Control, FieldValues } from "react-hook-form";

interface Frame {
  readonly control: Control<FieldValues>;
  readonly isReadOnly: boolean;
}

export const FrameContext = createContext<Frame | null>(null);

/** Returns the form around a field. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error("a field stands outside its StepFrame");
  return frame;
}
