/** The component that the contenders render; the bench's builds put the calculator in its place where they measure with that (`build.ts`). */
export { Light as Component } from "./Light.tsx";
