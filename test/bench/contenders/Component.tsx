/**
 * The component that the contenders render. In builds that measure the calculator, it is replaced
 * (`build.ts`).
 */
export { Light as Component } from "./Light.tsx";
