/**
 * jsdom prints a stack for each method that it lacks, such as `window.print`. Tests look at what
 * the widget did before. Everything else that jsdom has to say is still printed.
 */
declare const jsdom: {
  readonly virtualConsole: {
    listeners(type: "jsdomError"): ((error: { readonly type?: string }) => void)[];
    removeAllListeners(type: "jsdomError"): void;
    on(type: "jsdomError", listener: (error: { readonly type?: string }) => void): void;
  };
};

const { virtualConsole } = jsdom;
const printers = virtualConsole.listeners("jsdomError");
virtualConsole.removeAllListeners("jsdomError");
virtualConsole.on("jsdomError", (error) => {
  if (error.type !== "not implemented") for (const print of printers) print(error);
});

export {};
