import { useState } from "react";
import { Button } from "../../src/shared/ui/Button.tsx";
import { Checkbox } from "../../src/shared/ui/Checkbox.tsx";
import { CodeField } from "../../src/shared/ui/CodeField.tsx";
import { MoneyField } from "../../src/shared/ui/MoneyField.tsx";
import { PasswordField } from "../../src/shared/ui/PasswordField.tsx";
import { PhoneField } from "../../src/shared/ui/PhoneField.tsx";
import { Screen } from "../../src/shared/ui/Screen.tsx";
import { Select } from "../../src/shared/ui/Select.tsx";
import { TextField } from "../../src/shared/ui/TextField.tsx";

const states = ["California", "New York", "Texas"].map((name) => ({ value: name, label: name }));

export function Fields() {
  const [text, setText] = useState("Donaudampfschifffahrtsgesellschaftskapitän");
  const [phone, setPhone] = useState("+1 512 555-0100");
  const [code, setCode] = useState("481");
  const [state, setState] = useState("");
  const [isTicked, setTicked] = useState(false);
  return (
    <Screen
      heading="Claim your house credit"
      lead="$25.00 at The Old Rathskeller Brasserie & Oyster Bar of Saint Augustine"
      eyebrow="Step 2 of 4"
      actions={
        <>
          <Button kind="primary" wide>
            Continue
          </Button>
          <Button kind="quiet" wide>
            Change number
          </Button>
        </>
      }
    >
      <div className="stack">
        <TextField label="First name" value={text} onChange={setText} autoComplete="given-name" />
        <TextField
          label="Email"
          value="guest@example"
          onChange={() => {}}
          error="Please enter a valid email address."
          type="email"
        />
        <PhoneField
          label="Phone number"
          value={phone}
          onChange={setPhone}
          hint="We text you a code. Message rates may apply."
        />
        <PasswordField label="Password" value="secret" onChange={() => {}} />
        <MoneyField label="Amount" value="10,000.00" onChange={() => {}} suffix="per month" />
        <CodeField
          label="Verification code"
          hint="Checked when the sixth digit is there."
          value={code}
          onChange={setCode}
        />
        <Select
          label="State"
          value={state}
          onChange={setState}
          options={states}
          placeholder="Choose a state"
        />
        <Checkbox
          label="Email me news and offers. I can unsubscribe at any time."
          checked={isTicked}
          onChange={setTicked}
        />
        <Checkbox
          label="I agree to the terms"
          checked
          onChange={() => {}}
          error="Tick this to go on"
        />
      </div>
    </Screen>
  );
}
