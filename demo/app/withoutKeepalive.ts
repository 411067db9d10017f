// Firefox does not pass requests with `keepalive` to a service worker, so the mock API would never
// see them.
const { fetch } = window;

window.fetch = (input, init) => fetch(input, init && { ...init, keepalive: false });
