import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { CodeField } from "./CodeField.tsx";
import { EmailField } from "./EmailField.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { PhoneField } from "./PhoneField.tsx";
import { RadioCards } from "./RadioCards.tsx";
import { Range } from "./Range.tsx";
import { Select } from "./Select.tsx";
import { enter, renderInWidget } from "./testing/renderInWidget.tsx";
import { TextField } from "./TextField.tsx";

function Phone({ orEmail = false, start = "" }) {
  const [value, setValue] = useState(start);
  return <PhoneField label="Phone number" value={value} onChange={setValue} orEmail={orEmail} />;
}

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState("");
  return (
    <CodeField
      label="Verification code"
      value={value}
      onChange={setValue}
      onComplete={onComplete}
    />
  );
}

function Email({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <EmailField label="Email" hint="For the receipt" value={value} onChange={setValue} />;
}

describe("EmailField", () => {
  it("offers the likely address of a mistyped mail service, and one press takes it", async () => {
    const { screen, shadow, user } = renderInWidget(<Email start="ada@gmial.com" />);
    const field = screen.getByLabelText<HTMLInputElement>("Email");
    const take = screen.getByRole("button", { name: "ada@gmail.com" });
    expect(field.getAttribute("aria-describedby")).toBe(take.parentElement?.id);
    expect(take.parentElement?.textContent).toBe("Did you mean ada@gmail.com?");
    await user.click(take);
    expect(field.value).toBe("ada@gmail.com");
    expect(screen.queryByRole("button")).toBeNull();
    expect(shadow.activeElement).toBe(field);
    expect(screen.getByText("For the receipt")).toBeTruthy();
  });
});

describe("TextField", () => {
  it("ties label, hint and error to the input; the error takes the place of the hint", () => {
    const field = (error?: string) => (
      <TextField
        label="Email"
        hint="We send a receipt."
        error={error}
        value="x"
        onChange={() => {}}
      />
    );
    const { screen, shadow, render } = renderInWidget(field());
    const input = screen.getByLabelText("Email");
    const described = (): string | undefined =>
      shadow.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent ?? undefined;
    expect(described()).toBe("We send a receipt.");
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    render(field("Invalid email"));
    expect(described()).toBe("Invalid email");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Invalid email").closest("[aria-live=polite]")).not.toBeNull();
  });
});

describe("PhoneField", () => {
  it("formats while typing and while deleting [O11] [A5.20]", async () => {
    const { screen, user } = renderInWidget(<Phone />);
    const input = screen.getByLabelText<HTMLInputElement>("Phone number");
    await user.type(input, "5125550100");
    expect(input.value).toBe("+1 512 555-0100");
    await user.type(input, "{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}");
    expect(input.value).toBe("+1 512 55");
  });

  it("keeps the caret where a digit is put in or taken out", async () => {
    const { screen, user } = renderInWidget(<Phone start="+1 512 555-010" />);
    const input = screen.getByLabelText<HTMLInputElement>("Phone number");
    await user.type(input, "9", { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(input.value).toBe("+1 512 955-5010");
    expect(input.selectionStart).toBe("+1 512 9".length);
    await user.keyboard("{Backspace}");
    expect(input.value).toBe("+1 512 555-010");
    expect(input.selectionStart).toBe("+1 512".length);
  });

  it.each(["(512) 555-0100", "1.512.555.0100", "+1-512-555-0100", "٥١٢٥٥٥٠١٠٠"])(
    "takes the pasted %j",
    (text) => {
      const { screen } = renderInWidget(<Phone />);
      const input = screen.getByLabelText<HTMLInputElement>("Phone number");
      enter(input, text);
      expect(input.value).toBe("+1 512 555-0100");
    },
  );

  it("leaves an e-mail address alone and formats what is clearly a number [O5]", async () => {
    const { screen, user } = renderInWidget(<Phone orEmail />);
    const input = screen.getByLabelText<HTMLInputElement>("Phone number");
    await user.type(input, "5starguest@example.com");
    expect(input.value).toBe("5starguest@example.com");
    enter(input, "512 555 0100");
    expect(input.value).toBe("+1 512 555-0100");
    enter(input, "");
    await user.type(input, "512555010");
    expect(input.value).toBe("512555010");
    await user.type(input, "0");
    expect(input.value).toBe("+1 512 555-0100");
    await user.type(input, "{Backspace}9");
    expect(input.value).toBe("+1 512 555-0109");
  });

  it.each(["5125550100@example.com", "51255501009@example.com"])(
    "keeps an e-mail address that begins like a number as it is typed: %s [O5]",
    async (address) => {
      const { screen, user } = renderInWidget(<Phone orEmail />);
      const input = screen.getByLabelText<HTMLInputElement>("Phone number");
      await user.type(input, address);
      expect(input.value).toBe(address);
    },
  );
});

describe("CodeField", () => {
  it("reports each distinct code once, typed or pasted", async () => {
    const complete = vi.fn();
    const { screen, user } = renderInWidget(<Code onComplete={complete} />);
    const input = screen.getByLabelText<HTMLInputElement>("Verification code");
    await user.type(input, "48 19-23");
    await user.type(input, "7");
    await user.type(input, "{Backspace}3");
    enter(input, "");
    enter(input, "٤٨١٩٢٤");
    expect(complete.mock.calls).toEqual([["481923"], ["481924"]]);
    expect(input.autocomplete).toBe("one-time-code");
    expect(input.inputMode).toBe("numeric");
  });
});

describe("other controls", () => {
  it("a password can be shown", async () => {
    const { screen, user } = renderInWidget(
      <PasswordField label="Password" value="secret" onChange={() => {}} />,
    );
    const input = screen.getByLabelText<HTMLInputElement>("Password");
    expect([input.type, input.autocomplete]).toEqual(["password", "current-password"]);
    await user.click(screen.getByRole("button", { name: "Show password", pressed: false }));
    expect(input.type).toBe("text");
    expect(screen.getByRole("button", { pressed: true })).not.toBeNull();
  });

  it("a checkbox, a card, a select and a slider call back with the chosen value", async () => {
    const onChange = vi.fn();
    const { screen, user } = renderInWidget(
      <>
        <Checkbox label="News" checked={false} onChange={onChange} />
        <RadioCards
          legend="Pay"
          value="a"
          onChange={onChange}
          options={[
            { value: "a", label: "Bill" },
            { value: "b", label: "Package", detail: "$250" },
          ]}
        />
        <Select
          label="State"
          value=""
          onChange={onChange}
          options={[{ value: "TX", label: "Texas" }]}
          placeholder="Choose"
        />
        <Range label="Dining" value={4} min={0} max={9} onChange={onChange} valueText="$4,000" />
      </>,
    );
    await user.click(screen.getByLabelText("News"));
    await user.click(screen.getByLabelText(/Package/));
    await user.selectOptions(screen.getByLabelText("State"), "Texas");
    expect(onChange.mock.calls).toEqual([[true], ["b"], ["TX"]]);
    expect(screen.getByRole("radiogroup", { name: "Pay" })).not.toBeNull();
    expect(screen.getByRole("slider", { name: "Dining" }).getAttribute("aria-valuetext")).toBe(
      "$4,000",
    );
  });
});
