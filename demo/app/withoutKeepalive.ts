// Firefox does not hand requests with `keepalive` to a service worker, so that the mock API would never see them.
const { fetch } = window;

window.fetch = (input, init) => fetch(input, init && { ...init, keepalive: false });
