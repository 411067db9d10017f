/** The bank's challenge window: passes or fails on a press, as with the provider's test cards. */
export function challenge(): Promise<boolean> {
  return new Promise((settle) => {
    const window = document.createElement("dialog");
    window.setAttribute("aria-label", "3D Secure");
    const text = document.createElement("p");
    text.textContent = "Your bank asks whether this payment is yours.";
    const end = (isPassed: boolean) => () => {
      window.remove();
      settle(isPassed);
    };
    window.append(
      text,
      button("Complete authentication", end(true)),
      " ",
      button("Fail authentication", end(false)),
    );
    window.addEventListener("cancel", end(false));
    document.body.append(window);
    window.showModal();
  });
}

function button(text: string, press: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  element.style.minHeight = "44px";
  element.addEventListener("click", press);
  return element;
}
