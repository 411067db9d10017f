// Vite's client writes to the console, of which the host page with changed globals leaves one method.
for (const method of ["debug", "info", "warn", "error"] as const) console[method] ??= () => {};
