import { useRef, useState } from "react";
import { verifyPopup, type PartnerBrand } from "../../../shared/contracts/partnerBrands.ts";
import { copyText, selectText } from "../../../shared/host/clipboard.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { useProblemText } from "../problemText.ts";
import { PortalLink } from "../shell/PortalLink.tsx";
import type { PortalStore } from "../storeType.ts";
import css from "./PopupPanel.css?inline";
import { texts } from "./texts.ts";

interface PopupPanelProps {
  portal: PortalStore;
  brand: PartnerBrand;
  isReadOnly: boolean;
  /** Overrides the brand's status if the form has newer data. */
  isVerified?: boolean | undefined;
  /** Called when the server has found the script: `popup_complete` is now true. */
  onVerified?: (() => void) | undefined;
}

/** The pop-up snippet of a brand, to copy, and the check that the website contains it (P21). */
export function PopupPanel({ isVerified, ...props }: PopupPanelProps) {
  const copy = useTexts(texts);
  useSheet(css);
  const { popupSnippet: snippet, popupComplete } = props.brand;
  return (
    <div className="popup">
      {snippet ? <Snippet text={snippet} /> : <p className="muted">{copy.none}</p>}
      {(isVerified ?? popupComplete) ? (
        <Alert kind="positive">{copy.verified}</Alert>
      ) : (
        !props.isReadOnly && <Verification {...props} />
      )}
    </div>
  );
}

function Snippet({ text }: { text: string }) {
  const copy = useTexts(texts);
  const ref = useRef<HTMLElement>(null);
  const [copyStatus, setCopyStatus] = useState("");

  async function copyIt(): Promise<void> {
    if (await copyText(text)) return setCopyStatus(copy.copied);
    if (ref.current) selectText(ref.current);
    setCopyStatus(copy.copyByHand);
  }

  return (
    <div className="popup">
      <p className="field-label">{copy.snippet}</p>
      <p className="muted small">{copy.snippetHint}</p>
      <pre className="popup-code">
        <code ref={ref} translate="no" dir="ltr">
          {text}
        </code>
      </pre>
      <div className="popup-row">
        <Button onClick={() => void copyIt()}>{copy.copy}</Button>
        <span className="muted small" role="status">
          {copyStatus}
        </span>
      </div>
    </div>
  );
}

type Check =
  | { readonly kind: "idle" | "checking" }
  | { readonly kind: "missing" | "failed"; readonly text: string };

function Verification({ portal, brand, onVerified }: PopupPanelProps) {
  const copy = useTexts(texts);
  const problemText = useProblemText();
  const [check, setCheck] = useState<Check>({ kind: "idle" });

  async function verify(): Promise<void> {
    if (check.kind === "checking") return;
    setCheck({ kind: "checking" });
    const outcome = await portal
      .client()
      .call(verifyPopup, { path: { slug: portal.slug() }, body: { partner_brand_id: brand.id } });
    if (!outcome.ok)
      return setCheck({ kind: "failed", text: problemText(outcome.problem, copy.failed) });
    if (!outcome.value.verified)
      return setCheck({ kind: "missing", text: outcome.value.message ?? copy.notFound });
    setCheck({ kind: "idle" });
    const markVerified = (list: PartnerBrand[]): PartnerBrand[] =>
      list.map((item) => (item.id === brand.id ? { ...item, popupComplete: true } : item));
    portal.resources.brands.change(markVerified);
    portal.changeProject((project) => ({ ...project, brands: markVerified(project.brands) }));
    onVerified?.();
  }

  const isAgain = check.kind === "missing" || check.kind === "failed";
  return (
    <>
      {!brand.websiteUrl?.trim() && (
        <p>
          {copy.noWebsite}{" "}
          <PortalLink
            portal={portal}
            to={{ page: "brands", id: brand.id, query: { step: "about", field: "website_url" } }}
          >
            {copy.addWebsite}
          </PortalLink>
        </p>
      )}
      {isAgain && <Alert kind={check.kind === "failed" ? "danger" : "info"}>{check.text}</Alert>}
      <div>
        <Button
          busy={check.kind === "checking"}
          busyText={copy.verifying}
          onClick={() => void verify()}
        >
          {isAgain ? copy.again : copy.verify}
        </Button>
      </div>
    </>
  );
}
