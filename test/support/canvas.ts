/** In jsdom a canvas has no context, and each call prints an error. As in a browser without one, the answer is null. */
HTMLCanvasElement.prototype.getContext = () => null;
