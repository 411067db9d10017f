import { useState } from "react";
import { Button } from "../../src/shared/ui/Button.tsx";
import { Dialog } from "../../src/shared/ui/Dialog.tsx";
import { Disclosure } from "../../src/shared/ui/Disclosure.tsx";
import * as icons from "../../src/shared/ui/Icon.tsx";
import { Progress } from "../../src/shared/ui/Progress.tsx";
import { RadioCards } from "../../src/shared/ui/RadioCards.tsx";
import { Screen } from "../../src/shared/ui/Screen.tsx";
import { Skeleton } from "../../src/shared/ui/Skeleton.tsx";
import { Toast } from "../../src/shared/ui/Toast.tsx";

const packages = [
  { value: "today", label: "Just cover my bill today", figure: "$84.20" },
  {
    value: "plus",
    label: "Dine credit package",
    detail: "Pay $250, dine for $300 at Zum Rheinischen Brauhausgewölbekeller",
    figure: "$250",
  },
  {
    value: "gold",
    label: "Gold package",
    detail: "Not available today",
    figure: "$10,000",
    disabled: true,
  },
] as const;

export function Controls() {
  const [choice, setChoice] = useState<"today" | "plus" | "gold">("plus");
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [toast, setToast] = useState<string | null>(null);
  return (
    <Screen heading="Controls">
      <div className="row">
        <Button kind="primary">Pay $84.20</Button>
        <Button kind="accent">Next</Button>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Button kind="quiet" onClick={() => setToast("Confirm the email sent from the product")}>
          Show toast
        </Button>
        <Button
          kind="primary"
          busy={isBusy}
          busyText="Still working…"
          onClick={() => setBusy(true)}
        >
          Wait
        </Button>
        <Button kind="primary" busy>
          Paying
        </Button>
        <Button disabled>Not yet</Button>
        <Button danger>Remove</Button>
      </div>
      <RadioCards
        legend="How would you like to pay?"
        value={choice}
        onChange={setChoice}
        options={packages}
      />
      <Progress label="Step 2 of 4" value={2} max={4} />
      <div>
        <Disclosure summary="How does it work?" open>
          You dine, you pay, and a part comes back as credit.
        </Disclosure>
        <Disclosure summary="Where can I use it?">At every restaurant on the list.</Disclosure>
      </div>
      <Skeleton shape={["title", "line", "line", "control"]} text="Looking up your offer…" />
      <div className="row">
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} label={name} />
        ))}
      </div>
      <Dialog
        open={isOpen}
        title="Refund $84.20 to Alexandra?"
        onClose={() => setOpen(false)}
        lightDismiss
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep payment</Button>
            <Button kind="primary">Confirm Refund</Button>
          </>
        }
      >
        <p>Check 1042, paid today at 7:45 PM. The tip is refunded with it.</p>
      </Dialog>
      <Toast title="Verify your email address" onHide={() => setToast(null)}>
        {toast}
      </Toast>
    </Screen>
  );
}
