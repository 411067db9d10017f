/** A part of a JSON body that was written beforehand, such as a list too long to be written in one go. `T` is what it says. */
export class JsonText<T> {
  /** Only a type. */
  declare readonly says?: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
