/** Replaces `defineWidget` of the widgets, which imports the code that mounts them. */
export const defineWidget = <T>(widget: T): { widget: T } => ({ widget });
