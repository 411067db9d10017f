/**
 * jsdom forgets a click's target when the event leaves a shadow root. A label around a select or a
 * text area then answers its own control's click with another click, endlessly. This tells the
 * label what was clicked.
 */
interface LabelInside {
  _activationBehavior(event: unknown): void;
}

let clicked: EventTarget | undefined;
addEventListener("click", (event) => (clicked = event.composedPath()[0]), true);

function partOf(holder: object, description: string): unknown {
  const key = Object.getOwnPropertySymbols(holder).find(
    (symbol) => symbol.description === description,
  );
  return key && Reflect.get(holder, key);
}

// SAFETY: jsdom's own implementation object of a label. With a jsdom that lacks it, this fails at
// once.
const inside = Object.getPrototypeOf(
  partOf(document.createElement("label"), "impl"),
) as LabelInside;
const activate = inside._activationBehavior;

inside._activationBehavior = function (this: LabelInside, event) {
  const label = partOf(this, "wrapper");
  const isOwnControl =
    label instanceof HTMLLabelElement &&
    clicked instanceof Node &&
    label.control?.contains(clicked);
  if (!isOwnControl) activate.call(this, event);
};
