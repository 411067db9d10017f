import { fireEvent } from "@testing-library/dom";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderInWidget } from "../ui/testing/renderInWidget.tsx";
import { FileChooser } from "./FileChooser.tsx";
import { file } from "./testing/pictures.ts";
import { UploadProgress } from "./UploadProgress.tsx";

const one = file("a", "a.png");
const two = file("b", "b.png");

describe("the file chooser", () => {
  it("gives the chosen files, and the same file again", () => {
    const onChoose = vi.fn();
    const { screen } = renderInWidget(
      <FileChooser label="Choose a photo" multiple onChoose={onChoose} />,
    );
    const input = screen.getByLabelText("Choose a photo");
    for (let times = 0; times < 2; times++)
      act(() => void fireEvent.change(input, { target: { files: [one, two] } }));
    expect(onChoose.mock.calls).toEqual([[[one, two]], [[one, two]]]);
  });

  it("takes what is dropped on it: files, and only as many as it may", () => {
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

  it("says what is wrong at the control itself", () => {
    const { screen } = renderInWidget(
      <FileChooser label="Choose a photo" error="This file is empty." onChoose={() => {}} />,
    );
    const input = screen.getByLabelText("Choose a photo");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("This file is empty.").closest(".field-note")?.id).toBe(
      input.getAttribute("aria-describedby"),
    );
  });

  it("takes nothing while it is disabled", () => {
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

describe("the progress of an upload", () => {
  it("names the file and can be stopped", async () => {
    const stop = vi.fn();
    const { screen, user } = renderInWidget(<UploadProgress name="pasta.png" onCancel={stop} />);
    expect(screen.getByText("Uploading pasta.png…")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Cancel upload of pasta.png" }));
    expect(stop).toHaveBeenCalledOnce();
  });
});
