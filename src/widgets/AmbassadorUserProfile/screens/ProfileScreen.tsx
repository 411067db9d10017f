import type { Profile } from "../../../shared/contracts/ambassadorStats.ts";
import { safeHref } from "../../../shared/host/safeHref.ts";
import { BackLink } from "../../../shared/ui/BackLink.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import type { Figures } from "../flow.ts";
import type { ProfileStore } from "../store.ts";
import { FigureCards } from "./FigureCards.tsx";
import { FigureCharts } from "./FigureCharts.tsx";
import { BrandLinks } from "./BrandLinks.tsx";
import { nameOf, Person } from "./Person.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ProfileScreenProps {
  profile: Profile;
  figures: Figures;
  backHref: string;
  store: ProfileStore;
}

/** The profile with the links first, then four totals and two charts. */
export function ProfileScreen({ profile, figures, backHref, store }: ProfileScreenProps) {
  const copy = useTexts(texts);
  const stats = figures.kind === "loaded" ? figures.stats : null;
  return (
    <section className="profile">
      {safeHref(backHref) && <BackLink href={backHref}>{copy.back}</BackLink>}
      <Person profile={profile} store={store} />
      {figures.kind === "loading" && (
        <Skeleton shape={["line", "control", "picture"]} text={copy.loadingFigures} />
      )}
      {stats && stats.brandLinks.links.length > 0 && (
        <BrandLinks links={stats.brandLinks.links} from={nameOf(profile, copy.noName)} />
      )}
      <FigureCards figures={figures} onRetry={() => store.flow.send({ type: "retried" })} />
      {stats && <FigureCharts stats={stats} store={store} />}
    </section>
  );
}
