import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { Application } from "./Application.tsx";

console.log(
  renderToString(
    <StrictMode>
      <Application />
    </StrictMode>,
  ),
);
