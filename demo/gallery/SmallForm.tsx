import { emailAddressError } from "../../src/shared/forms/email.ts";
import { FormFrame } from "../../src/shared/forms/FormFrame.tsx";
import { normalizePhone } from "../../src/shared/forms/phone.ts";
import { useForm } from "../../src/shared/forms/useForm.ts";
import { Button } from "../../src/shared/ui/Button.tsx";
import { Checkbox } from "../../src/shared/ui/Checkbox.tsx";
import { PhoneField } from "../../src/shared/ui/PhoneField.tsx";
import { Screen } from "../../src/shared/ui/Screen.tsx";
import { TextField } from "../../src/shared/ui/TextField.tsx";

export function SmallForm() {
  const form = useForm({
    initial: { email: "", phone: "", agreed: false },
    validate: ({ email, phone, agreed }) => ({
      email: emailAddressError(email) ? "Invalid email" : undefined,
      phone: normalizePhone(phone, "US") ? undefined : "Please enter a valid phone number.",
      agreed: agreed ? undefined : "Tick this to go on",
    }),
    onSubmit: (values) => console.log(values),
  });
  return (
    <Screen heading="A small form" width="manager">
      <FormFrame form={form}>
        <TextField label="Email" type="email" {...form.field("email")} />
        <PhoneField label="Phone number" {...form.field("phone")} />
        <Checkbox label="I agree to the terms" {...form.check("agreed")} />
        <Button type="submit" kind="primary">
          Submit
        </Button>
      </FormFrame>
    </Screen>
  );
}
