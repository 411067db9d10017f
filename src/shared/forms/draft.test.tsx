import { expect, it } from "vitest";
import { TextField } from "../ui/TextField.tsx";
import { enter, renderInWidget } from "../ui/testing/renderInWidget.tsx";
import { useForm } from "./useForm.ts";

function Form({ draft }: { draft?: string }) {
  const form = useForm({ draft, initial: { email: "" }, validate: () => ({}), onSubmit: () => {} });
  return <TextField label="Email" {...form.field("email")} />;
}

it("restores the input in a new tree of the same widget, and of no other", () => {
  const { signal } = new AbortController();
  const first = renderInWidget(<Form draft="contact" />, { signal });
  enter(first.screen.getByLabelText("Email"), "ada@example.com");
  first.unmount();
  const again = renderInWidget(<Form draft="contact" />, { signal });
  expect(again.screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.com");
  const other = renderInWidget(<Form draft="contact" />);
  expect(other.screen.getByLabelText<HTMLInputElement>("Email").value).toBe("");
  const unnamed = renderInWidget(<Form />, { signal });
  expect(unnamed.screen.getByLabelText<HTMLInputElement>("Email").value).toBe("");
});
