/**
 * A part of a JSON body that was written in advance, such as a list that is too long to write in
 * one go. `T` is the type of its content.
 */
export class JsonText<T> {
  /** Exists only for the type. */
  declare readonly says?: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
