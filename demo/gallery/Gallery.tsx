import css from "./Gallery.css?inline";
import { useSheet } from "../../src/shared/widget/useSheet.ts";
import { Controls } from "./Controls.tsx";
import { Fields } from "./Fields.tsx";
import { Lists } from "./Lists.tsx";
import { Results } from "./Results.tsx";
import { SmallForm } from "./SmallForm.tsx";

export function Gallery() {
  useSheet(css);
  return (
    <div className="gallery">
      <Fields />
      <Results />
      <Controls />
      <Lists />
      <SmallForm />
    </div>
  );
}
