import { createRoot } from "react-dom/client";
import { Component } from "./Component.tsx";

for (const element of document.querySelectorAll<HTMLElement>("[data-bench]")) {
  createRoot(element).render(<Component startPosition={Number(element.dataset.startPosition)} />);
}
