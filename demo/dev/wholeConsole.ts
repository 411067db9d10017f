// Vite's client writes to the console, but the host page with changed globals leaves only one of
// its methods.
for (const method of ["debug", "info", "warn", "error"] as const) console[method] ??= () => {};
