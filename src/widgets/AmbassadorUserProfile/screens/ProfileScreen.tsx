import type { Profile } from "../../../shared/contracts/ambassadorStats.ts";
import { ChevronLeftIcon } from "../../../shared/ui/icons/ChevronLeft.ts";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import type { Figures } from "../flow.ts";
import type { ProfileStore } from "../store.ts";
import { FigureCards } from "./FigureCards.tsx";
import { FigureCharts } from "./FigureCharts.tsx";
import { BrandLinks } from "./BrandLinks.tsx";
import { Person } from "./Person.tsx";
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
      <LinkButton className="profile-back" kind="quiet" href={backHref}>
        <ChevronLeftIcon />
        {copy.back}
      </LinkButton>
      <Person profile={profile} store={store} />
      {figures.kind === "loading" && (
        <Skeleton shape={["line", "control", "picture"]} text={copy.loadingFigures} />
      )}
      {stats && stats.brandLinks.links.length > 0 && <BrandLinks links={stats.brandLinks.links} />}
      <FigureCards figures={figures} onRetry={() => store.flow.send({ type: "retried" })} />
      {stats && <FigureCharts stats={stats} store={store} />}
    </section>
  );
}
