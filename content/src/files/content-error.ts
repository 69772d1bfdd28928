/** One thing wrong in one file of `content/`. */
export interface ContentFault {
  /** Path inside `content/`. */
  readonly file: string;
  /** Where in the file, for example `openingHours.5.closes`; empty for the file as a whole. */
  readonly key: string;
  readonly reason: string;
}

/** Says everything that is wrong at once, one line for each fault: file, key, reason. */
export class ContentError extends Error {
  readonly faults: readonly ContentFault[];
  /** Commands print the lines alone: where they came from in the code would only hide them. */
  readonly forPeople = true;

  constructor(faults: readonly ContentFault[]) {
    super(
      faults
        .map(({ file, key, reason }) => `content/${file}: ${key === '' ? reason : `${key}: ${reason}`}`)
        .join('\n'),
    );
    this.name = 'ContentError';
    this.faults = faults;
  }
}
