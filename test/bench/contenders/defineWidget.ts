/** Replaces the widgets' own, which brings the code that mounts them. */
export const defineWidget = <T>(widget: T): { widget: T } => ({ widget });
