/** The bank's challenge window: passes or fails on a press, as with the provider's test cards. */
export function challenge(): Promise<boolean> {
  return new Promise((settle) => {
    const window = document.createElement("dialog");
    window.setAttribute("aria-label", "3D Secure");
    const words = document.createElement("p");
    words.textContent = "Your bank asks whether this payment is yours.";
    const end = (isPassed: boolean) => () => {
      window.remove();
      settle(isPassed);
    };
    window.append(
      words,
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
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.style.minHeight = "44px";
  made.addEventListener("click", press);
  return made;
}
