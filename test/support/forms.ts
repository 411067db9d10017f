import { File as PlatformFile } from "node:buffer";

// From Node 24 on, `fetch` makes the files of a form with the global `File` of that moment, and
// demands that they are instances of the `File` with which it was loaded, which jsdom has replaced
// since. It gets that one while it reads a form, or adds a blob to one.
const pageFile = globalThis.File;
let calls = 0;

function enter(): void {
  calls += 1;
  Reflect.set(globalThis, "File", PlatformFile);
}

function leave(): void {
  calls -= 1;
  if (!calls) globalThis.File = pageFile;
}

/** The platform's own class. `Request` may be a class of the environment that extends it. */
let requests = Request.prototype;
while (!Object.hasOwn(requests, "formData")) requests = Object.getPrototypeOf(requests);
const { formData } = requests;
requests.formData = async function readForm() {
  enter();
  try {
    return await formData.call(this);
  } finally {
    leave();
  }
};

const forms: FormData = Object.getPrototypeOf(await new Response(new URLSearchParams()).formData());
const { append } = forms;
forms.append = function appendToForm(
  ...args: [name: string, value: string & Blob, fileName?: string]
) {
  enter();
  try {
    append.apply(this, args);
  } finally {
    leave();
  }
};
