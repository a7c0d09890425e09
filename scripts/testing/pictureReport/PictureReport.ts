/** One picture, for people to look at. */
export interface ShownPicture {
  /** 'Button' */
  readonly room: string;
  /** 'Gallery, dark' */
  readonly name: string;
  /** Its address, from the page of the report. */
  readonly file: string;
}

/** A picture that is not what it was. */
export interface ComparedPicture extends Pick<ShownPicture, 'room' | 'name'> {
  /** What differs, in a sentence or two. */
  readonly message: string;
  /** As it is kept; absent where none was. */
  readonly before?: string | undefined;
  /** As it is now; absent where it never came to rest. */
  readonly after?: string | undefined;
  /** Where they differ, marked; absent where nobody marked it. */
  readonly difference?: string | undefined;
}

/** What a page of pictures shows. */
export interface PictureReport {
  readonly title: string;
  /** What to do about it, in a sentence or two. */
  readonly advice: string;
  readonly compared: readonly ComparedPicture[];
  /** Pictures without anything to compare them with. */
  readonly current: readonly ShownPicture[];
}
