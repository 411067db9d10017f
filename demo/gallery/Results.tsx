import { useState } from "react";
import { Alert } from "../../src/shared/ui/Alert.tsx";
import { Button } from "../../src/shared/ui/Button.tsx";
import { ExternalLink } from "../../src/shared/ui/ExternalLink.tsx";
import { LinkButton } from "../../src/shared/ui/LinkButton.tsx";
import { Money } from "../../src/shared/ui/Money.tsx";
import { Picture } from "../../src/shared/ui/Picture.tsx";
import { QrCode } from "../../src/shared/ui/QrCode.tsx";
import { Range } from "../../src/shared/ui/Range.tsx";
import { Screen } from "../../src/shared/ui/Screen.tsx";
import { StoreBadges } from "../../src/shared/ui/StoreBadges.tsx";

export function Results() {
  const [spend, setSpend] = useState(40);
  return (
    <Screen
      heading="You could earn"
      actions={
        <LinkButton kind="accent" wide href="/next">
          Next
        </LinkButton>
      }
    >
      <Money amount="$12,345.60" size="hero" />
      <Range
        label="Monthly dining"
        min={0}
        max={100}
        value={spend}
        onChange={setSpend}
        valueText={`$${(spend * 200).toLocaleString("en-US")}`}
        ends={["$50", "$20,000"]}
      />
      <Money amount="$1,250.00" size="huge" />
      <Alert kind="danger" title="Your card was declined" actions={<Button>Try again</Button>}>
        Nothing was charged. Check the number or use another card.
      </Alert>
      <Alert kind="positive" title="Credit added">
        <Money amount="$25.00" /> is ready to spend.
      </Alert>
      <Alert kind="info">
        Offers end at midnight. See the{" "}
        <ExternalLink href="https://example.com/terms">terms of this offer</ExternalLink>.
      </Alert>
      <Picture src={null} name="Old Rathskeller" />
      <StoreBadges appStore="https://example.com/a" playStore="https://example.com/b" />
      <QrCode
        value="https://example.com/redeem/7F3K9Q"
        label="QR code with your claim code"
        text="7F3K 9Q2M"
      />
    </Screen>
  );
}
