import { configure } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import type { Example } from "../../src/shared/widget/examples.ts";
import { newGuest } from "../../test/support/guest.ts";
import { loader } from "./loader.ts";

/** As long as the slowest screen of an example takes, a polled verification included. */
configure({ asyncUtilTimeout: 10_000 });

/** Walks an example the way a person would; the page then says `done` or `failed` in `data-played` of its root. */
export async function play(host: HTMLElement, { play: walk, key }: Example): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.played = "playing";
  try {
    await (await loader()).mount(host).ready;
    await walk?.(newGuest(host, userEvent.setup({ delay: null })));
    dataset.played = "done";
  } catch (error) {
    console.error(`The play of "${key}" stopped:`, error);
    dataset.played = "failed";
  }
}
