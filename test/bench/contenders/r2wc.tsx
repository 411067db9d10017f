import r2wc from "@r2wc/react-to-web-component";
import { Component } from "./Component.tsx";

customElements.define("bench-calculator", r2wc(Component, { props: { startPosition: "number" } }));
