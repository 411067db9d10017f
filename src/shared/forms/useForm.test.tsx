import { describe, expect, it, vi } from "vitest";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { markTouched } from "../ui/screenFocus.ts";
import { enter, leave, renderInWidget } from "../ui/testing/renderInWidget.tsx";
import { TextField } from "../ui/TextField.tsx";
import { FormFrame } from "./FormFrame.tsx";
import { type FormErrors, useForm } from "./useForm.ts";

type Values = { name: string; email: string; agreed: boolean };

function Sample({
  onSubmit,
  serverErrors,
}: {
  onSubmit: (values: Values) => void;
  serverErrors?: FormErrors<Values>;
}) {
  const form = useForm<Values>({
    initial: { name: "", email: "", agreed: false },
    validate: ({ name, email, agreed }) => ({
      name: name ? undefined : "Required",
      email: email.includes("@") ? undefined : "Invalid email",
      agreed: agreed ? undefined : "Please agree",
    }),
    onSubmit,
    serverErrors,
  });
  return (
    <FormFrame form={form} label="Sample">
      <TextField label="Name" {...form.field("name")} />
      <TextField label="Email" {...form.field("email")} />
      <Checkbox label="I agree" {...form.check("agreed")} />
      <Button type="submit">Submit</Button>
    </FormFrame>
  );
}

describe("useForm", () => {
  it("refuses, announces, goes to the first wrong field, and loses nothing", async () => {
    const submit = vi.fn();
    const { screen, shadow, user } = renderInWidget(<Sample onSubmit={submit} />);
    enter(screen.getByLabelText("Email"), "guest");
    await user.click(screen.getByRole("button"));
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toBe("3 fields need your attention");
    expect(shadow.activeElement).toBe(screen.getByLabelText("Name"));
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("guest");
  });

  it("goes to the first wrong field at every refused submit", async () => {
    const { screen, shadow, user } = renderInWidget(<Sample onSubmit={() => {}} />);
    await user.click(screen.getByRole("button"));
    enter(screen.getByLabelText("Name"), "Ana");
    await user.click(screen.getByRole("button"));
    expect(shadow.activeElement).toBe(screen.getByLabelText("Email"));
  });

  it("shows an error when a field is left, and not before; removes it once the value is valid", () => {
    const { screen } = renderInWidget(<Sample onSubmit={() => {}} />);
    enter(screen.getByLabelText("Email"), "guest");
    expect(screen.queryByText("Invalid email")).toBeNull();
    leave(screen.getByLabelText("Email"));
    expect(screen.queryByText("Invalid email")).not.toBeNull();
    enter(screen.getByLabelText("Email"), "guest@example.com");
    expect(screen.queryByText("Invalid email")).toBeNull();
    expect(screen.queryByText("Required")).toBeNull();
  });

  it("submits when all is right", async () => {
    const submit = vi.fn();
    const { screen, user } = renderInWidget(<Sample onSubmit={submit} />);
    enter(screen.getByLabelText("Name"), "Ana");
    await user.click(screen.getByLabelText("I agree"));
    enter(screen.getByLabelText("Email"), "ana@example.com");
    await user.click(screen.getByRole("button"));
    expect(submit.mock.calls).toEqual([[{ name: "Ana", email: "ana@example.com", agreed: true }]]);
  });

  it("shows the server's error until its field changes, and goes to it only after the person has used the widget", () => {
    const errors = { email: "Already taken" };
    const { screen, shadow, render } = renderInWidget(
      <Sample onSubmit={() => {}} serverErrors={errors} />,
    );
    expect(shadow.activeElement).toBeNull();
    markTouched(shadow);
    render(<Sample onSubmit={() => {}} serverErrors={{ ...errors }} />);
    expect(shadow.activeElement).toBe(screen.getByLabelText("Email"));
    expect(screen.queryByText("Already taken")).not.toBeNull();
    enter(screen.getByLabelText("Email"), "x");
    expect(screen.queryByText("Already taken")).toBeNull();
  });
});
