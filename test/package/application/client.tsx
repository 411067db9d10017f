import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Application } from "./Application.tsx";

const root = document.querySelector("#root");
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <Application />
    </StrictMode>,
  );
