import { updateProfilePicture } from "../../shared/contracts/ambassadorStats.ts";
import { pageHref, reloadPage } from "../../shared/host/navigation.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { checkImage, type ImageLimits } from "../../shared/upload/checkImage.ts";
import { acceptOf, complaintText } from "../../shared/upload/complaintText.ts";
import { previewOf } from "../../shared/upload/preview.ts";
import { copy } from "./copy.ts";
import type { Photo } from "./photo.ts";
import type { ProfileStore } from "./store.ts";

/** C5.21, AM4. */
const limits: ImageLimits = { kinds: ["jpeg", "png"], maxMegabytes: 5, maxMegapixels: 60 };

export const accept = acceptOf(limits.kinds);

const previewPx = 320;

type Store = Pick<ProfileStore, "photo" | "environment">;

/** Looks at a chosen file: fit to be sent, or a complaint; nothing has left. */
export async function choosePhoto({ photo }: Store, file: File): Promise<void> {
  photo.setState({ now: { kind: "checking" } });
  const check = await checkImage(file, limits);
  if (photo.getState().now.kind !== "checking") return;
  if (!check.ok)
    return photo.setState({ now: { kind: "idle", complaint: complaintText(check.complaint) } });
  const preview = await previewOf(file, previewPx);
  if (photo.getState().now.kind === "checking")
    photo.setState({ now: { kind: "chosen", file, preview, complaint: null } });
}

/** Sends the chosen photo with the ambassador's own token; on success the page reloads (C4.28), a failure is logged and said (AM4). */
export async function sendPhoto({ photo, environment }: Store): Promise<void> {
  const { now: chosen } = photo.getState();
  if (chosen.kind !== "chosen") return;
  const { file, preview } = chosen;
  const stopping = new AbortController();
  const back = (complaint: string | null): void =>
    photo.setState({ now: { kind: "chosen", file, preview, complaint } });
  photo.setState({
    now: { kind: "sending", file, preview, stop: () => stopping.abort() },
  });
  const { signal } = environment();
  const outcome = await clientOf(environment()).call(
    updateProfilePicture,
    { body: { profile_picture_upload: file } },
    { signal: AbortSignal.any([signal, stopping.signal]) },
  );
  if (photo.getState().now.kind !== "sending") return;
  if (stopping.signal.aborted) return back(null);
  if (outcome.ok) return updated({ photo, environment });
  environment().fail(
    "render",
    `AmbassadorUserProfile: the photo was not updated (${outcome.problem.kind})`,
  );
  if (outcome.problem.kind !== "signed-out") back(copy.photo.failed);
}

function updated({ photo, environment }: Store): void {
  const done: Photo = { kind: "updated" };
  photo.setState({ now: done });
  environment().done("photo-updated");
  if (environment().emit("widget:navigate", { url: pageHref(), reason: "photo-updated" }, true))
    reloadPage();
}
