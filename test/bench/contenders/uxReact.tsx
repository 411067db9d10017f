import { Application } from "@hotwired/stimulus";
import { registerReactControllerComponents } from "@symfony/ux-react/dist/loader.js";
import type { ComponentCollection } from "@symfony/ux-react/dist/components.js";
import ReactController from "@symfony/ux-react/dist/render_controller.js";
import { Component } from "./Component.tsx";

// SAFETY: the package's type for a component has no props, but the package passes what the page
// says.
const components = { Component } as unknown as ComponentCollection;

registerReactControllerComponents(components);
Application.start().register("symfony--ux-react--react", ReactController);
