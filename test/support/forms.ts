import { File as PlatformFile } from "node:buffer";

// From Node 24 on, `formData()` makes the files of a form with the global `File` of that moment, and
// demands that they are instances of the `File` with which `fetch` was loaded, which jsdom has
// replaced since. It gets that one while it reads.
const pageFile = globalThis.File;
let readings = 0;

/** The platform's own class. `Request` may be a class of the environment that extends it. */
let platform = Request.prototype;
while (!Object.hasOwn(platform, "formData")) platform = Object.getPrototypeOf(platform);
const { formData } = platform;

platform.formData = async function readForm() {
  readings += 1;
  Reflect.set(globalThis, "File", PlatformFile);
  try {
    return await formData.call(this);
  } finally {
    readings -= 1;
    if (!readings) globalThis.File = pageFile;
  }
};
