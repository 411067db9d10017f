/**
 * A fake of the bank-link script: `Plaid.create` with open, exit and success in a dialog of the
 * page. A link token that starts with `expired` fails as the real one does. No bank is involved,
 * and a public token contains the link token.
 */
interface Settings {
  readonly token: string;
  /** The address to which a bank's page redirected. */
  readonly receivedRedirectUri?: string;
  readonly onSuccess?: (publicToken: string, metadata: object) => void;
  readonly onExit?: (error: object | null, metadata: object) => void;
  readonly onLoad?: () => void;
  readonly onEvent?: (name: string, metadata: object) => void;
}

const bank = { institution_id: "ins_109508", name: "First Platypus Bank" };
const accounts = [
  { id: "acc-1", name: "Checking", mask: "0000", type: "depository", subtype: "checking" },
];
let links = 0;

function create(settings: Settings) {
  if (!settings.token) throw new Error("Missing Link token");
  const session = `link-session-${++links}`;
  let dialog: HTMLDialogElement | undefined;

  const leave = (error: object | null) => {
    close();
    settings.onEvent?.("EXIT", { link_session_id: session });
    settings.onExit?.(error, {
      institution: null,
      status: "requires_credentials",
      link_session_id: session,
    });
  };
  const succeed = () => {
    close();
    settings.onEvent?.("HANDOFF", { link_session_id: session });
    settings.onSuccess?.(`public-sandbox-${settings.token}`, {
      institution: bank,
      accounts,
      link_session_id: session,
    });
  };
  function close(): void {
    dialog?.remove();
    dialog = undefined;
  }
  function open(): void {
    if (dialog) return;
    if (settings.token.startsWith("expired"))
      return leave({
        error_type: "INVALID_INPUT",
        error_code: "INVALID_LINK_TOKEN",
        error_message: "The provided link token is expired",
        display_message: null,
      });
    settings.onEvent?.("OPEN", { link_session_id: session });
    if (settings.receivedRedirectUri) {
      if (!new URL(settings.receivedRedirectUri).searchParams.has("oauth_state_id"))
        return leave({
          error_type: "INVALID_INPUT",
          error_code: "INVALID_FIELD",
          error_message: "oauth_state_id is missing",
          display_message: null,
        });
      return succeed();
    }
    dialog = linkDialog(succeed, () => leave(null));
    document.body.append(dialog);
    dialog.showModal();
  }

  setTimeout(() => settings.onLoad?.());
  return { open, exit: () => dialog && leave(null), submit() {}, destroy: close };
}

function linkDialog(succeed: () => void, leave: () => void): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  const title = Object.assign(document.createElement("h2"), {
    id: "bank-link-title",
    textContent: "Link a bank (fake)",
  });
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  });
  dialog.append(
    title,
    button(`Link ${bank.name}`, succeed),
    button("Continue on the bank’s own page", visitBank),
    button("Leave without linking", leave),
  );
  return dialog;
}

/** Redirects straight back, as a bank's page does after signing in. */
function visitBank(): void {
  const url = new URL(location.href);
  url.searchParams.set("oauth_state_id", "fake");
  location.assign(url);
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: label,
  });
  element.addEventListener("click", press);
  return element;
}

Object.assign(globalThis, { Plaid: { create, version: "2.0.0" } });
