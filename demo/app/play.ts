import { configure } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import type { Example } from "../../src/shared/widget/examples.ts";
import { newGuest } from "./guest.ts";
import { loader } from "./loader.ts";

declare global {
  interface Window {
    /**
     * Converts a text of another language to the English text that plays look for. Tests in other
     * languages set it.
     */
    readAsEnglish?: (text: string) => string;
  }
}

/** Covers the slowest screen of an example, including a polled verification, on a slow machine. */
configure({ asyncUtilTimeout: 30_000 });

/**
 * Plays an example as a person would; `data-played` on the root element then says `done` or
 * `failed`.
 */
export async function play(host: HTMLElement, { play: playExample, key }: Example): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.played = "playing";
  try {
    await (await loader()).mount(host).ready;
    await playExample?.(newGuest(host, userEvent.setup({ delay: null }), window.readAsEnglish));
    dataset.played = "done";
  } catch (error) {
    console.error(`The play of "${key}" stopped:`, error);
    dataset.played = "failed";
  }
}
