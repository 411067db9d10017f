import { fireEvent } from "@testing-library/dom";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderInWidget } from "../ui/testing/renderInWidget.tsx";
import { FileChooser } from "./FileChooser.tsx";
import { file } from "./testing/images.ts";
import { UploadProgress } from "./UploadProgress.tsx";

const one = file("a", "a.png");
const two = file("b", "b.png");

describe("FileChooser", () => {
  it("passes on the chosen files, also the same files again", () => {
    const onChoose = vi.fn();
    const { screen } = renderInWidget(
      <FileChooser label="Choose a photo" multiple onChoose={onChoose} />,
    );
    const input = screen.getByLabelText("Choose a photo");
    for (let times = 0; times < 2; times++)
      act(() => void fireEvent.change(input, { target: { files: [one, two] } }));
    expect(onChoose.mock.calls).toEqual([[[one, two]], [[one, two]]]);
  });

  it("accepts dropped files, up to the number allowed, and leaves other drops to the page", () => {
    const onChoose = vi.fn();
    const { screen, container } = renderInWidget(
      <FileChooser label="Choose a logo" onChoose={onChoose} />,
    );
    const zone = container.querySelector(".file-chooser")!;
    function drop(types: string[], files: File[]): boolean {
      let isLeftToPage = true;
      act(() => void (isLeftToPage = fireEvent.drop(zone, { dataTransfer: { types, files } })));
      return isLeftToPage;
    }
    expect(drop(["text/plain"], [])).toBe(true);
    expect(drop(["Files"], [one, two])).toBe(false);
    expect(onChoose.mock.calls).toEqual([[[one]]]);
    expect(screen.getByLabelText("Choose a logo")).toHaveProperty("multiple", false);
  });

  it("shows an error that describes the control", () => {
    const { screen } = renderInWidget(
      <FileChooser label="Choose a photo" error="This file is empty." onChoose={() => {}} />,
    );
    const input = screen.getByLabelText("Choose a photo");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("This file is empty.").closest(".field-note")?.id).toBe(
      input.getAttribute("aria-describedby"),
    );
  });

  it("ignores drops while disabled", () => {
    const onChoose = vi.fn();
    const { container } = renderInWidget(
      <FileChooser label="Choose a photo" disabled onChoose={onChoose} />,
    );
    act(
      () =>
        void fireEvent.drop(container.querySelector(".file-chooser")!, {
          dataTransfer: { types: ["Files"], files: [one] },
        }),
    );
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe("UploadProgress", () => {
  it("names the file, shows how much of it has left, and cancels the upload", async () => {
    const stop = vi.fn();
    const { screen, user } = renderInWidget(
      <UploadProgress name="pasta.png" percent={45} onCancel={stop} />,
    );
    expect(screen.getByText("Uploading pasta.png…")).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "45% uploaded" })).toMatchObject({
      value: 45,
      max: 100,
    });
    await user.click(screen.getByRole("button", { name: "Cancel upload of pasta.png" }));
    expect(stop).toHaveBeenCalledOnce();
  });
});
