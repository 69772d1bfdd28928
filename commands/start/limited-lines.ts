import { Transform, type TransformCallback } from 'node:stream';

/** More in a second is a flood, of which the first tell enough. */
const mostASecond = 50;

/** A longer line is cut. */
const longestLine = 2000;

/** Passes text on line by line, no more than so many in a second, and says how many it left out. */
export class LimitedLines extends Transform {
  #begun = '';
  #passed = 0;
  #leftOut = 0;
  #second: NodeJS.Timeout | undefined;

  constructor() {
    super({ decodeStrings: false, encoding: 'utf8' });
  }

  override _transform(part: string | Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const lines = (this.#begun + part.toString()).split('\n');
    this.#begun = (lines.pop() ?? '').slice(0, longestLine);
    for (const line of lines) this.#take(line);
    done();
  }

  override _flush(done: TransformCallback): void {
    if (this.#begun !== '') this.#take(this.#begun);
    clearTimeout(this.#second);
    this.#endSecond();
    done();
  }

  #take(line: string): void {
    this.#second ??= setTimeout(() => this.#endSecond(), 1000).unref();
    this.#passed += 1;
    if (this.#passed > mostASecond) this.#leftOut += 1;
    else this.push(`${line.length > longestLine ? `${line.slice(0, longestLine)}…` : line}\n`);
  }

  #endSecond(): void {
    if (this.#leftOut > 0) this.push(`… and ${this.#leftOut} lines more in this second\n`);
    this.#second = undefined;
    this.#passed = 0;
    this.#leftOut = 0;
  }
}
