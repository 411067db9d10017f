import { createRoot } from "react-dom/client";
import baseCss from "../../../src/shared/ui/base.css?inline";
import { Component } from "./Component.tsx";

/**
 * The minimum that a widget with isolated styles needs: a shadow root, and a style sheet that all
 * of them share.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(baseCss);

for (const element of document.querySelectorAll<HTMLElement>("[data-bench]")) {
  const shadow = element.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [sheet];
  const container = document.createElement("div");
  container.className = "dining";
  shadow.append(container);
  createRoot(container).render(<Component startPosition={Number(element.dataset.startPosition)} />);
}
