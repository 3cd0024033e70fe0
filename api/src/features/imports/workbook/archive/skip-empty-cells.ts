/** The opening tags of a row and cell that are held back until they have content. */
interface Held {
  row?: string;
  cell?: string;
}

/** A tag of a row or cell; some programs write a prefix before each name: <x:row>. */
const tags = /<(\/?)(?:\w{1,32}:)?(row|c)(\s[^<>]*?)?(\/?)>/g;
/** Characters: no tag is longer. */
const longestTag = 4096;

/**
 * Leaves out empty formatted cells and rows of a sheet, piece by piece while it is unpacked: programs write hundreds of thousands of them.
 * Elements without an explicit position stay, as the positions of others depend on them. Cells of type date, as in the strict form of the
 * format, become texts: `2027-02-20`, `T08:00:00`. These are local times, even if some programs append a Z.
 */
export class EmptyCellSkipper {
  #rest = '';
  #held: Held = {};
  /** The content of a date cell so far. */
  #date: string | undefined;
  #written: string[] = [];

  /** Takes the next piece. Returns the output that is certain so far. */
  take(piece: Buffer): Buffer {
    const text = this.#rest + piece.toString('latin1');
    let at = 0;
    for (const match of text.matchAll(tags)) {
      this.#between(text.slice(at, match.index));
      at = match.index + match[0].length;
      const [tag, closing, name, attributes = '', closed] = match;
      if (closing) this.#end(name === 'row' ? 'row' : 'cell', tag);
      else this.#start(name === 'row' ? 'row' : 'cell', tag, attributes, closed !== '');
    }
    const tail = text.slice(at);
    const open = tail.lastIndexOf('<');
    const isCut = open >= 0 && tail.indexOf('>', open) < 0 && tail.length - open < longestTag;
    this.#rest = isCut ? tail.slice(open) : '';
    this.#between(isCut ? tail.slice(0, open) : tail);
    return this.#flush();
  }

  /** The output that was held back when the sheet ended. */
  end(): Buffer {
    this.#between(this.#rest);
    this.#release();
    if (this.#date !== undefined) this.#written.push(this.#date);
    return this.#flush();
  }

  #start(what: keyof Held, tag: string, attributes: string, isClosed: boolean): void {
    const hasPlace = /\sr=/.test(attributes);
    if (isClosed && hasPlace) return;
    if (what === 'row') this.#held = {};
    if (!hasPlace || isClosed) {
      this.#release();
      this.#written.push(tag);
    } else if (what === 'cell' && /\st=["']d["']/.test(attributes)) {
      this.#release();
      this.#written.push(tag.replace(/(\st=["'])d/, '$1str'));
      this.#date = '';
    } else this.#held = { ...this.#held, [what]: tag };
  }

  #end(what: keyof Held, tag: string): void {
    if (this.#date !== undefined) {
      this.#written.push(this.#date.replace(/Z(?=\s*<\/)/, ''));
      this.#date = undefined;
    }
    if (this.#held[what] === undefined) this.#written.push(tag);
    else this.#held = what === 'cell' ? { row: this.#held.row } : {};
  }

  #between(text: string): void {
    const isHeld = this.#held.row !== undefined || this.#held.cell !== undefined;
    if (text === '' || (isHeld && text.trim() === '')) return;
    this.#release();
    if (this.#date === undefined) this.#written.push(text);
    else this.#date += text;
  }

  #release(): void {
    const { row, cell } = this.#held;
    this.#held = {};
    if (row !== undefined) this.#written.push(row);
    if (cell !== undefined) this.#written.push(cell);
  }

  #flush(): Buffer {
    const bytes = Buffer.from(this.#written.join(''), 'latin1');
    this.#written = [];
    return bytes;
  }
}
