import { updateProfilePicture } from "../../shared/contracts/ambassadorStats.ts";
import { pageHref, reloadPage } from "../../shared/host/navigation.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { checkImage, type ImageLimits } from "../../shared/upload/checkImage.ts";
import { acceptOf, imageErrorText } from "../../shared/upload/imageErrorText.ts";
import { previewOf } from "../../shared/upload/preview.ts";
import { texts as uploadTexts } from "../../shared/upload/texts.ts";
import { uploadLimitMs } from "../../shared/upload/uploadLimit.ts";
import type { Photo } from "./photo.ts";
import type { ProfileStore } from "./store.ts";
import { texts } from "./texts.ts";

/** The limits of a photo (C5.21, AM4). */
const limits: ImageLimits = { kinds: ["jpeg", "png"], maxMegabytes: 5, maxMegapixels: 60 };

export const accept = acceptOf(limits.kinds);

const previewPx = 320;

type Store = Pick<ProfileStore, "photo" | "environment">;

/** Checks a chosen file without sending it. */
export async function choosePhoto({ photo, environment }: Store, file: File): Promise<void> {
  photo.setState({ current: { kind: "checking" } });
  clientOf(environment()).warmUp("uploads");
  const check = await checkImage(file, limits);
  if (photo.getState().current.kind !== "checking") return;
  if (!check.ok) {
    const formError = imageErrorText(check.error, environment().messagesOf(uploadTexts));
    return photo.setState({ current: { kind: "idle", formError } });
  }
  const preview = await previewOf(file, previewPx);
  if (photo.getState().current.kind === "checking")
    photo.setState({ current: { kind: "chosen", file, preview, formError: null } });
}

/**
 * Sends the chosen photo with the ambassador's token. On success the page reloads (C4.28); a
 * failure is reported and shown (AM4).
 */
export async function sendPhoto({ photo, environment }: Store): Promise<void> {
  const { current: chosen } = photo.getState();
  if (chosen.kind !== "chosen") return;
  const { file, preview } = chosen;
  const abort = new AbortController();
  const backToChosen = (formError: string | null): void =>
    photo.setState({ current: { kind: "chosen", file, preview, formError } });
  const onProgress = (percent: number): void => {
    if (abort.signal.aborted) return;
    photo.setState({
      current: { kind: "sending", file, preview, percent, stop: () => abort.abort() },
    });
  };
  onProgress(0);
  const { signal } = environment();
  const outcome = await clientOf(environment()).call(
    updateProfilePicture,
    { body: { profile_picture_upload: file } },
    { signal: AbortSignal.any([signal, abort.signal]), limitMs: uploadLimitMs, onProgress },
  );
  if (photo.getState().current.kind !== "sending") return;
  if (abort.signal.aborted) return backToChosen(null);
  if (outcome.ok) return updated({ photo, environment });
  environment().fail(
    "render",
    `AmbassadorUserProfile: the photo was not updated (${outcome.problem.kind})`,
  );
  if (outcome.problem.kind !== "signed-out")
    backToChosen(environment().messagesOf(texts).photo.failed);
}

function updated({ photo, environment }: Store): void {
  const updatedPhoto: Photo = { kind: "updated" };
  photo.setState({ current: updatedPhoto });
  environment().done("photo-updated");
  if (environment().emit("widget:navigate", { url: pageHref(), reason: "photo-updated" }, true))
    reloadPage();
}
