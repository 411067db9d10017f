import { useState } from "react";
import { DiningWidget } from "./DiningWidget.tsx";

const slides = [{ title: "Bring a friend" }, { title: "Happy hour by the harbor" }];
const mobileLink = { enableTextLink: true };
const carousel = { slides, label: "News" };

/**
 * The page of an application with three widgets: one without calls, one with calls, and one with a
 * React library.
 */
export function Application() {
  const [startPosition, setStartPosition] = useState(0);
  const [isShown, setShown] = useState(true);
  return (
    <main>
      <button type="button" onClick={() => setStartPosition(21)}>
        Start at the highest step
      </button>
      <button type="button" onClick={() => setShown(false)}>
        Leave
      </button>
      <Calculator startPosition={startPosition} isShown={isShown} />
      <DiningWidget name="MobileLink" options={mobileLink} />
      <DiningWidget name="DynamicSlider" options={carousel} />
    </main>
  );
}

function Calculator({ startPosition, isShown }: { startPosition: number; isShown: boolean }) {
  const [options, setOptions] = useState({ startPosition });
  if (options.startPosition !== startPosition) setOptions({ startPosition });
  return (
    isShown && (
      <DiningWidget name="SubscriptionCalculator" options={options}>
        <a href="/calculator">Estimate your earnings</a>
      </DiningWidget>
    )
  );
}
