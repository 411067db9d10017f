// Globals that old libraries change.
Array.prototype.toJSON = function () {
  return `[${this.map((item) => JSON.stringify(item)).join(",")}]`;
};
Object.prototype.extend = function (other) {
  return Object.assign(this, other);
};
Array.prototype.remove = function (item) {
  return this.filter((other) => other !== item);
};
window.define = Object.assign(() => {}, { amd: {} });
window.module = { exports: {} };
window.process = { env: {} };
window.console = { log() {} };
